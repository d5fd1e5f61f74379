import { type Day, dayOf, fullYear } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { foldText } from '#core/search/foldText.ts';
import { UNPARTED } from '#server/features/exchange/understanding/words/wordKey.ts';
import { readDate } from '#server/features/exchange/values/readDate.ts';
import { readSpreadsheetDay } from '#server/features/exchange/values/spreadsheetDay.ts';
import type { FoundPeriod, YearFound } from './foundPeriod.ts';
import { MONTH_PATTERN, monthNamed } from './monthNames.ts';
import { withPlainDigits } from './plainDigits.ts';

/** A period in a text, and what the text says beside it. */
export type PeriodIn = {
  readonly period: FoundPeriod;
  /** The text without the period, its signs at the edges aside. */
  readonly rest: string;
};

const LONGEST = 120;

/** Finds the period that a heading or cell names, whatever else it says; null where it names none. */
export function findPeriod(text: string): PeriodIn | null {
  if (text.length > LONGEST) return null;
  const cached = kept.get(text);
  if (cached !== undefined) return cached;
  const found = find(text);
  if (kept.size < MOST_KEPT) kept.set(text, found);
  return found;
}

const kept = new Map<string, PeriodIn | null>();
const MOST_KEPT = 50_000;

function find(text: string): PeriodIn | null {
  // Marks of footnotes stand behind years: `2025¹`.
  const plain = withPlainDigits(text)
    .replace(/(?<=\d)[¹²³⁴⁵⁶⁷⁸⁹⁰*]+/gu, '')
    .normalize('NFKC')
    .replace(/[–—−]/g, '-');
  const folded = foldText(plain.replaceAll('_', ' ')).replaceAll('ł', 'l');
  for (const { pattern, read } of [...PATTERNS, ...YEARLESS]) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const period = read(match);
    if (period === null) continue;
    const rest = tidied(
      `${plain.slice(0, match.index).replace(YEAR_BEFORE, ' ')} ${plain.slice(match.index + match[0].length).replace(YEAR_BEHIND, ' ')}`,
    );
    return period.unit === 'year' ? withPart({ period, rest }) : { period, rest };
  }
  return null;
}

/** `2024 год`, `año 2024`: the word belongs to the year. */
const YEAR_WORD =
  'год[ау]?|г\\.|рік|року|έτος|έτους|yılı?|year|calendar year|jahr|année|annee|año|ano|anno|jaar|rok[u]?|år|året|anul|vuosi|év|سنة|عام';
const YEAR_BEFORE = new RegExp(`(?:^|(?<=[\\s|(,;:–-]))(?:${YEAR_WORD})\\s*$`, 'iu');
const YEAR_BEHIND = new RegExp(`^\\s*(?:${YEAR_WORD})(?=$|[\\s|),.;:–-])`, 'iu');

const SO_FAR =
  /(?:^|(?<=[\s(]))(?:ytd|until|through|thru|up to|to|bis|bis ende|jusqu(?:'|’)?(?:à|en)?|au|à fin|hasta|al|até|fino a|tot|t\/m|do|по|до|έως|til|till|asti)\s*$/iu;

/** Words may stand between a part of a year and the year: `T1. PLANEADO 2025`. */
function withPart({ period, rest }: PeriodIn & { readonly period: { readonly unit: 'year' } }): PeriodIn {
  const folded = foldText(rest).replaceAll('ł', 'l');
  for (const { pattern, read } of YEARLESS) {
    const match = pattern.exec(folded);
    const part = match === null ? null : read(match);
    if (match === null || part === null || part.unit === 'day' || part.unit === 'year') continue;
    const before = rest.slice(0, match.index);
    const without = `${before.replace(SO_FAR, '')} ${rest.slice(match.index + match[0].length)}`;
    // `2024 (until September)` is the year so far.
    if (SO_FAR.test(before)) return { period, rest: tidied(without) };
    return { period: { ...part, year: period.year }, rest: tidied(without) };
  }
  return { period, rest: /^\[?y(?:r|ear)?\s?\d{1,4}\]?$/i.test(rest) ? '' : rest };
}

function tidied(rest: string): string {
  return rest
    .replace(/\(\s*\)|\[\s*\]|（\s*）/g, ' ')
    .replace(/^[\s,.:;|/()[\]*·_-]+|(?<![\s,.:;|/([*·_-])[\s,.:;|/([*·_-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\)|^\(([^()]*)\)$/g, '$1')
    .trim();
}

type Match = RegExpExecArray;
type PeriodPattern = { readonly pattern: RegExp; readonly read: (match: Match) => FoundPeriod | null };

const Y4 = '(?:19|20|21)\\d{2}';
const FISCAL =
  '(?:fye|fy|fiscal year|fiscal|cy|calendar year|financial year|ey|sy|school year|ay|academic year|gj|geschaftsjahr|haushaltsjahr|hj|schuljahr|exercice|ex\\.?|ejercicio|annee scolaire|curso|anno scolastico|rok|schooljaar|boekjaar|ff|ha)';
const NO_LETTER = '(?<![\\p{L}\\p{N}])';
const NO_MORE = '(?![\\p{N}])';

/** A year as it follows or precedes a quarter, half or month. */
const YEAR = `(?:(?<label>${FISCAL})?[\\s'’.-]*(?<y1>${Y4}|\\d{2})(?:\\s?[/-]\\s?(?<y2>\\d{4}|\\d{2}))?)`;

function yearOf({ groups }: Match): YearFound | null {
  const { label, y1, y2 } = groups ?? {};
  if (y1 === undefined) return null;
  const year = fullYear(y1);
  if (y2 !== undefined) {
    const second = fullYear(y2);
    return second === year + 1 ? { year, by: 'both' } : null;
  }
  const isCalendar = label === undefined || /^(?:cy|calendar)/.test(label);
  return { year, by: isCalendar ? 'itself' : 'label' };
}

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, r: 2018, h: 1988, s: 1925 };
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, 一: 1, 二: 2, 三: 3, 四: 4 };
const ORDINALS: readonly string[] = [
  'first|erstes|premier|primer|primero|primeiro|primo|pierwszy|pierwsze|prvni|первый|первое|forsta|α',
  'second|zweites|deuxieme|segundo|secondo|drugi|drugie|druhe|второй|второе|andra|β',
  'third|drittes|troisieme|tercer|tercero|terceiro|terzo|trzeci|treti|третий|tredje|γ',
  'fourth|viertes|quatrieme|cuarto|quarto|czwarty|ctvrte|четвертый|fjarde|δ',
];
const ORDINAL_WORD = ORDINALS.join('|');
const indexOf = (text: string) =>
  ROMAN[text] ?? (/^\d/.test(text) ? Number(text) : ORDINALS.findIndex((words) => words.split('|').includes(text)) + 1);
const NTH = `[1-4]|iv|i{1,3}|${ORDINAL_WORD}`;

const QUARTER_AFTER =
  'q|qtr\\.?|quarter|quartal|trimestre|trim\\.?|trimester|kwartal|kwartaal|ctvrtleti|t|tr|kw\\.|квартал|кв\\.?|τριμηνο|kvartal|ceyrek|第|quarto trimestre';
const ORDINAL = "\\.?(?:st|nd|rd|th|er|e|eme|ere|º|ª|o|a|°|-?й|['’΄ʹ])?\\.?";
const HALF_AFTER =
  'semestre|semester|sem\\.?|half(?: year)?|halbjahr|polrocze|pololeti|полугодие|п/г|εξαμηνο|halvar|yariyil|halfjaar|semestru|felev|hy|h|s';

const PATTERNS: readonly PeriodPattern[] = [
  // Years of eras: 令和7年度, R8年度, 平成29年.
  {
    pattern:
      /(?<era>令和|平成|昭和|(?<![a-z])[rhs](?=\d{1,2}年))(?<n>\d{1,2}|元)年?(?<fiscal>度)?(?:(?<month>\d{1,2})月)?/u,
    read: ({ groups }) => {
      const year = (ERAS[groups?.era ?? ''] ?? 0) + (groups?.n === '元' ? 1 : Number(groups?.n));
      if (groups?.month !== undefined)
        return { unit: 'month', index: Number(groups.month), year: { year, by: 'itself' } };
      return { unit: 'year', index: 0, year: { year, by: groups?.fiscal === undefined ? 'itself' : 'start' } };
    },
  },
  // `R6実績`, `目標値（R9）`: beside Japanese; `H1` and `S2` are halves.
  {
    pattern: /(?<![a-z\d])(?<era>[rhs])\.?(?<n>\d{1,2}|元)(?![\d.])/u,
    read: ({ groups, input }) => {
      const n = groups?.n === '元' ? 1 : Number(groups?.n);
      return UNPARTED.test(input) && (groups?.era === 'r' || n > 2)
        ? { unit: 'year', index: 0, year: { year: (ERAS[groups?.era ?? ''] ?? 0) + n, by: 'itself' } }
        : null;
    },
  },
  {
    pattern: /(?<y>\d{4})년?\s?(?<q>[1-4])\s?분기/u,
    read: ({ groups }) => ({
      unit: 'quarter',
      index: Number(groups?.q),
      year: { year: Number(groups?.y), by: 'itself' },
    }),
  },
  {
    pattern: /(?<y>\d{4})년\s?(?<m>\d{1,2})월/u,
    read: ({ groups }) => monthOf(Number(groups?.m), { year: Number(groups?.y), by: 'itself' }),
  },
  {
    pattern: /(?<y>\d{4})년도?/u,
    read: ({ groups }) => ({ unit: 'year', index: 0, year: { year: Number(groups?.y), by: 'itself' } }),
  },
  {
    pattern: /(?<!\d)(?<q>[1-4])\s?분기/u,
    read: ({ groups }) => ({ unit: 'quarter', index: Number(groups?.q), year: null }),
  },
  { pattern: /(?<![\d])(?<m>\d{1,2})월/u, read: ({ groups }) => monthOf(Number(groups?.m), null) },
  {
    pattern: /(?<y>\d{4})年度?\s?第?(?<q>[1-4一二三四])(?:四半期|季度|クォーター)/u,
    read: ({ groups }) => ({
      unit: 'quarter',
      index: indexOf(groups?.q ?? ''),
      year: { year: Number(groups?.y), by: 'itself' },
    }),
  },
  {
    pattern: /(?<y>\d{4})年(?<m>\d{1,2})月(?!\d{1,2}日)/u,
    read: ({ groups }) => monthOf(Number(groups?.m), { year: Number(groups?.y), by: 'itself' }),
  },
  {
    pattern: /(?<y>\d{4})年度/u,
    read: ({ groups }) => ({ unit: 'year', index: 0, year: { year: Number(groups?.y), by: 'start' } }),
  },
  {
    pattern: /(?<y>\d{4})年(?!\d)/u,
    read: ({ groups }) => ({ unit: 'year', index: 0, year: { year: Number(groups?.y), by: 'itself' } }),
  },
  {
    pattern: /第(?<q>[1-4一二三四])(?:四半期|季度)/u,
    read: ({ groups }) => ({ unit: 'quarter', index: indexOf(groups?.q ?? ''), year: null }),
  },
  { pattern: /(?<![\d])(?<m>\d{1,2})月(?![\d])/u, read: ({ groups }) => monthOf(Number(groups?.m), null) },
  // Days, months and weeks with digits.
  {
    pattern: /(?<!\d)(?<y>(?:19|20|21)\d{2})-(?<m>\d{2})-(?<d>\d{2})(?:t\d.*)?(?!\d)/u,
    read: ({ groups }) => dayAt(dayOf(Number(groups?.y), Number(groups?.m), Number(groups?.d))),
  },
  {
    pattern: /(?<![\d.])(?<d>\d{1,2})(?<sign>[./])(?<m>\d{1,2})[./](?<y>(?:19|20|21)\d{2})(?!\d)/u,
    read: ({ groups }) => {
      const [one, other] = [Number(groups?.d), Number(groups?.m)];
      if (groups?.sign === '/' && one <= 12 && other <= 12) return null;
      return dayAt(other > 12 ? dayOf(Number(groups?.y), one, other) : dayOf(Number(groups?.y), other, one));
    },
  },
  {
    pattern: /(?<!\d)(?<y>(?:19|20)\d{2})-?m(?<m>0?[1-9]|1[0-2])(?!\d)/u,
    read: ({ groups }) => monthOf(Number(groups?.m), { year: Number(groups?.y), by: 'itself' }),
  },
  {
    pattern: /^(?<y>(?:19|20)\d{2})(?<m>0[1-9]|1[0-2])(?![\d.,])/u,
    read: ({ groups }) => monthOf(Number(groups?.m), { year: Number(groups?.y), by: 'itself' }),
  },
  {
    pattern: new RegExp(`(?<!\\d)(?<y1>${Y4})[-/ ]?(?:w|kw|wk|week)[- ]?(?<w>\\d{1,2})(?!\\d)`, 'u'),
    read: (match) => weekOf(Number(match.groups?.w), yearOf(match)),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?:kw|cw|wk|week|semaine|semana|settimana|woche|w)\\.?\\s?(?<w>\\d{1,2})(?:[\\s/.-]+(?<y1>${Y4}))?(?!\\d)`,
      'u',
    ),
    read: (match) => weekOf(Number(match.groups?.w), yearOf(match)),
  },
  // Terms of universities.
  {
    pattern:
      /(?<![\p{L}])(?:ws|wise|wintersemester|winter(?: term)?|semestre d'hiver)\s?(?<y1>\d{4}|\d{2})(?:\s?\/\s?(?<y2>\d{2,4}))?/u,
    read: ({ groups }) => ({ unit: 'term', index: 1, year: { year: fullYear(groups?.y1 ?? ''), by: 'start' } }),
  },
  {
    pattern: /(?<![\p{L}])(?:ss|sose|sommersemester|summer(?: term)?|semestre d'ete)\s?(?<y1>\d{4}|\d{2})(?![\p{N}/])/u,
    read: ({ groups }) => ({ unit: 'term', index: 2, year: { year: fullYear(groups?.y1 ?? ''), by: 'start' } }),
  },
  // Quarters and halves.
  {
    pattern: new RegExp(`${NO_LETTER}(?<n>[1-4])[qt](?<y1>${Y4}|\\d{2})(?![\\d.,%])`, 'u'),
    read: (match) => partOf('quarter', match),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?:q|qtr|quarter|quartal|t|tr|trim|trimestre|kw\\.?|kwartal|kwartaal|ctvrtleti|kvartal|квартал)[\\s.]*(?<n>[1-4])(?!\\d)[\\s,./(|-]*(?:(?:of|de|del|du|von|do|z|van)\\s+)?${YEAR}${NO_MORE}`,
      'u',
    ),
    read: (match) => partOf('quarter', match),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)${YEAR}[\\s,./|-]*(?:q|qtr|quarter|quartal|t|tr|trim|trimestre|kwartaal|kvartal)[\\s.]*(?<n>[1-4])(?![\\d%])`,
      'u',
    ),
    read: (match) => partOf('quarter', match),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<n>${NTH})${ORDINAL}\\s?(?:${QUARTER_AFTER}|q)(?![\\p{L}\\p{N}])[\\s,./(|-]*(?:(?:of|de|del|du|von|do)\\s+)?${YEAR}${NO_MORE}`,
      'u',
    ),
    read: (match) => partOf('quarter', match),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<n>${NTH})${ORDINAL}\\s?(?:${HALF_AFTER})(?![\\p{L}\\p{N}])[\\s,./(|-]*(?:(?:of|de|del|du|von|do|van)\\s+)?${YEAR}${NO_MORE}`,
      'u',
    ),
    read: (match) => partOf('half', match),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?:h|hy|hj|s|sem|semestre|semester|half|halbjahr|polrocze|pololeti)[\\s.]*(?<n>[12])(?!\\d)[\\s,./(|-]*${YEAR}${NO_MORE}`,
      'u',
    ),
    read: (match) => partOf('half', match),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)${YEAR}[\\s,./|-]*(?:h|hy|hj|s|sem|semestre|semester)[\\s.]*(?<n>[12])(?![\\d%])`,
      'u',
    ),
    read: (match) => partOf('half', match),
  },
  // Polish quarters by Roman numbers: `I kw. 2024`; `1 KW` is a German week.
  {
    pattern: new RegExp(`${NO_LETTER}(?<n>iv|i{1,3})\\s?kw\\.?[\\s,./(|-]*${YEAR}${NO_MORE}`, 'u'),
    read: (match) => partOf('quarter', match),
  },
  // Months by their names.
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]+(?:de\\s+|of\\s+)?(?<name>${MONTH_PATTERN})\\.?,?[\\s-]+(?:de\\s+)?(?<y>${Y4})${NO_MORE}`,
      'u',
    ),
    read: ({ groups }) => dayAt(dayOf(Number(groups?.y), monthNamed(groups?.name ?? '') ?? 0, Number(groups?.day))),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<name>${MONTH_PATTERN})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,\\s*(?<y>${Y4})${NO_MORE}`,
      'u',
    ),
    read: ({ groups }) => dayAt(dayOf(Number(groups?.y), monthNamed(groups?.name ?? '') ?? 0, Number(groups?.day))),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<name>${MONTH_PATTERN})(?![\\p{L}])\\.?[\\s,./'’-]*(?:(?:de|del|of)\\s+)?(?:(?<label>${FISCAL})[\\s'’.-]*)?(?<y1>${Y4}|\\d{2})(?![\\d%.,])`,
      'u',
    ),
    read: (match) => monthOf(monthNamed(match.groups?.name ?? '') ?? 0, yearOf(match)),
  },
  {
    pattern: new RegExp(`(?<!\\d)(?<y1>${Y4})[\\s,./-]*(?<name>${MONTH_PATTERN})(?![\\p{L}])`, 'u'),
    read: (match) => monthOf(monthNamed(match.groups?.name ?? '') ?? 0, yearOf(match)),
  },
  // Years that lie in two calendar years.
  {
    pattern: new RegExp(`(?:${FISCAL}[\\s'’.-]*)?(?<!\\d)(?<y1>${Y4})\\s?[/ -]\\s?(?<y2>${Y4}|\\d{2})(?![\\d-])`, 'u'),
    read: (match) => {
      const year = yearOf(match);
      if (year !== null) return { unit: 'year', index: 0, year };
      const month = Number(match.groups?.y2);
      return /^\d{2}$/.test(match.groups?.y2 ?? '') && /[-/]\d{2}$/.test(match[0])
        ? monthOf(month, { year: Number(match.groups?.y1), by: 'itself' })
        : null;
    },
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<label>${FISCAL})[\\s'’.-]*(?<y1>${Y4}|\\d{2})(?:\\s?[/-]\\s?(?<y2>\\d{4}|\\d{2}))?${NO_MORE}`,
      'u',
    ),
    read: (match) => wholeYear(yearOf(match)),
  },
  {
    pattern: /(?<![\p{L}\p{N}.,/-])(?<y1>\d{2})[/-](?<y2>\d{2})(?![\p{N}/.-])/u,
    read: (match) => wholeYear(yearOf(match)),
  },
  {
    pattern: /(?<!\d)(?<m>0?[1-9]|1[0-2])[/.-](?<y>(?:19|20)\d{2})(?!\d)/u,
    read: ({ groups }) => monthOf(Number(groups?.m), { year: Number(groups?.y), by: 'itself' }),
  },
  {
    pattern: new RegExp(`(?<!\\d|\\d[.,])(?<y1>${Y4})(?![\\d%]|[.,]\\d)`, 'u'),
    read: (match) => wholeYear(yearOf(match)),
  },
];

/** Without a year. */
const YEARLESS: readonly PeriodPattern[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:q|qtr|quarter|quartal|trim|trimestre|kwartaal|kvartal|t)[\s.]*(?<n>[1-4])(?![\p{N}])/u,
    read: ({ groups }) => ({ unit: 'quarter', index: Number(groups?.n), year: null }),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<n>${NTH})${ORDINAL}\\s?(?:q|t|qtr|quarter|quartal|trimestre|trim|trimestru|kwartal|kw\\.|kwartaal|ctvrtleti|stvrtrok|квартал|кв|τριμηνο|ceyrek|kvartal|negyedev)(?![\\p{L}\\p{N}])`,
      'u',
    ),
    read: ({ groups }) => ({ unit: 'quarter', index: indexOf(groups?.n ?? ''), year: null }),
  },
  {
    pattern: new RegExp(
      `${NO_LETTER}(?<n>${NTH})${ORDINAL}\\s?(?:semestre|semester|half(?: year)?|halbjahr|polrocze|pololeti|полугодие|εξαμηνο|halvar|yariyil|halfjaar|semestru|felev)(?![\\p{L}\\p{N}])`,
      'u',
    ),
    read: ({ groups }) => {
      const index = indexOf(groups?.n ?? '');
      return index <= 2 ? { unit: 'half', index, year: null } : null;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}])(?:h|hj|halbjahr|half|semestre)\s?(?<n>[12])(?![\p{N}])/u,
    read: ({ groups }) => ({ unit: 'half', index: Number(groups?.n), year: null }),
  },
  {
    pattern: new RegExp(`${NO_LETTER}(?<name>${MONTH_PATTERN})(?![\\p{L}\\p{N}])`, 'u'),
    read: ({ groups }) => monthOf(monthNamed(groups?.name ?? '') ?? 0, null),
  },
];

function partOf(unit: 'quarter' | 'half', match: Match): FoundPeriod | null {
  const year = yearOf(match);
  const index = indexOf(match.groups?.n ?? '');
  return year === null || (unit === 'half' && index > 2) ? null : { unit, index, year };
}

function wholeYear(year: YearFound | null): FoundPeriod | null {
  return year === null ? null : { unit: 'year', index: 0, year };
}

function monthOf(index: number, year: YearFound | null): FoundPeriod | null {
  return index >= 1 && index <= 12 ? { unit: 'month', index, year } : null;
}

function weekOf(index: number, year: YearFound | null): FoundPeriod | null {
  return index >= 1 && index <= 53 ? { unit: 'week', index, year } : null;
}

function dayAt(day: Day | null): FoundPeriod | null {
  return day === null ? null : { unit: 'day', day };
}

/** `R6` alone, where the texts around it are Japanese. */
export function eraYear(text: string): FoundPeriod | null {
  return /^[RHS]\.?(?:\d{1,2}|元)$/.test(text.trim().normalize('NFKC'))
    ? (findPeriod(`${text.trim()}年`)?.period ?? null)
    : null;
}

/** A cell of a column of periods: `2025`, `2025 (au 15/12)`, `2024-03-28`, `30.09.2024`, `Q1 2025`, `202603`. */
export function readPeriodCell(cell: string, dateFormat: DateFormat): FoundPeriod | null {
  const text = cell.trim();
  if (/^(?:19|20)\d{2}(?:\.0)?$/.test(text))
    return { unit: 'year', index: 0, year: { year: Number(text.slice(0, 4)), by: 'itself' } };
  const counted = /^\d{5}$/.test(text) ? readSpreadsheetDay(text) : null;
  if (counted !== null) return { unit: 'day', day: counted };
  const packed = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/.exec(text);
  if (packed !== null) return monthOf(Number(packed[2]), { year: Number(packed[1]), by: 'itself' });
  const day =
    text.length > 60 || /^\d{5}$/.test(text)
      ? null
      : readDate(text, { dateFormat, fiscalStartMonth: 1, fiscalDisplay: 'fullYear' });
  if (day !== null && day.unit === 'day') return { unit: 'day', day: day.span.start };
  const found = findPeriod(text);
  if (found === null) return null;
  // Beside the period stands at most how far it goes: `2025 (au 15/12)`.
  return found.rest.length <= MOST_BESIDE ? found.period : null;
}

const MOST_BESIDE = 24;

/** Words that say for which periods a figure holds, where a heading names none. */
export function spanWord(heading: string): 'month' | 'quarter' | 'year' | null {
  const text = foldText(heading.normalize('NFKC'))
    .replace(/\/(?=\p{L})/u, ' per ')
    .replace(/ per (?:yr|y)(?!\p{L})/u, ' per year')
    .replace(/ per mo(?!\p{L})/u, ' per month');
  if (
    /(?:^|[^\p{L}])(?:monthly|per month|a month|\/month|\/mo|monatlich|monatsziel|mensuel\p{L}*|mensual|mensal|mensile|maandelijks\p{L}*|miesieczn\p{L}*|mesicni|ежемесячн\p{L}*|月間|每月)(?![\p{L}])/u.test(
      text,
    )
  )
    return 'month';
  if (
    /(?:^|[^\p{L}])(?:quarterly|per quarter|quartalsziel|trimestriel\p{L}*|trimestral|trimestrale)(?![\p{L}])/u.test(
      text,
    )
  )
    return 'quarter';
  if (
    /(?:^|[^\p{L}])(?:annual|yearly|year.?end|per year|a year|\/yr|\/year|full.?year|fy|eoy|jahres\p{L}*|jahr|pro jahr|annuel\p{L}*|anual|annuale|jaarlijks\p{L}*|roczn\p{L}*|rocni|годов\p{L}*|ετησι\p{L}*|arlig\p{L}*|yillik|年間|年度|全年)(?![\p{L}])/u.test(
      text,
    )
  )
    return 'year';
  return null;
}
