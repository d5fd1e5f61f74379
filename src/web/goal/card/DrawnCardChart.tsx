import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Progression } from '#core/chart/progression.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { latePart, noPart, useLatePart } from '#web/base/loading/latePart.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import { chartSentence } from '#web/goal/charts/chartSentence.ts';
import { goalProgression, openingChoice } from '#web/goal/charts/goalProgression.ts';
import { MiniChart } from '#web/goal/charts/MiniChart.tsx';
import { NoChart } from '#web/goal/charts/NoChart.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { hasEarlierFigures } from './useUnjudged.ts';

/** `drawn` is the goal with what is drawn beside what counts. */
export function DrawnCardChart({
  goal,
  drawn = goal,
}: {
  readonly goal: DashboardGoal;
  readonly drawn?: DashboardGoal;
}) {
  const shown = usePlan();
  const { plan } = shown;
  const { span, figures, trackingFrequency } = goal;
  const progression = useMemo(() => goalProgression(drawn, openingChoice(drawn), shown), [drawn, shown]);
  const LongCardChart = useLatePart(isLong(goal, progression) ? longCardChart : noPart);
  const unit = valueUnitOf(goal, plan);

  if (LongCardChart !== null) return <LongCardChart goal={goal} drawn={drawn} />;
  if (progression.points.some(({ actual }) => actual !== null)) {
    // Told is only what counts.
    const counted = drawn === goal ? progression : goalProgression(goal, openingChoice(goal), shown);
    const label = chartSentence(counted, { unit, plan, status: shownStatusOf(figures) });
    return <MiniChart progression={progression} unit={unit} dateStyle={plan} label={label} />;
  }
  const hasData = goal.entries.some(({ actual, target }) => actual !== null || target !== null);
  if (!hasData && span.start === null && span.end === null) return <NoChart text={say.card.noDates} />;
  const first = span.start === null ? '' : say.card.firstPeriod(formatPeriod(span.start, trackingFrequency, plan));
  return <NoChart title={say.card.noFigures} text={first} />;
}

/** It reaches beyond its figures: back to earlier years, or on to the single target. */
function isLong(goal: DashboardGoal, { points }: Progression): boolean {
  return hasEarlierFigures(goal) || (points.length > 1 && points.filter(({ target }) => target !== null).length === 1);
}

const longCardChart = latePart(
  () => import('./LongCardChart.tsx'),
  ({ LongCardChart }) => LongCardChart,
);
