import type { DashboardGoal, StrategicObjective } from '#contract/dashboardGoal.ts';
import { prettyValuesOf } from '#contract/goal/prettyValuesOf.ts';
import { chartKindOf } from '#core/chart/chartKind.ts';
import type { Goal } from '#core/goal/goal.ts';
import { compareGoalNumbers } from '#core/goal/goalNumber.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import type { PlanFigures } from '#core/goal/planFigures.ts';
import { EMPTY_ROLLUP } from '#core/goal/rollupSeries.ts';
import { performanceDataOf } from '#core/goal/running.ts';
import type { BookedPlan, FiguresWanted } from '#server/planBook/bookedPlan.ts';

/** Goals as the dashboard shows them, in the order of their numbers; `ids` null: every one of the plan. */
export function dashboardGoalsOf(
  booked: BookedPlan,
  wanted: FiguresWanted & { readonly ids: ReadonlySet<string> | null },
): DashboardGoal[] {
  const planFigures = booked.figures(wanted);
  const ids = wanted.ids ?? booked.goals.keys();
  return [...ids].flatMap((id) => dashboardGoalOf({ booked, planFigures, wanted }, id) ?? []).sort(inOrder);
}

type Making = { readonly booked: BookedPlan; readonly planFigures: PlanFigures; readonly wanted: FiguresWanted };

function dashboardGoalOf({ booked, planFigures, wanted }: Making, id: string): DashboardGoal | null {
  const record = booked.goals.get(id);
  const node = planFigures.hierarchy.nodes.get(id);
  const figures = planFigures.figuresOf(id, wanted.year);
  if (record === undefined || node === undefined || figures === null) return null;
  const { plan } = booked.whole;
  const { archivedAt: _archived, handStatus: _handStatus, isStatusAutomatic: _automatic, ...goal } = record;
  const chartKind = chartKindOf({ ...goal, ...figures });
  const measured = planFigures.entriesOf(id) ?? { goal: record, series: EMPTY_ROLLUP };
  return {
    ...goal,
    figures,
    objective: objectiveOf(topAncestorOf(node).goal),
    chartKind,
    pretty: prettyValuesOf({ goal, figures, plan, chartKind }),
    ...performanceDataOf(measured.goal, measured.series.series, { plan, ...wanted }),
  };
}

/** A label: no figure of the top ancestor travels with it. */
function objectiveOf({ id, number, title, description }: Goal): StrategicObjective {
  return { id, number, name: title, description };
}

/** By number, part by part (readings, section 4); goals of one number always in the same order. */
function inOrder(one: DashboardGoal, other: DashboardGoal): number {
  return compareGoalNumbers(one.number, other.number) || (one.id < other.id ? -1 : 1);
}
