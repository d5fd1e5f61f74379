import type { DashboardGoal, StrategicObjective } from '#contract/dashboardGoal.ts';
import { prettyValuesOf } from '#contract/goal/prettyValuesOf.ts';
import { chartKindOf } from '#core/chart/chartKind.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { compareGoalNumbers } from '#core/goal/goalNumber.ts';
import { type GoalNode, topAncestorOf } from '#core/goal/hierarchy.ts';
import type { BookedPlan, FiguresWanted } from '#server/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/goals.ts';
import { performanceOf } from './performance.ts';

/** Goals as the dashboard shows them, in the order of their numbers; `ids` null: every one of the plan. */
export function dashboardGoalsOf(
  booked: BookedPlan,
  wanted: FiguresWanted & { readonly ids: ReadonlySet<string> | null },
): DashboardGoal[] {
  const figures = booked.figures(wanted);
  const goals: DashboardGoal[] = [];
  for (const node of booked.hierarchy.nodes.values()) {
    const ofGoal = figures.get(node.goal.id);
    if (ofGoal === undefined || (wanted.ids !== null && !wanted.ids.has(node.goal.id))) continue;
    goals.push(dashboardGoalOf(booked, node, ofGoal));
  }
  return goals.sort(inOrder);
}

function dashboardGoalOf(booked: BookedPlan, node: GoalNode<GoalRecord>, figures: GoalFigures): DashboardGoal {
  const { archivedAt: _archived, handStatus: _handStatus, isStatusAutomatic: _automatic, ...goal } = node.goal;
  const chartKind = chartKindOf({ ...goal, ...figures });
  return {
    ...goal,
    figures,
    objective: objectiveOf(topAncestorOf(node).goal),
    chartKind,
    pretty: prettyValuesOf({ goal, figures, plan: booked.whole.plan, chartKind }),
    ...performanceOf(booked, node.goal, figures.year),
  };
}

/** A label: no figure of the top ancestor travels with it. */
function objectiveOf({ id, number, title, description }: GoalRecord): StrategicObjective {
  return { id, number, name: title, description };
}

/** By number, part by part (readings, section 4); goals of one number always in the same order. */
function inOrder(one: DashboardGoal, other: DashboardGoal): number {
  return compareGoalNumbers(one.number, other.number) || (one.id < other.id ? -1 : 1);
}
