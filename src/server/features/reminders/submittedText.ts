import { formatPeriod } from '#core/format/date.ts';
import { formatFullValue, valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ServerTexts } from '#server/base/texts.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

export type SubmittedFigure = { readonly figure: WaitingFigure; readonly goal: GoalRecord };

/** A figure that waits, or was declined, as it reads in a mail: `1.2 Permits, Oct 2026: 41.5`. */
export function submittedText(
  { figure, goal }: SubmittedFigure,
  { plan, texts }: { readonly plan: Plan; readonly texts: ServerTexts },
): string {
  const { figure: say } = texts.reminders;
  const unit = valueUnitOf(goal, plan);
  const text = (value: number | null) => (value === null ? say.empty : formatFullValue(value, unit, texts.format));
  const values = [
    ...(figure.actual === undefined ? [] : [text(figure.actual)]),
    ...(figure.target === undefined ? [] : [say.target(text(figure.target))]),
  ];
  const name = `${shownNumber(goal.number)} ${goal.title}`.trim();
  const period = formatPeriod(figure.date, goal.trackingFrequency, plan, texts.format);
  return say.line(name, period, values.join(', '));
}
