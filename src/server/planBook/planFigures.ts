import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { summarizeGoal } from '#core/goal/summary.ts';
import type { WholePlan } from '#server/store/wholePlan.ts';

/** The figures of every goal of a plan, by id. */
export function planFiguresOf(
  { plan, goals, series }: WholePlan,
  { today, year }: { readonly today: Day; readonly year: FiscalYear },
): ReadonlyMap<string, GoalFigures> {
  return new Map(
    goals.map((goal) => [goal.id, summarizeGoal(goal, series.get(goal.id) ?? EMPTY_SERIES, { plan, today, year })]),
  );
}
