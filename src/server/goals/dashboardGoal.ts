import type { DashboardGoal, StrategicObjective } from '#contract/dashboardGoal.ts';
import { prettyValuesOf } from '#contract/goal/prettyValuesOf.ts';
import { chartKindOf } from '#core/chart/chartKind.ts';
import { type PerformanceData, performanceDataOf } from '#core/figure/running.ts';
import type { Goal } from '#core/goal/goal.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import { partialEntriesOf } from '#core/rollup/rollupSeries.ts';
import type { BookedPlan, FiguresWanted } from '#server/planBook/bookedPlan.ts';
import { lastUpdateOf } from './lastUpdate.ts';

/** Which of a goal's parts are asked for; perf data cost more than all the rest. */
export type GoalsWanted = FiguresWanted & {
  readonly hasPerformance: boolean;
  /** Whether the asker sees a goal. */
  readonly isSeen: (goalId: string) => boolean;
};

/** A goal as the dashboard shows it; null where the plan has none of this id. */
export function dashboardGoalOf(booked: BookedPlan, id: string, wanted: GoalsWanted): DashboardGoal | null {
  const planFigures = booked.figures(wanted);
  const record = booked.goals.get(id);
  const node = planFigures.hierarchy.nodes.get(id);
  const figures = planFigures.figuresOf(id, wanted.year);
  if (record === undefined || node === undefined || figures === null) return null;
  const { plan } = booked.whole;
  const { archivedAt: _archived, handStatus: _handStatus, isStatusAutomatic: _automatic, ...goal } = record;
  const chartKind = chartKindOf({ ...goal, ...figures });
  return {
    ...goal,
    updatedAt: lastUpdateOf(booked, id, wanted),
    figures,
    objective: objectiveOf(topAncestorOf(node).goal),
    chartKind,
    pretty: prettyValuesOf({ goal, figures, plan, chartKind }),
    ...(wanted.hasPerformance ? performanceOf(booked, id, wanted) : NO_PERFORMANCE),
  };
}

/** Computed from the children's for a roll-up parent. */
function performanceOf(booked: BookedPlan, id: string, wanted: FiguresWanted): GoalPerformance {
  const measured = booked.figures(wanted).entriesOf(id);
  if (measured === null) return NO_PERFORMANCE;
  const { series } = measured.series;
  return {
    ...performanceDataOf(measured.goal, series, { plan: booked.whole.plan, ...wanted }),
    partialEntries: partialEntriesOf(measured.series),
  };
}

type GoalPerformance = PerformanceData & Pick<DashboardGoal, 'partialEntries'>;

const NO_PERFORMANCE: GoalPerformance = { entries: [], ytdRunning: [], ptdRunning: [], partialEntries: [] };

/** A label: no figure of the top ancestor travels with it. */
function objectiveOf({ id, number, title, description }: Goal): StrategicObjective {
  return { id, number, name: title, description };
}
