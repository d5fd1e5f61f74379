import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { EMPTY_SERIES, seriesOf } from '#core/goal/series.ts';
import { type GoalSignal, goalSignalOf } from '#core/signal/goalSignal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** From the figures on the page: through a share and on a past day it knows no more than they do. */
export function useSignal(goal: DashboardGoal): GoalSignal {
  const { plan, today } = usePlan();
  return useMemo(() => {
    // A share of milestones only grows: no step of it is unusual.
    const series = goal.isByMilestones ? EMPTY_SERIES : seriesOf(goal.entries, goal.trackingFrequency, plan);
    return goalSignalOf(goal, { series, today });
  }, [goal, plan, today]);
}
