import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { OutlookPoint } from './outlookPoints.ts';

export function readPoint(
  { start, actual, target, band }: OutlookPoint,
  {
    period,
    unit,
    dateStyle,
  }: { readonly period: TrackingFrequency; readonly unit: ValueUnit; readonly dateStyle: DateStyle },
): string {
  const value = (number: number) => formatFullValue(number, unit);
  const about = (number: number) => value(roughly(number));
  return say.point({
    period: formatPeriod(start, period, dateStyle),
    actual: actual === null ? null : value(actual),
    target: target === null ? null : value(target),
    likely: band === null ? null : { value: about(band.expected), low: about(band.low80), high: about(band.high80) },
  });
}
