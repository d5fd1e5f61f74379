import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { MeasuredGoal, RollupDay } from '#core/compare/rollupDay.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { bareHandStatus } from '#web/plan/goals/bareHandStatus.ts';

/** A goal and those directly below it as they came to the page for one day; null where it was not there. */
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

/** Whether a goal is computed from those below it, so that they can explain it. */
export function isRollup({ rollup, figures }: ListedGoal, hasChildren: boolean): boolean {
  return hasChildren && (figures.distribution !== null || isRollupType(rollup));
}

/** Where a goal's figures come from, by what came with it. */
export function kindOf({ figures, rollup }: DashboardGoal): GoalKind {
  if (figures.distribution !== null) return 'container';
  if (figures.percentBasis === 'children') return 'percentMean';
  return isRollupType(rollup) && rollup !== 'percent' ? rollup : 'single';
}

/** Only that it is deferred counts here. */
function handStatusOf({ figures: { status } }: DashboardGoal): HandStatus | null {
  return status === 'deferred' ? bareHandStatus(status) : null;
}
