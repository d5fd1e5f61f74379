import type { CellOfFile } from '#contract/importQuestion.ts';
import type { ImportReason } from '#contract/importReason.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import { foldText } from '#core/search/foldText.ts';
import type { ClosingMonth } from './closingMonth.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import { MONTH_PATTERN, monthNamed } from './monthNames.ts';
import type { Questions } from './questions.ts';
import { why, whyText } from './why.ts';

export type CalendarEvidence = {
  /** Titles above tables, names of sheets, notes. */
  readonly texts: readonly string[];
  readonly periods: readonly FoundPeriod[];
  /** The months of headings that name no year, in their order. */
  readonly months: readonly number[];
  readonly evidence: readonly CellOfFile[];
  readonly closing: ClosingMonth | null;
  /** Whether figures are of parts of years. */
  readonly hasParts: boolean;
};

/** What is said of a plan that is to be made, or is so in one that is there. */
export type CalendarSaid = {
  readonly fiscalStartMonth?: number | undefined;
  readonly fiscalDisplay?: FiscalDisplay | undefined;
  readonly isFixed: boolean;
};

const RANGE = new RegExp(
  `(?<from>${MONTH_PATTERN})\\.?(?:\\s+\\d{1,2},?)?[\\s,]*(?<y1>(?:19|20)\\d{2})?\\s*(?:-|–|—|to|bis|until|through|thru|au|a|al|hasta|ate|tot|do|по|έως|/)\\s*(?:\\d{1,2}\\.?\\s+)?(?<to>${MONTH_PATTERN})\\.?(?:\\s+\\d{1,2},?)?[\\s,]*(?<y2>(?:19|20)\\d{2})?`,
  'u',
);
const LABEL = /(?:fy|fiscal year|financial year|ey|gj)[\s'’.-]*(?<y>(?:19|20)?\d{2})(?!\d)(?!\s?[/-]\s?\d)/u;

type Calendar = {
  readonly month: number;
  readonly display: FiscalDisplay;
  readonly confidence: number;
  readonly reason: ImportReason;
};

/** In which month the fiscal year starts and which of its years names it: as a title says, else as headings suggest. */
export function calendarOf(found: CalendarEvidence, said: CalendarSaid, questions: Questions): FiscalNaming {
  const told = calendarTold(found);
  const fixed = { month: said.fiscalStartMonth, display: said.fiscalDisplay };
  if (said.isFixed || (fixed.month !== undefined && fixed.display !== undefined))
    return { fiscalStartMonth: fixed.month ?? 1, fiscalDisplay: fixed.display ?? 'fullYear' };
  const isAsked = told !== null;
  const proposed = told ?? {
    month: 1,
    display: 'fullYear' as const,
    confidence: 0.9,
    reason: why('no_fiscal_year'),
  };
  const cells = found.periods.length;
  const evidence = [...found.evidence, ...(proposed.reason === found.closing?.reason ? found.closing.evidence : [])];
  const month =
    fixed.month ??
    Number(
      questions.ask({
        name: 'fiscal_month',
        kind: 'year',
        text: isAsked
          ? `In which month does the fiscal year start? ${whyText(proposed.reason)}.`
          : 'In which month does the fiscal year start?',
        proposed: String(proposed.month),
        choices: Array.from({ length: 12 }, (_, at): [string, string] => [String(at + 1), monthText(at + 1)]),
        evidence,
        reason: proposed.reason,
        confidence: proposed.confidence,
        cells,
      }),
    );
  const usual: FiscalDisplay =
    month === 1 && proposed.display !== 'bothYears'
      ? 'fullYear'
      : proposed.display === 'fullYear' && proposed.month !== month
        ? 'endYear'
        : proposed.display;
  if (month === 1 && proposed.month === 1 && proposed.display !== 'bothYears')
    return { fiscalStartMonth: 1, fiscalDisplay: fixed.display ?? proposed.display };
  const display =
    fixed.display ??
    (questions.ask({
      name: 'year_names',
      kind: 'year',
      text: `How are fiscal years named? One that starts in ${monthText(month)} 2025 is`,
      proposed: usual,
      choices: [
        ['startYear', 'FY25, by the year in which it starts'],
        ['endYear', 'FY26, by the year in which it ends'],
        ['bothYears', 'FY25/26, by both'],
        ['fullYear', '2025'],
      ],
      evidence,
      reason: proposed.reason,
      confidence: proposed.confidence,
      cells,
    }) as FiscalDisplay);
  return { fiscalStartMonth: month, fiscalDisplay: display };
}

function calendarTold({ texts, periods, months, hasParts, closing }: CalendarEvidence): Calendar | null {
  for (const text of texts) {
    const ranged = rangeIn(text);
    if (ranged !== null) return ranged;
  }
  const years = periods.flatMap((period) => (period.unit === 'day' || period.year === null ? [] : [period.year]));
  if (periods.some(({ unit }) => unit === 'term'))
    return { month: 10, display: 'startYear', confidence: 0.9, reason: why('winter_terms') };
  // A month beside a column of years has its year so, too.
  if (periods.some((period) => period.unit === 'year' && period.year.by === 'start'))
    return { month: 4, display: 'fullYear', confidence: 0.9, reason: why('nendo') };
  const [first = 1] = months;
  const isWhole = months.length === 12 && months.every((month, at) => month === ((first + at - 1) % 12) + 1);
  if (isWhole && first !== 1)
    return {
      month: first,
      display: 'startYear',
      confidence: 0.93,
      reason: why('months_from', first),
    };
  if (texts.some((text) => /年度/.test(text)))
    return { month: 4, display: 'fullYear', confidence: 0.88, reason: why('nendo') };
  if (years.some(({ by }) => by === 'both'))
    return {
      month: 1,
      display: 'bothYears',
      confidence: 0.4,
      reason: why('both_years'),
    };
  const labels = years.filter(({ by }) => by === 'label');
  if (labels.length > 0 && closing !== null)
    return { month: (closing.month % 12) + 1, display: 'endYear', confidence: 0.7, reason: closing.reason };
  if (labels.length > 0)
    return hasParts
      ? {
          month: 7,
          display: 'endYear',
          confidence: 0.5,
          reason: why('fy_parts'),
        }
      : {
          month: 1,
          display: 'fullYear',
          confidence: 0.55,
          reason: why('fy_nothing'),
        };
  return null;
}

/** `FY26 (July 1, 2025 – June 30, 2026)`. */
function rangeIn(text: string): Calendar | null {
  const folded = foldText(text.normalize('NFKC')).replace(/[–—]/g, '-');
  const { from = '', to = '', y1, y2 } = RANGE.exec(folded)?.groups ?? {};
  const [start, end] = [monthNamed(from), monthNamed(to)];
  if (start === null || end === null || start === end || (end % 12) + 1 !== start) return null;
  if (start === 1) return null;
  const label = LABEL.exec(folded)?.groups?.y;
  const named = label === undefined ? null : Number(label) % 100;
  const display: FiscalDisplay =
    named === null
      ? 'bothYears'
      : y1 !== undefined && named === Number(y1) % 100
        ? 'startYear'
        : y2 === undefined || named === Number(y2) % 100
          ? 'endYear'
          : 'endYear';
  return { month: start, display, confidence: 0.96, reason: why('text_says', text.slice(0, 80)) };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function monthText(month: number): string {
  return MONTHS[month - 1] ?? String(month);
}
