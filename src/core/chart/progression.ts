import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Coverage, FigurePlan, FormulaTotals } from '#core/figure/figureContext.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import { projectionOf } from '#core/figure/projection.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { Entry, Series } from '#core/goal/series.ts';
import { bucketsOf, chartScope } from './buckets.ts';
import { pointEstimates } from './pointEstimates.ts';
import { coverageOfBuckets, partialBuckets, pointActuals } from './pointFigures.ts';
import { type EndTargets, pointTargets } from './pointTargets.ts';
import { type ChartChoice, showsOwnPeriods } from './toggles.ts';

/** What a chart is drawn from: a goal, its entries, the end targets among its figures, and for whom and when. */
export type ChartSource = EndTargets & {
  readonly goal: ChartedGoal;
  /** For a roll-up parent the one computed from its children. */
  readonly series: Series;
  /** Of a roll-up parent: actuals of periods that some goal below is still to report. */
  readonly partialEntries?: readonly Entry[];
  /** Of a computed goal: what its formulas come to over quarters, years and what is to date. */
  readonly formulaTotals?: FormulaTotals | null;
  readonly plan: FigurePlan;
  readonly today: Day;
  readonly year: FiscalYear;
};

export type ChartedGoal = Omit<Goal, 'handStatus' | 'isStatusAutomatic'>;

export type ChartPoint = {
  readonly start: Day;
  readonly end: Day;
  readonly target: number | null;
  readonly actual: number | null;
  /** Some of it is not reported yet. */
  readonly isPartial: boolean;
  /** What it would come to if the goal went on as it does now; only where periods are to come after the last actual. */
  readonly estimate: number | null;
  /** Of a computed goal, where its formula leaves out periods that only some of its goals have a figure in. */
  readonly coverage?: Coverage;
};

export type Progression = {
  readonly period: TrackingFrequency;
  readonly points: readonly ChartPoint[];
  readonly hasImpliedTargets: boolean;
};

const NOTHING_TO_DRAW: Progression = { period: 'monthly', points: [], hasImpliedTargets: false };

/**
 * The points of a chart for one of its toggles (rule 3.6): single periods;
 * fiscal quarters or years aggregated by the goal's function; or running values from the start of the year, of the goal's
 * life when it is ALL. A quarter or year without an actual is null, not 0. No points where the goal does not run.
 */
export function progressionOf(source: ChartSource, choice: ChartChoice): Progression {
  const { goal, series, year } = source;
  const it = goalInTime({ ...goal, handStatus: null, isStatusAutomatic: true }, series, source);
  if (it === null) return NOTHING_TO_DRAW;
  const { window, period, isRunning } = chartScope(it, choice, year);
  if (window === null) return NOTHING_TO_DRAW;
  const projection = projectionOf(it);
  const buckets = bucketsOf(it, { window, period, estimates: projection });
  const scope = { window, period, isRunning };
  const actuals = pointActuals(it, buckets, scope);
  const targets = pointTargets(it, scope, { ...source, buckets });
  const estimates = pointEstimates(it, buckets, { projection, actuals, isRunning });
  const isPartial = partialBuckets(it, window);
  const coverageIn = coverageOfBuckets(it, buckets, scope);
  const parts = showsOwnPeriods(choice, goal) ? partsByDay(source) : NO_PARTS;
  const points = buckets.map((bucket, index) => {
    const whole = actuals[index] ?? null;
    const part = whole === null ? (parts.get(bucket.start) ?? null) : null;
    return {
      start: bucket.start,
      end: bucket.end,
      target: targets.figures[index] ?? null,
      actual: whole ?? part,
      isPartial: part !== null || isPartial(bucket),
      estimate: estimates[index] ?? null,
      ...coverageIn(bucket),
    };
  });
  return { period, points, hasImpliedTargets: targets.areImplied };
}

const NO_PARTS: ReadonlyMap<Day, number | null> = new Map();

function partsByDay({ partialEntries = [], today }: ChartSource): ReadonlyMap<Day, number | null> {
  return new Map(partialEntries.filter(({ date }) => date <= today).map(({ date, actual }) => [date, actual]));
}
