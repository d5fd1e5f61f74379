/** A number's text taken apart: `-$10.4M` has the sign -1, the body `10.4` and the power 6. */
export type NumberText = {
  readonly sign: 1 | -1;
  readonly body: string;
  readonly power: number;
  /** Whether the mark of a footnote stood behind it. */
  readonly isMarked: boolean;
  /** As it is written before or behind the number. */
  readonly currency: string | null;
};

const LONGEST = 60;

const SPACES = /[\s\u00a0\u2007\u202f]+/g;
const MINUS = /[\u2212\u2012\u2013]/g;

/** `US$`, `€`, `kr`, `EUR`: what may stand before or behind an amount. */
const CURRENCY = String.raw`(?:(?:US|CA?|AU?|NZ|HK|S|R|MX)?\p{Sc}|kr\.?|zł|Fr\.?|[A-Z]{3})`;
const WORD = String.raw`(?<word>(?i:thousand|millions?|billions?|trillions?|tausend|million(?:en|es)|millón|milliarden?|milliards?|mio|mln|mrd|mds?|mia|tsd|bn|mn|mm|tn|[kmbt]))\.?`;
const BODY = String.raw`(?:\d[\d.,'’ ]*|[.,]\d+)(?:[eE][+-]?\d{1,3})?`;
const NUMBER = new RegExp(
  `^(?<sign>[+-]?) ?(?<before>${CURRENCY})? ?(?<inner>[+-]?) ?(?<body>${BODY}) ?(?:${WORD})? ?(?<percent>%)? ?(?<after>${CURRENCY})?(?<trailing>-?)$`,
  'u',
);
/** As programs write most numbers; a table has hundreds of thousands. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

const POWERS: ReadonlyMap<string, number> = new Map([
  ...['k', 'tsd', 'thousand', 'tausend'].map((word) => [word, 3] as const),
  ...['m', 'mm', 'mn', 'mio', 'mln', 'million', 'millions', 'millionen', 'millones', 'millón'].map(
    (word) => [word, 6] as const,
  ),
  ...['b', 'bn', 'billion', 'billions', 'mrd', 'md', 'mds', 'mia'].map((word) => [word, 9] as const),
  ...['milliarde', 'milliarden', 'milliard', 'milliards'].map((word) => [word, 9] as const),
  ...['t', 'tn', 'trillion', 'trillions'].map((word) => [word, 12] as const),
]);

/** `1.234*`, `5 %¹`, `12 1)`: the mark of a footnote, behind a digit, a percent or currency sign, or a bracket. */
const FOOTNOTE = /(?<=[\d%)\p{Sc}])(?: ?[*†‡§⁰¹²³⁴-⁹]+| (?:\d{1,2}|[a-z])\))$/u;
/** `10³` is more likely a thousand. */
const POWER_OF_TEN = /^10[⁰¹²³⁴-⁹]+$/;

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Takes a number's text apart; null where it is none. Parentheses are a minus, as in accounts. */
export function takeApart(cell: string): NumberText | null {
  if (cell.length > LONGEST) return null;
  if (PLAIN.test(cell)) {
    const plain = { power: 0, isMarked: false, currency: null };
    return cell.startsWith('-') ? { ...plain, sign: -1, body: cell.slice(1) } : { ...plain, sign: 1, body: cell };
  }
  const whole = cell.trim().replace(SPACES, ' ').replace(MINUS, '-');
  const text = POWER_OF_TEN.test(whole) ? whole : whole.replace(FOOTNOTE, '');
  const inParentheses = /^\((.*)\)$/.exec(text)?.[1];
  const groups = NUMBER.exec(inParentheses ?? text)?.groups;
  if (!groups?.body || !isCurrency(groups.before) || !isCurrency(groups.after)) return null;
  const power = powerOf(groups);
  if (power === undefined) return null;
  const signs = [groups.sign, groups.inner, groups.trailing].filter((sign) => sign !== '' && sign !== undefined);
  if (signs.length + (inParentheses === undefined ? 0 : 1) > 1) return null;
  const isNegative = inParentheses !== undefined || signs[0] === '-';
  return {
    sign: isNegative ? -1 : 1,
    body: groups.body.trim(),
    power,
    isMarked: text !== whole,
    currency: groups.before ?? groups.after ?? null,
  };
}

/** The power of ten of a word behind a number: of `12 T€` three, as Germans write thousands; undefined where it is a unit. */
function powerOf({ word, before, after, body }: NumberGroups): number | undefined {
  if (word === undefined) return 0;
  const hasCurrency = before !== undefined || after !== undefined;
  if (/^t$/i.test(word) && after !== undefined) return 3;
  // `12 t` and `12 m` are tonnes and metres.
  if (!hasCurrency && (word === 't' || (word === 'm' && body?.endsWith(' ')))) return undefined;
  return POWERS.get(word.toLowerCase());
}

type NumberGroups = Readonly<Record<string, string | undefined>>;

/** The digits of a number's text with their marks, or null where it is no number. */
export function numberBodyOf(cell: string): string | null {
  return takeApart(cell)?.body ?? null;
}

/** Three letters are a currency only if the list of currencies has them: `12 KWH` is no amount. */
function isCurrency(text: string | undefined): boolean {
  return text === undefined || !/^[A-Z]{3}$/.test(text) || CURRENCY_CODES.has(text);
}
