import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { NOTHING } from '#server/features/exchange/understanding/words/cellWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { withPlainDigits } from './plainDigits.ts';
import { type Scale, scaleIn } from './scales.ts';

/** `≤ 3 %`, `at least 12`, `20 ± 1.5`: which way is better, as the figure itself says. */
export type Comparator = 'most' | 'least' | 'near';

/** A number as it stands in a cell, whatever stands around it. */
export type Figure = {
  readonly value: number;
  /** What it is if its mark is read the other way; null where it can be read one way only. */
  readonly other: number | null;
  /** `%` behind it. */
  readonly isPercent: boolean;
  /** A sign, code or name of money; null without one. */
  readonly currency: string | null;
  /** Whatever other word stands behind it. */
  readonly unit: string;
  readonly comparator: Comparator | null;
  /** What it was multiplied by: 1e6 for `18.4 Million`. */
  readonly scale: Scale;
  /** Digits without a mark, or a number of a workbook: nothing was to be decided. */
  readonly isPlain: boolean;
};

const PLAIN = /^-?\d{1,15}(?:\.\d{1,2})?$|^-?\d{1,15}\.\d{4,}$/;
const LONGEST = 60;
/** `41O`: likely 410. */
const LETTER_FOR_DIGIT = /\d[OoI](?![\p{L}\p{N}])/u;

/** Reads a cell as a figure; null for anything else. `mark` decides where both readings are possible. */
export function readFigure(given: string, mark: DecimalMark): Figure | null {
  const cell = withPlainDigits(given);
  if (PLAIN.test(cell) && (mark === '.' || !cell.includes('.'))) return plain(Number(cell));
  if (cell.length > LONGEST || !/\d/.test(cell) || LETTER_FOR_DIGIT.test(cell)) return null;
  const text = tidied(cell);
  const compared = comparatorOf(text);
  const rest = compared.rest;
  const found = numberIn(rest, mark);
  if (found === null) return null;
  const { before, after } = found;
  if (!isPrefix(before)) return null;
  const told = afterNumber(after, before);
  if (told === null) return null;
  const value = (told.isNegative || found.isNegative ? -1 : 1) * found.value;
  const scaled = (amount: number) => scaledBy(amount, told.scale);
  return {
    value: scaled(value),
    other: found.other === null ? null : scaled((value < 0 ? -1 : 1) * found.other),
    isPercent: told.isPercent,
    currency: told.currency,
    unit: told.unit,
    comparator: compared.comparator ?? told.comparator,
    scale: told.scale,
    isPlain: found.isPlain,
  };
}

/** A figure within a sentence, where a comparator stands before it: `no mínimo 60 peças`, `≥ 12% das visitas`. */
export function readSentenceFigure(sentence: string, mark: DecimalMark): Figure | null {
  const text = tidied(sentence);
  const at = SENTENCE_COMPARATOR.exec(text);
  if (at === null) return null;
  const rest = text.slice(at.index);
  const piece = /^.*?\d[\d.,'’ ]*(?:\s?\p{L}+|\s?%)?(?:\s\p{L}+)?/u.exec(rest)?.[0] ?? rest;
  for (let words = piece.split(' '); words.length > 0; words = words.slice(0, -1)) {
    const figure = readFigure(words.join(' '), mark);
    if (figure !== null) return figure;
  }
  return null;
}

/** Whether a cell says that there is no figure: empty, `n/a`, `TBD`, `pending`, `k. A.`. */
export function isNoFigure(cell: string): boolean {
  return isNoneInFile(cell) || NOTHING.has(wordKey(cell)) || /^[\s\-–—.…*/?]+$/.test(cell);
}

function plain(value: number): Figure {
  return { value, other: null, isPercent: false, currency: null, unit: '', comparator: null, scale: 1, isPlain: true };
}

/** Marks of footnotes and of preliminary figures say nothing about the number. */
function tidied(cell: string): string {
  const text = cell
    .replace(/(?<=[\d%)\p{L}])[¹²³⁴⁵⁶⁷⁸⁹⁰]+\s*$/u, '')
    .normalize('NFKC')
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ')
    .replace(/[\u2212\u2012\u2013\u2014]/g, '-')
    .trim();
  return text
    .replace(
      /\s*\((?:p|e|r|f|est|prov|prelim|preliminary|estimated|provisional|revised|vorläufig|geschätzt|provisoire|estimé|provisional|estimado|prov\.|est\.)\)$/i,
      '',
    )
    .replace(/(?<=[\d%\p{L}])\s*\((?:19|20)\d{2}\)$/u, '')
    .replace(/(?<=[\d%])\s*[*†‡#§]+$/u, '')
    .replace(/^[~≈]\s*/, '');
}

const LEAST =
  '>=|=>|≥|>|⩾|mindestens|mind\\.?|at least|minimum of|minimum|min\\.?|more than|over|above|not less than|no less than|greater than|mindestens|mind\\.|über|mehr als|wenigstens|au moins|minimum de|plus de|supérieur à|al menos|como mínimo|mínimo de|mínimo|no mínimo|más de|mayor a|mayor que|superior a|mais de|pelo menos|maior que|acima de|almeno|minimo|più di|superiore a|ten minste|minstens|minimaal|meer dan|co najmniej|powyżej|nie mniej niż|alespoň|nejméně|nad|více než|не менее|более|свыше|τουλάχιστον|πάνω από|minst|en az';
const MOST =
  '<=|=<|≤|<|⩽|at most|maximum of|maximum|max\\.?|no more than|not more than|up to|under|below|less than|fewer than|höchstens|maximal|max|unter|weniger als|bis zu|au plus|au maximum|moins de|inférieur à|jusqu.à|como máximo|a lo sumo|máximo de|máximo|no máximo|menos de|menor a|menor que|inferior a|hasta|abaixo de|até|al massimo|massimo|meno di|inferiore a|fino a|ten hoogste|hoogstens|maximaal|minder dan|co najwyżej|poniżej|nie więcej niż|nejvýše|maximálně|pod|méně než|не более|менее|до|το πολύ|κάτω από|högst|en fazla';
const PLUS = 'mais|más|plus|mehr|extra|\\+';

const AT_START = new RegExp(
  `^(?:(?<least>${LEAST})|(?<most>${MOST})|(?<plus>${PLUS})|(?<near>±|\\+/-|\\+-|=))\\s*(?=[\\d\\p{Sc}.,A-Z-])`,
  'iu',
);
const SENTENCE_COMPARATOR = new RegExp(`(?<![\\p{L}])(?:${LEAST}|${MOST})\\s*(?=(?:R\\$|US\\$|\\p{Sc})?\\s?\\d)`, 'iu');
const AT_END =
  /(?<!\s)\s+(?:(?<least>or more|or above|or higher|or better|and above|oder mehr|ou plus|o más|ou mais|o più|of meer|lub więcej|以上|以上|及以上)|(?<most>or less|or fewer|or below|or under|or lower|oder weniger|ou moins|o menos|ou menos|o meno|of minder|lub mniej|以下|以内|及以下))$|(?<leastCjk>以上|及以上)$|(?<mostCjk>以下|以内|未満|及以下)$|(?<leastPlus>(?<=[\d%])\+)$/iu;

function comparatorOf(text: string): { readonly comparator: Comparator | null; readonly rest: string } {
  const groups = AT_START.exec(text);
  if (groups !== null) {
    const { least, most, near } = groups.groups ?? {};
    const comparator =
      least !== undefined ? 'least' : most !== undefined ? 'most' : near !== undefined && near !== '=' ? 'near' : null;
    return { comparator, rest: text.slice(groups[0].length) };
  }
  const end = AT_END.exec(text);
  if (end !== null) {
    const { most, mostCjk } = end.groups ?? {};
    return { comparator: (most ?? mostCjk) ? 'most' : 'least', rest: text.slice(0, end.index).trim() };
  }
  const band = /^(.*\d.*?)\s*(?:±|\+\/-)\s*[\d.,]+\s*(.*)$/u.exec(text);
  if (band !== null) return { comparator: 'near', rest: `${band[1]} ${band[2]}`.trim() };
  return { comparator: null, rest: text };
}

type NumberFound = {
  readonly value: number;
  readonly other: number | null;
  readonly isPlain: boolean;
  readonly isNegative: boolean;
  readonly before: string;
  readonly after: string;
};

const BODY = /[△▲▼]?\s?-?(?:\d(?:[\d.,'’]|\s(?=\d{3}(?!\d)))*\d|\d|(?<![\p{L}])[.,]\d+)(?:[eE][+-]?\d{1,3})?/u;

function numberIn(text: string, mark: DecimalMark): NumberFound | null {
  const inParentheses = /^\((.*\d.*)\)$/.exec(text)?.[1];
  const inner = inParentheses ?? text;
  const found = BODY.exec(inner);
  if (found === null) return null;
  const before = inner.slice(0, found.index).trim();
  const after = inner.slice(found.index + found[0].length).trim();
  const isNegative = inParentheses !== undefined || /^[△▲-]/.test(found[0]) || /-\s?$/.test(before) || after === '-';
  const body = found[0].replace(/^[△▲▼]?\s?-?/u, '');
  const read = bodyValue(body, mark);
  if (read === null) return null;
  return { ...read, isNegative, before: before.replace(/-\s?$/, '').trim(), after: after === '-' ? '' : after };
}

function bodyValue(body: string, mark: DecimalMark): Pick<NumberFound, 'value' | 'other' | 'isPlain'> | null {
  if (/[eE]/.test(body)) return { value: Number(body.replace(',', '.')), other: null, isPlain: true };
  const ungrouped = body.replace(/(?<=\d)['’\s](?=\d{3}(?!\d))/g, '');
  if (/['’\s]/.test(ungrouped)) return null;
  const points = ungrouped.split('.').length - 1;
  const commas = ungrouped.split(',').length - 1;
  if (points + commas === 0) return { value: Number(ungrouped), other: null, isPlain: true };
  if (points > 0 && commas > 0) {
    const decimal = ungrouped.lastIndexOf('.') > ungrouped.lastIndexOf(',') ? '.' : ',';
    const grouping = decimal === '.' ? ',' : '.';
    const [whole = '', fraction = ''] = ungrouped.split(decimal);
    if (ungrouped.split(decimal).length > 2 || fraction.includes(grouping) || !isGrouped(whole, grouping)) return null;
    return { value: Number(`${whole.replaceAll(grouping, '')}.${fraction}`), other: null, isPlain: false };
  }
  const sign = points > 0 ? '.' : ',';
  const parts = ungrouped.split(sign);
  if (parts.length > 2)
    return isGrouped(ungrouped, sign) ? { value: Number(parts.join('')), other: null, isPlain: false } : null;
  const [whole = '', fraction = ''] = parts;
  const decimal = Number(`${whole === '' ? '0' : whole}.${fraction}`);
  const isEither = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  if (!isEither) return { value: decimal, other: null, isPlain: sign === '.' };
  const grouped = Number(whole + fraction);
  return sign === mark
    ? { value: decimal, other: grouped, isPlain: false }
    : { value: grouped, other: decimal, isPlain: false };
}

function isGrouped(text: string, sign: string): boolean {
  const [first = '', ...rest] = text.split(sign);
  return (
    /^\d{1,3}$/.test(first) &&
    (rest.every((part) => /^\d{3}$/.test(part)) ||
      rest.every((part, at) => /^\d{2,3}$/.test(part) && (at < rest.length - 1 || part.length === 3)))
  );
}

const SIGN =
  /^(?:(?:US|CA?|AU?|NZ|HK|S|R|MX|C)?\p{Sc}|R\$|kr\.?|zł|Kč|Fr\.?|CHF|EUR|USD|GBP|NOK|SEK|DKK|PLN|CZK|BRL|COP|MXN|JPY|CNY|RMB|RUB|TRY|AUD|CAD|[A-Z]{3})$/u;

function isPrefix(before: string): boolean {
  return before === '' || SIGN.test(before) || /^[+]$/.test(before);
}

type Told = {
  readonly isPercent: boolean;
  readonly isNegative: boolean;
  readonly currency: string | null;
  readonly unit: string;
  readonly scale: Scale;
  readonly comparator: Comparator | null;
};

const MOST_WORDS = 4;

/** What stands behind a number: a percent sign, a word that multiplies, money, or a unit of a few words. */
function afterNumber(after: string, before: string): Told | null {
  let rest = after.trim();
  let currency: string | null = SIGN.test(before) ? before : null;
  let isPercent = false;
  const percent =
    /^(?:%|％|percent\b|per cent\b|pct\b|proc\.?(?![\p{L}])|prozent\b|pour ?cent\b|por ?ciento\b|por cento\b|per cento\b|procent\b|procenta?\b|процент\p{L}*)(?<points>[- ]?(?:points?|punkte?|pp))?/iu.exec(
      rest,
    );
  if (percent !== null) {
    isPercent = true;
    rest = rest.slice(percent[0].length).trim();
  }
  const scaled = scaleIn(rest, currency !== null);
  rest = scaled.rest;
  const [word = '', ...others] = rest.split(' ');
  if (currency === null && word !== '' && (SIGN.test(word) || MONEY.test(word))) {
    currency = word;
    rest = others.join(' ');
  }
  if (/^\/\s?\d+$/.test(rest) || /^(?:of|von|de|sur|out of) \d+$/.test(rest)) rest = '';
  if (/^[-–]\s?\d/.test(rest) || /^[./:]\d/.test(rest)) return null;
  const words = rest.split(' ').filter((each) => each !== '');
  // `OEI 01 Better schools` is a title with its code.
  if (/^[A-Z]{3}$/.test(before) && words.length >= 2) return null;
  if (words.length > MOST_WORDS || /\d/.test(rest) || /^[^\p{L}\p{Sc}°%"(]/u.test(rest)) return null;
  return { isPercent, isNegative: false, currency, unit: rest, scale: scaled.scale, comparator: null };
}

const MONEY =
  /^(?:euros?|dollars?|pounds?|reais|real|pesos?|yen|yuan|kronor|kroner|koruna?|złotych|zlotys?|руб\p{L}*\.?|рублей|円|元|圆)$/iu;

/** 18.4 times a million is 18400000, not 18399999.999999996. */
function scaledBy(value: number, scale: number): number {
  if (scale === 1) return value;
  return Number(`${value}e${Math.round(Math.log10(scale))}`);
}
