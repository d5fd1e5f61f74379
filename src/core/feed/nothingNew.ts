import type { Day } from '#core/calendar/date.ts';
import { periodEndOf, type TrackingFrequency } from '#core/calendar/period.ts';

/** A goal that a feed brings actuals of. */
export type BroughtGoal = {
  readonly trackingFrequency: TrackingFrequency;
  readonly end: Day | null;
  /** The first day of the newest period that it brought an actual of. */
  readonly newest: Day;
};

/** Two periods and the time to report one, in days. */
const WITHOUT_NEWS: Readonly<Record<TrackingFrequency, number>> = {
  weekly: 2 * 7 + 3,
  monthly: 2 * 31 + 7,
  quarterly: 2 * 92 + 15,
  yearly: 2 * 365 + 38,
};

/**
 * The newest figure of a feed that has brought none for two periods of any of its goals, counted from the end of the
 * period of the last; null while one of them has a newer one. Goals that have ended since expect nothing more.
 */
export function nothingNewSince(goals: readonly BroughtGoal[], today: Day): BroughtGoal | null {
  const expecting = goals.filter(
    ({ end, newest, trackingFrequency }) => end === null || end > periodEndOf(newest, trackingFrequency),
  );
  const hasNews = ({ newest, trackingFrequency }: BroughtGoal) =>
    today - periodEndOf(newest, trackingFrequency) <= WITHOUT_NEWS[trackingFrequency];
  if (expecting.length === 0 || expecting.some(hasNews)) return null;
  return expecting.reduce((latest, goal) => (goal.newest > latest.newest ? goal : latest));
}
