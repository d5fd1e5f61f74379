import type { Day } from '#core/calendar/date.ts';
import { type ClosedSpan, contains, lengthInDays } from '#core/calendar/span.ts';

/**
 * Where a day stands among the points of a chart: the index of its point and how much of that has passed before the day,
 * as a fraction; null for a day of none. A chart marks its points by their first days, so within the last one a day would
 * stand beyond it: there it stands on it.
 */
export function positionOf(day: Day, points: readonly ClosedSpan[]): number | null {
  const index = points.findIndex((point) => contains(point, day));
  const point = points[index];
  if (point === undefined) return null;
  return Math.min(index + (day - point.start) / lengthInDays(point), points.length - 1);
}
