import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { MeasuredGoal, RollupDay } from '#core/compare/rollupDay.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { bareHandStatus } from '#web/plan/goals/bareHandStatus.ts';

export function rollupDay(
  goals: readonly DashboardGoal[],
  parentId: string,
  { plan, year, today, asOf = null }: ShownPlan,
): RollupDay | null {
  const parent = goals.find(({ id }) => id === parentId);
  if (parent === undefined) return null;
  const children = goals.filter((goal) => goal.parentId === parentId);
  const measured = (goal: DashboardGoal): MeasuredGoal => ({
    goal: { ...goal, handStatus: handStatusOf(goal), isStatusAutomatic: true },
    kind: kindOf(goal),
    figures: goal.figures,
    series: seriesOf(goal.entries, goal.trackingFrequency, plan),
  });
  return { plan, year, today: asOf ?? today, parent: measured(parent), children: children.map(measured) };
}

export function isRollup({ rollup, figures }: ListedGoal, hasChildren: boolean): boolean {
  return hasChildren && (figures.distribution !== null || isRollupType(rollup));
}

export function kindOf({ figures, rollup, isByMilestones }: DashboardGoal): GoalKind {
  if (isByMilestones) return 'milestones';
  if (figures.distribution !== null) return 'container';
  if (figures.percentBasis === 'children') return 'percentMean';
  return isRollupType(rollup) && rollup !== 'percent' ? rollup : 'single';
}

/** Only deferred matters here. */
function handStatusOf({ figures: { status } }: DashboardGoal): HandStatus | null {
  return status === 'deferred' ? bareHandStatus(status) : null;
}
