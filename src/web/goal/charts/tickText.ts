import { civilDateOf } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import { formatMonth, formatPeriod, formatTick } from '#web/base/messages/formats.ts';

/** Longer than any fiscal year, in days: from here on labels need the year. */
const ONE_YEAR = 372;

export function tickText(
  points: readonly ChartPoint[],
  period: TrackingFrequency,
  style: DateStyle,
): (point: ChartPoint) => string {
  if (!isOfSeveralYears(points)) return ({ start }) => formatTick(start, period, style);
  switch (period) {
    case 'weekly':
    case 'monthly':
      return ({ start }) => `${formatMonth(start)} ’${String(civilDateOf(start).year % 100).padStart(2, '0')}`;
    case 'quarterly':
    case 'yearly':
      return ({ start }) => formatPeriod(start, period, style);
  }
}

/** Labels with years need about twice the room. */
export function isOfSeveralYears(points: readonly ChartPoint[]): boolean {
  const first = points[0];
  const last = points.at(-1);
  return first !== undefined && last !== undefined && last.start - first.start > ONE_YEAR;
}
