import type { PeriodCalendar } from '#core/calendar/period.ts';
import { aggregate } from '#core/figure/aggregate.ts';
import { type SpreadRefusal, type TargetSpread, yearTargets } from '#core/figure/yearTargets.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { storedValue } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';

export type SpreadRow = {
  readonly column: SheetColumn;
  readonly before: number | null;
  readonly after: number | null;
  readonly isKept: boolean;
};

export type SpreadPlan = {
  readonly rows: readonly SpreadRow[];
  readonly changed: readonly SpreadRow[];
  readonly kept: number;
  readonly isStated: boolean;
};

export type SpreadAsked = {
  readonly of: SheetGoal;
  readonly columns: readonly SheetColumn[];
  readonly plan: PeriodCalendar;
  readonly year: number;
  readonly target: number;
  readonly spread: TargetSpread;
  readonly includesClosed: boolean;
};

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
