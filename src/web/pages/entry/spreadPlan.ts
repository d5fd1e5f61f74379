import type { PeriodCalendar } from '#core/calendar/period.ts';
import { aggregate } from '#core/figure/aggregate.ts';
import { type SpreadRefusal, type TargetSpread, yearTargets } from '#core/figure/yearTargets.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { storedValue } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';

/** What a period's target is, and what it is to be. */
export type SpreadRow = {
  readonly column: SheetColumn;
  readonly before: number | null;
  readonly after: number | null;
  /** It is closed, and keeps the target it has. */
  readonly isKept: boolean;
};

/** A year's target as it would be written into its periods. */
export type SpreadPlan = {
  readonly rows: readonly SpreadRow[];
  /** Of the rows, those that change. */
  readonly changed: readonly SpreadRow[];
  /** What the kept periods come to already, of a Sum. */
  readonly kept: number;
  /** The periods alone do not come to the target, or the year has one of its own: it is stated as well. */
  readonly isStated: boolean;
};

export type SpreadAsked = {
  readonly of: SheetGoal;
  readonly columns: readonly SheetColumn[];
  readonly plan: PeriodCalendar;
  readonly year: number;
  readonly target: number;
  readonly spread: TargetSpread;
  /** Closed periods are spread over as well. */
  readonly includesClosed: boolean;
};

/** What would be written for the target of a year. Closed periods keep theirs, unless they are asked for. */
export function spreadPlanOf(asked: SpreadAsked): SpreadPlan | SpreadRefusal {
  const { of, columns, plan, year, target, spread, includesClosed } = asked;
  const { goal } = of;
  const closed = new Set(columns.filter(({ isClosed }) => isClosed && !includesClosed).map(({ start }) => start));
  const targets = yearTargets({
    goal,
    stored: seriesOf(goal.entries, goal.trackingFrequency, plan),
    calendar: plan,
    year,
    target,
    spread,
    isKept: (start) => closed.has(start),
  });
  if (typeof targets === 'string') return targets;
  const rows = columns.flatMap((column): SpreadRow[] => {
    const before = storedValue(of, { date: column.start, figure: 'target' });
    const after = targets.get(column.start);
    if (after !== undefined) return [{ column, before, after, isKept: false }];
    return closed.has(column.start) && before !== null ? [{ column, before, after: before, isKept: true }] : [];
  });
  const kept = rows.filter(({ isKept }) => isKept).map(({ before }) => before ?? 0);
  return {
    rows,
    changed: rows.filter(({ before, after }) => before !== after),
    kept: comesTo(kept, 'sum') ?? 0,
    isStated:
      goal.targetsByYear.has(year) ||
      comesTo(
        rows.map(({ after }) => after ?? Number.NaN),
        goal.aggregation,
      ) !== target,
  };
}

function comesTo(values: readonly number[], aggregation: SheetGoal['goal']['aggregation']): number | null {
  return aggregate(Float64Array.from(values), { from: 0, to: values.length }, aggregation);
}
