import { addDays, type Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { type ClosedSpan, laterOf } from '#core/calendar/span.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import type { Estimate } from '#core/figure/projection.ts';
import { dayAt } from '#core/goal/series.ts';

/** How far beyond today and its entries a chart reaches at most: an end on 9999-12-31 means "for good". In days. */
export const CHART_REACH = 18_262;

/**
 * From which to which day a chart is drawn: the window, and on a side where it is open as far as its entries and
 * estimates go. Null where that leaves nothing to draw.
 */
export function drawnRange(
  { series, goal, today }: GoalInTime,
  window: GoalWindow,
  estimates: readonly Estimate[],
): ClosedSpan | null {
  const hasEntries = window.from < window.to;
  const firstDay = hasEntries ? dayAt(series, window.from) : null;
  const lastEntry = hasEntries ? dayAt(series, window.to - 1) : null;
  const lastPeriod = lastEntry === null ? null : laterOf(lastEntry, estimates.at(-1)?.day ?? null);
  const lastDay = lastPeriod === null ? null : periodEndOf(lastPeriod, goal.trackingFrequency);
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
