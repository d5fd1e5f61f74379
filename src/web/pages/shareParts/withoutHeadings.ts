import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { isHeading } from '#core/view/isHeading.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

/** A share of some statuses has other objectives only as headings, which do not count. */
export function withoutHeadings(goals: PlanGoals, viewer: DashboardPlan['viewer']): PlanGoals {
  const statuses = viewer.kind === 'share' ? viewer.view.filters.criteria.statuses : [];
  const headings = goals.goals.filter((goal) => goal.figures.inFiscalYear && isHeading(goal, statuses));
  if (headings.length === 0) return goals;
  return { ...goals, listable: goals.listable - headings.length };
}
