import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { chartSentence } from '#web/goal/charts/chartSentence.ts';
import { drawnProgression } from '#web/goal/charts/drawnProgression.ts';
import { LongChart } from '#web/goal/charts/LongChart.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function LongCardChart({ goal, drawn }: { readonly goal: DashboardGoal; readonly drawn: DashboardGoal }) {
  const shown = usePlan();
  const { plan, today } = shown;
  const { progression, isPast } = useMemo(() => drawnProgression(drawn, null, shown), [drawn, shown]);
  const unit = valueUnitOf(goal, plan);
  const counted = drawn === goal ? progression : drawnProgression(goal, null, shown).progression;
  const label = chartSentence(counted, { unit, plan, status: shownStatusOf(goal.figures) });
  return <LongChart {...{ progression, isPast, unit, label, today }} dateStyle={plan} />;
}
