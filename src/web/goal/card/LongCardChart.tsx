import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { chartSentence } from '#web/goal/charts/chartSentence.ts';
import { drawnProgression } from '#web/goal/charts/drawnProgression.ts';
import { LongChart } from '#web/goal/charts/LongChart.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function LongCardChart({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const { plan, today } = shown;
  const { progression, isPast } = useMemo(() => drawnProgression(goal, null, shown), [goal, shown]);
  const unit = valueUnitOf(goal, plan);
  const label = chartSentence(progression, { unit, plan, status: shownStatusOf(goal.figures) });
  return <LongChart {...{ progression, isPast, unit, label, today }} dateStyle={plan} />;
}
