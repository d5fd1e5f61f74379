import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { seriesOf } from '#core/goal/series.ts';
import { type GoalSignal, goalSignalOf } from '#core/signal/goalSignal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** From the figures on the page: through a share and on a past day it knows no more than they do. */
export function useSignal(goal: DashboardGoal): GoalSignal {
  const { plan, today } = usePlan();
  return useMemo(() => {
    const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
    return goalSignalOf(goal, { series, today });
  }, [goal, plan, today]);
}
