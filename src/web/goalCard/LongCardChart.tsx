import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { chartSentence } from '#web/charts/chartSentence.ts';
import { drawnProgression } from '#web/charts/drawnProgression.ts';
import { LongChart } from '#web/charts/LongChart.tsx';
import { usePlan } from '#web/dashboard/PlanContext.ts';

/** The chart of a card that reaches back to figures of earlier years, or on to a single target. */
export function LongCardChart({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const { plan, today } = shown;
  const { progression, isPast } = useMemo(() => drawnProgression(goal, null, shown), [goal, shown]);
  const unit = { valueType: goal.valueType, currency: plan.currency };
  const label = chartSentence(progression, { unit, dateStyle: plan, status: shownStatusOf(goal.figures) });
  return <LongChart {...{ progression, isPast, unit, label, today }} dateStyle={plan} />;
}
