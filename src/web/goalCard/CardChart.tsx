import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { lastKnownOf } from '#core/figure/lastKnown.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { chartSentence } from '#web/charts/chartSentence.ts';
import { drawnProgression, openingChoice } from '#web/charts/goalProgression.ts';
import { MiniChart } from '#web/charts/MiniChart.tsx';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { formatPeriod } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { NoChart } from './NoChart.tsx';

/** The chart of a card, or why there is none (specification, section 8; readings, section 5). */
export function CardChart({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const { plan } = shown;
  const { span, figures, trackingFrequency } = goal;
  const { progression, isPast } = useMemo(() => {
    const isPast = lastKnownOf(goal, shown.plan.fiscalStartMonth) !== null;
    return drawnProgression(goal, openingChoice(goal, { isPast }), shown);
  }, [goal, shown]);
  const unit = { valueType: goal.valueType, currency: plan.currency };

  if (progression.points.some(({ actual }) => actual !== null)) {
    const label = chartSentence(progression, { unit, dateStyle: plan, status: shownStatusOf(figures) });
    return <MiniChart {...{ progression, isPast, unit, label }} dateStyle={plan} today={shown.today} />;
  }
  const hasData = goal.entries.some(({ actual, target }) => actual !== null || target !== null);
  if (!hasData && span.start === null && span.end === null) return <NoChart text={say.card.noDates} />;
  const first = span.start === null ? '' : say.card.firstPeriod(formatPeriod(span.start, trackingFrequency, plan));
  return <NoChart title={say.card.noFigures} text={first} />;
}
