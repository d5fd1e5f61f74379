import { addDays, type Day } from '#core/calendar/date.ts';
import { periodEndOf, periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';
import type { GoalInTime } from './goalInTime.ts';

export type Reporting = {
  readonly isEnded: boolean;
  readonly isLastReported: boolean;
  readonly isOverdue: boolean;
};

export const UNREPORTED: Reporting = { isEnded: false, isLastReported: false, isOverdue: false };

/** One period and the time to report it, in days (rule 3.9). */
const GRACE: Readonly<Record<TrackingFrequency, number>> = {
  weekly: 7 + 3,
  monthly: 31 + 7,
  quarterly: 92 + 15,
  yearly: 365 + 38,
};

/** `lastReported`: first day of the last period with an actual, in the window or before it; null where there is none. */
export function reportingOf(it: GoalInTime, window: Span, lastReported: Day | null): Reporting {
  const { goal, calendar, today } = it;
  const lastPeriod = window.end === null ? null : periodStartOf(window.end, goal.trackingFrequency, calendar);
  return {
    isEnded: window.end !== null && today > window.end,
    isLastReported: lastReported !== null && lastPeriod !== null && lastReported >= lastPeriod,
    isOverdue: isOverdue(it, window, lastReported),
  };
}

/**
 * More days than the grace have passed since the end of the last period with an actual; where there is none, since
 * the day before the goal's start. Nothing is overdue in a window that has not begun.
 */
function isOverdue({ goal, today }: GoalInTime, window: Span, lastReported: Day | null): boolean {
  if (window.start !== null && today < window.start) return false;
  const since = lastReported === null ? dayBefore(goal.span.start) : periodEndOf(lastReported, goal.trackingFrequency);
  return since !== null && today - since > GRACE[goal.trackingFrequency];
}

function dayBefore(day: Day | null): Day | null {
  return day === null ? null : addDays(day, -1);
}
