import type { AnsweredGoal, DashboardGoal, StrategicObjective } from '#contract/goal/dashboardGoal.ts';
import { prettyValuesOf } from '#contract/goal/prettyValuesOf.ts';
import { chartedTotalsOf } from '#core/chart/chartedTotals.ts';
import { chartKindOf } from '#core/chart/chartKind.ts';
import { lastKnownOf } from '#core/figure/lastKnown.ts';
import { ownEntriesOf, type RunningData, runningDataOf } from '#core/figure/running.ts';
import type { Goal } from '#core/goal/goal.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import { withoutSetTargets } from '#core/goal/measuredByMilestones.ts';
import { ownValuesOf } from '#core/own/ownValue.ts';
import { partialEntriesOf } from '#core/rollup/rollupSeries.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';
import { lastUpdateOf } from './lastUpdate.ts';

/** Entries cost more than all the rest, running values more than entries. */
export type GoalsWanted = FiguresWanted & {
  readonly hasEntries: boolean;
  readonly hasRunning: boolean;
  readonly isSeen: (goalId: string) => boolean;
};

export function dashboardGoalOf(booked: BookedPlan, id: string, wanted: GoalsWanted): AnsweredGoal | null {
  const planFigures = booked.figures(wanted);
  const record = booked.goals.get(id);
  const node = planFigures.hierarchy.nodes.get(id);
  const figures = planFigures.figuresOf(id, wanted.year);
  if (record === undefined || node === undefined || figures === null) return null;
  const { plan } = booked.whole;
  const {
    archivedAt: _archived,
    handStatus: _handStatus,
    isStatusAutomatic: _automatic,
    ...goal
  } = withoutSetTargets(record);
  const chartKind = chartKindOf({ ...goal, ...figures });
  return {
    ...goal,
    updatedAt: lastUpdateOf(booked, id, wanted),
    figures,
    ownFields: ownValuesOf(plan.fields, record),
    objective: objectiveOf(topAncestorOf(node).goal),
    chartKind,
    pretty: prettyValuesOf({ goal, figures, plan, chartKind }),
    milestoneCount: planFigures.milestoneCountOf(id),
    ...performanceOf(booked, id, wanted),
  };
}

type GoalPerformance = RunningData & Pick<DashboardGoal, 'entries' | 'partialEntries' | 'chartedTotals'>;

function performanceOf(booked: BookedPlan, id: string, wanted: GoalsWanted): GoalPerformance {
  const { hasEntries, hasRunning } = wanted;
  const measured = hasEntries || hasRunning ? booked.figures(wanted).entriesOf(id) : null;
  if (measured === null) return NO_PERFORMANCE;
  const { goal, series, formulaTotals = null } = measured;
  const { plan } = booked.whole;
  const question = [goal, series.series, { plan, ...wanted, formulaTotals }] as const;
  const running = hasRunning && runningDataOf(...question);
  if (!hasEntries) return { ...NO_PERFORMANCE, ...running };
  const entries = ownEntriesOf(...question);
  const partialEntries = partialEntriesOf(measured.series);
  const figures = formulaTotals && booked.figures(wanted).figuresOf(id, wanted.year);
  if (!figures) return { ...NO_PERFORMANCE, entries, partialEntries, ...running };
  const { endTarget, allTarget } = figures;
  const chart = { ...wanted, goal, series: series.series, plan, endTarget, allTarget };
  const isPast = lastKnownOf({ ...goal, entries, figures }, plan.fiscalStartMonth) !== null;
  // Where the year has no figures, the page draws the goal's whole life.
  const charts = isPast ? [chart, { ...chart, year: 'ALL', endTarget: allTarget } as const] : [chart];
  return { entries, partialEntries, chartedTotals: chartedTotalsOf(formulaTotals, charts), ...NO_RUNNING, ...running };
}

const NO_RUNNING: RunningData = { ytdRunning: [], ptdRunning: [] };

const NO_PERFORMANCE: GoalPerformance = {
  entries: [],
  partialEntries: [],
  chartedTotals: null,
  ...NO_RUNNING,
};

/** A label: no figure of the top ancestor is sent with it. */
function objectiveOf({ id, number, title, description }: Goal): StrategicObjective {
  return { id, number, name: title, description };
}
