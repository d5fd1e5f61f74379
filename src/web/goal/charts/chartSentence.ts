import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say.ts';

/** The text alternative: the last actual against its target, progress, and the projection where nothing better is known. */
export function chartSentence(
  { points, period }: Progression,
  {
    unit,
    plan,
    status,
    isForecastTold = false,
  }: {
    readonly unit: ValueUnit;
    readonly plan: DateStyle & Pick<Plan, 'statuses'>;
    readonly status: ShownStatus;
    /** Whether the straight line is the only forecast there is. */
    readonly isForecastTold?: boolean;
  },
): string {
  const last = points.findLast(({ actual }) => actual !== null);
  const value = (number: number) => formatFullValue(number, unit);
  if (last === undefined || last.actual === null) {
    const target = points.findLast((point) => point.target !== null)?.target ?? null;
    return target === null ? say.card.noFigures : say.chart.onlyTarget(value(target));
  }
  const estimate = isForecastTold ? (points.findLast((point) => point.estimate !== null)?.estimate ?? null) : null;
  return say.chart.sentence({
    actual: value(last.actual),
    target: last.target === null ? null : value(last.target),
    period: formatPeriod(last.start, period, plan),
    status: statusLabel(status, plan),
    projected: estimate === null ? null : value(roundedLike(estimate, last.actual)),
  });
}

/** An estimate is not exact: three digits, or as many as the actual has before its point. */
function roundedLike(estimate: number, actual: number): number {
  const digits = Math.max(3, String(Math.trunc(Math.abs(actual))).length);
  return Number(estimate.toPrecision(Math.min(digits, 15)));
}
