import { addDays, type Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import { dayAt } from '#core/goal/series.ts';

/** How far beyond today and its entries a chart reaches at most: an end on 9999-12-31 means "for good". In days. */
export const CHART_REACH = 18_262;

/**
 * From which to which day a chart is drawn: the window, and on a side where it is open as far as its entries go. Null
 * where that leaves nothing to draw.
 */
export function drawnRange({ series, goal, today }: GoalInTime, window: GoalWindow): ClosedSpan | null {
  const hasEntries = window.from < window.to;
  const firstDay = hasEntries ? dayAt(series, window.from) : null;
  const lastDay = hasEntries ? periodEndOf(dayAt(series, window.to - 1), goal.trackingFrequency) : null;
  const start = window.span.start ?? firstDay;
  const end = window.span.end ?? lastDay;
  if (start === null || end === null) return null;
  return {
    start: latest(start, addDays(earliest(firstDay ?? today, today), -CHART_REACH)),
    end: earliest(end, addDays(latest(lastDay ?? today, today), CHART_REACH)),
  };
}

function earliest(one: Day, other: Day): Day {
  return one < other ? one : other;
}

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}
