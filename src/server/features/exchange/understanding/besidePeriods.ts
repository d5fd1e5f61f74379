import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { rollUpWord } from '#server/features/exchange/understanding/words/rollUpWord.ts';
import type { FigureRead } from './goalFigures.ts';
import type { Proposal } from './model.ts';
import type { TimedFigures } from './timedFigures.ts';
import { why } from './why.ts';

/** How the year of a goal is told from its periods, as a cell beside them says it. */
export type RollUp = 'average' | 'sum' | 'current';

/** A cell that was worked out from the periods of a goal. */
export type BesidePeriods = FigureRead & {
  /** What its formula does; null where the file keeps none. */
  readonly formula: 'average' | 'sum' | null;
};

type Evidence = {
  readonly beside: readonly BesidePeriods[];
  readonly timed: TimedFigures;
  readonly isPercent: boolean;
  readonly fiscalStartMonth: number;
};

type Found = { readonly heading: string; readonly rollUp: RollUp; readonly confidence: number };

/** Lower than what holds where a file says nothing: it is asked. */
export const IN_DOUBT = 0.5;

const REASONS = { average: 'beside_average', sum: 'beside_sum', current: 'beside_last' } as const;

/**
 * An average, a total or a last figure beside the periods of a goal: its formula or its heading says which it is, and
 * its figure that it is. What does not agree is in doubt.
 */
export function besidePeriods(evidence: Evidence): Proposal<RollUp> | null {
  const { beside, timed, isPercent } = evidence;
  if (timed.tracking === null || timed.tracking === 'yearly') return null;
  const found: Found[] = [];
  for (const cell of beside) {
    const said = cell.formula ?? rollUpWord(cell.heading);
    const fits = fitsOf(cell, evidence);
    if (fits.length === 0 && cell.formula === null && said !== 'average') continue;
    if (said !== null && (fits.includes(said) || fits.length === 0)) {
      if (fits.length === 0 && said === 'current') continue;
      if (fits.length === 0 && cell.formula === null)
        return inDoubt(said, why('beside_differs', cell.heading, cell.text));
      found.push({ heading: cell.heading, rollUp: said, confidence: cell.formula === null ? 0.95 : 0.96 });
    } else if (said !== null) return inDoubt(fits[0] ?? said, why('beside_differs', cell.heading, cell.text));
    else if (fits.length === 1 && fits[0] !== undefined)
      found.push({ heading: cell.heading, rollUp: fits[0], confidence: 0.9 });
  }
  // Nobody adds up percents, though a sheet may, and a formula that averages them may be there for interest.
  const meant = isPercent
    ? found.filter(({ rollUp, heading }) => rollUp !== 'sum' && rollUpWord(heading) === rollUp)
    : found;
  const [first, ...others] = meant.toSorted((one, other) => other.confidence - one.confidence);
  if (first === undefined) return null;
  const { heading, rollUp, confidence } = first;
  const other = others.find((each) => each.rollUp !== rollUp);
  if (other !== undefined) return inDoubt(sumOf(first, other), why('beside_both', heading, other.heading));
  return { value: rollUp, confidence, reason: why(REASONS[rollUp], heading) };
}

function inDoubt(value: RollUp, reason: Proposal<RollUp>['reason']): Proposal<RollUp> {
  return { value, confidence: IN_DOUBT, reason };
}

/** Beside a total an average is mostly there for interest. */
function sumOf(one: Found, other: Found): RollUp {
  return one.rollUp === 'sum' || other.rollUp === 'sum' ? 'sum' : one.rollUp;
}

const FEWEST = 2;

/** Which of what periods come to a figure is; nothing says a figure of one period, or of none but zeros. */
export function rollUpsOf(periods: readonly number[], isIt: (value: number) => boolean): RollUp[] {
  if (periods.length < FEWEST || periods.every((value) => value === 0)) return [];
  const sum = periods.reduce((total, value) => total + value, 0);
  const found: readonly (readonly [RollUp, number])[] = [
    ['sum', sum],
    ['average', sum / periods.length],
    ['current', periods.at(-1) ?? 0],
  ];
  return found.flatMap(([rollUp, value]) => (isIt(value) ? [rollUp] : []));
}

/** What a cell is of the periods beside it, of all of them or of a year's; nothing where several would be the same. */
function fitsOf(cell: BesidePeriods, { timed, fiscalStartMonth }: Evidence): RollUp[] {
  const found = new Set<RollUp>();
  for (const kind of ['actual', 'target'] as const) {
    if (cell.kind !== null && cell.kind !== kind) continue;
    const entries = timed.entries.filter((entry) => entry.kind === kind);
    const years = new Set(entries.map(({ day }) => fiscalYearOf(day, fiscalStartMonth)));
    const spans = [...years].map((year) => entries.filter(({ day }) => fiscalYearOf(day, fiscalStartMonth) === year));
    for (const span of years.size > 1 ? [entries, ...spans] : [entries]) {
      const values = span.map(({ figure }) => figure.value);
      for (const rollUp of rollUpsOf(values, (value) => isRounded(cell, value))) found.add(rollUp);
    }
  }
  return [...found];
}

/** Whether a figure is another one, rounded at its last digit. */
export function isRounded(
  { text, value, unscaled, figure }: Pick<FigureRead, 'text' | 'value' | 'unscaled' | 'figure'>,
  other: number,
): boolean {
  const digits = /[.,](\d+)\D*$/.exec(text.trim())?.[1]?.length ?? 0;
  const scale = unscaled === undefined || unscaled === 0 ? figure.scale : value / unscaled;
  const half = 0.5 * 10 ** -digits * scale;
  const isNear = (read: number) => Math.abs(read - other) <= Math.max(half, Math.abs(read) * 1e-9) * 1.0001;
  return isNear(value) || (figure.other !== null && isNear(figure.other));
}
