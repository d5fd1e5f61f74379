import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Progression } from '#core/chart/progression.ts';
import { choicesOf, type LargeChartChoice, toggleOf } from '#core/chart/toggles.ts';
import type { DateStyle } from '#core/format/date.ts';
import { type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { measureText } from '#core/goal/measureText.ts';
import { formatDate, formatFiscalYear, toggleLabel } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/chartDownload.ts';
import { drawnProgression, hasFiguresToDraw } from '#web/goal/charts/drawnProgression.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export type ChartToTake = {
  readonly title: string;
  readonly subtitle: string;
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly today: Day;
  readonly isPast: boolean;
};

/** What a goal's chart is as a file; null where it has no figures. */
export function chartToTakeOf(
  goal: DashboardGoal,
  chosen: LargeChartChoice | null,
  shown: ShownPlan,
): ChartToTake | null {
  const { plan, today, year } = shown;
  const wanted = choicesOf(goal).find((each) => each === chosen) ?? null;
  const { progression, isPast, choice } = drawnProgression(goal, wanted, shown);
  if (!hasFiguresToDraw(progression)) return null;
  const subtitle = [
    plan.name,
    formatFiscalYear(year, plan.fiscalDisplay),
    toggleLabel(toggleOf(choice), { frequency: goal.trackingFrequency, year }),
    measureText(goal.measure, goal.unit),
    say.asOf(formatDate(today, plan.dateFormat)),
  ];
  return {
    title: `${shownNumber(goal.number)} ${goal.title}`,
    subtitle: subtitle.filter((part) => part !== '').join(' · '),
    progression,
    unit: valueUnitOf(goal, plan),
    dateStyle: plan,
    today,
    isPast,
  };
}
