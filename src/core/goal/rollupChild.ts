import type { Day } from '#core/calendar/date.ts';
import type { FigurePlan } from './figureContext.ts';
import type { Goal } from './goal.ts';
import { goalInTime } from './goalInTime.ts';
import { periodYearOf } from './periodYear.ts';
import { reportingOf } from './reporting.ts';
import { type RollupPeriods, type RollupSeries, reducedTo } from './rollupSeries.ts';
import { dayAt, lastFigure, valueAt } from './series.ts';

/** A child as its roll-up parent takes it in. */
export type RollupChild = {
  readonly goal: Goal;
  /** In the parent's periods; see rollupSeries.ts. */
  readonly reduced: RollupSeries;
  /** Its next actual is overdue (as for `stale`, though achieved goals too): it is waited for no longer. */
  readonly isOverdue: boolean;
  /** Fiscal years in which it has an entry, and those in which one has a target. */
  readonly years: ReadonlySet<number>;
  readonly targetYears: ReadonlySet<number>;
};

/** `series`: the child's own, stored or computed, in its own periods. */
export function rollupChildOf(
  periods: RollupPeriods,
  { goal, series }: { readonly goal: Goal; readonly series: RollupSeries },
  time: { readonly plan: FigurePlan; readonly today: Day },
): RollupChild {
  const reduced = reducedTo(periods, goal, series);
  const years = new Set<number>();
  const targetYears = new Set<number>();
  reduced.series.days.forEach((_, index) => {
    const year = periodYearOf(dayAt(reduced.series, index), goal.span, periods.calendar.fiscalStartMonth);
    years.add(year);
    if (!Number.isNaN(valueAt(reduced.series.targets, index))) targetYears.add(year);
  });
  return { goal, reduced, isOverdue: isOverdue(goal, series, time), years, targetYears };
}

function isOverdue(
  goal: Goal,
  { series }: RollupSeries,
  time: { readonly plan: FigurePlan; readonly today: Day },
): boolean {
  const it = goalInTime(goal, series, time);
  if (it === null) return false;
  const last = lastFigure(series.actuals, it.own.from, Math.min(it.own.to, it.future));
  return reportingOf(it, goal.span, last < 0 ? null : dayAt(series, last)).isOverdue;
}
