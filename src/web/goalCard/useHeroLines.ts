import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { formatDate } from '#core/format/date.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { type HeroLines, heroLines } from './heroLines.ts';

/** The two lines beside the completion number, in the words of the plan shown. */
export function useHeroLines(goal: DashboardGoal, childCount: number): HeroLines {
  const { plan, today, year } = usePlan();
  const { start } = goal.span;
  return heroLines(goal, {
    year,
    unit: { valueType: goal.valueType, currency: plan.currency },
    childCount,
    startsOn: start !== null && start > today ? formatDate(start, plan.dateFormat) : null,
  });
}
