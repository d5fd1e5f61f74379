import type { Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import type { Estimate } from '#core/figure/projection.ts';
import { shownStretch } from '#core/figure/shownStretch.ts';

/**
 * From which to which day a chart is drawn: the window, and on a side where it is open as far as its entries and
 * estimates go. Null where that leaves nothing to draw.
 */
export function drawnRange(it: GoalInTime, window: GoalWindow, estimates: readonly Estimate[]): ClosedSpan | null {
  const { entries, from, to } = shownStretch(it, window);
  const estimate = estimates.at(-1);
  const estimated = estimate === undefined ? null : periodEndOf(estimate.day, it.goal.trackingFrequency);
  const lastDay = entries === null ? null : latest(entries.end, estimated ?? entries.end);
  const start = window.span.start ?? entries?.start ?? null;
  const end = window.span.end ?? lastDay;
  if (start === null || end === null) return null;
  return { start: latest(start, from), end: earliest(end, to) };
}

function earliest(one: Day, other: Day): Day {
  return one < other ? one : other;
}

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}
