import type { WireOutlook } from '#contract/outlook.ts';
import type { Day } from '#core/calendar/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { DateFormat } from '#core/plan/plan.ts';
import { roughly } from '#web/charts/roughly.ts';
import { formatDate, formatFullValue, formatPercent } from '#web/messages/formats.ts';
import { say } from '#web/messages/outlook/say.ts';

/** A sentence; one in three parts has its middle one in bold. */
export type OutlookText = string | readonly string[];

/** What the year is likely to end with, and how likely its target is. */
export function yearEndTexts(
  { expected, low80, high80, target, chance }: NonNullable<WireOutlook['year_end']>,
  {
    by,
    unit,
    style,
  }: {
    /** The last day of the year, or of the goal. */
    readonly by: Day;
    readonly unit: ValueUnit;
    readonly style: DateFormat;
  },
): OutlookText[] {
  const value = (estimate: number) => formatFullValue(roughly(estimate), unit);
  const likely = say.likely({
    value: value(expected),
    by: formatDate(by, style),
    low: value(low80),
    high: value(high80),
  });
  if (target === null) return [likely];
  const wanted = formatFullValue(target, unit);
  if (chance === null) return [likely, say.onlyTarget(wanted)];
  return [likely, say.target(wanted, formatPercent(Math.round(chance * 100)))];
}
