import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireOutlook } from '#contract/outlook.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { earlierOf } from '#core/calendar/span.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { formatCardValue, formatDate, formatFullValue, formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';

export type OutlookText = string | readonly string[];

export function yearEndTextsOf(
  goal: Pick<DashboardGoal, 'span' | 'valueType' | 'unit'>,
  { expected, low80, high80, target, chance }: NonNullable<WireOutlook['year_end']>,
  shown: ShownPlan,
): OutlookText[] {
  const unit = valueUnitOf(goal, shown.plan);
  const value = (estimate: number) => formatFullValue(roughly(estimate), unit);
  const likely = say.likely({
    value: value(expected),
    by: lastDayText(goal, shown),
    low: value(low80),
    high: value(high80),
  });
  if (target === null) return [likely];
  const wanted = formatFullValue(target, unit);
  return [likely, chance === null ? say.onlyTarget(wanted) : say.target(wanted, chanceText(chance))];
}

export function shortYearEndText(
  goal: Pick<DashboardGoal, 'span' | 'valueType' | 'unit'>,
  { expected, chance }: NonNullable<WireOutlook['year_end']>,
  shown: ShownPlan,
): string {
  // As the progress message that it stands beside.
  const value = formatCardValue(roughly(expected), valueUnitOf(goal, shown.plan));
  return say.likelyShort({
    value,
    by: lastDayText(goal, shown),
    chance: chance === null ? null : chanceText(chance),
  });
}

function lastDayText({ span }: Pick<DashboardGoal, 'span'>, shown: ShownPlan): string {
  const { end } = fiscalYearSpan(outlookScopeOf(shown).year, shown.plan.fiscalStartMonth);
  return formatDate(earlierOf(end, span.end), shown.plan.dateFormat);
}

export function chanceText(chance: number): string {
  return formatPercent(Math.round(chance * 100));
}
