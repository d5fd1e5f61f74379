import { addDays, type Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { stretchesOf } from '#core/goal/series.ts';
import type { Stretch } from './aggregate.ts';
import type { GoalInTime } from './goalInTime.ts';

/** How far beyond today and its entries a goal is shown period by period: an end on 9999-12-31 means "for good". In days. */
export const SHOWN_REACH = 18_262;

/** From which to which day a goal has entries to show; null where it has none. */
export type ShownStretch = {
  readonly entries: ClosedSpan | null;
  /** The first and the last day shown at all. */
  readonly from: Day;
  readonly to: Day;
};

/**
 * What of a goal's life is shown period by period: its entries without those that a typing error put decades away from
 * the others, and some decades around them and today. The others stay stored and count; only the empty periods between
 * are not drawn one by one.
 */
export function shownStretch({ series, goal, today }: GoalInTime, window: Stretch): ShownStretch {
  const [nearest = null] = stretchesOf(series, window.from, window.to)
    .map(({ start, end }) => ({ start, end: periodEndOf(end, goal.trackingFrequency) }))
    .sort((one, other) => distance(one, today) - distance(other, today));
  if (nearest === null) return { entries: null, from: addDays(today, -SHOWN_REACH), to: addDays(today, SHOWN_REACH) };
  const isFar = distance(nearest, today) > SHOWN_REACH;
  const first = isFar || nearest.start < today ? nearest.start : today;
  const last = isFar || nearest.end > today ? nearest.end : today;
  return { entries: nearest, from: addDays(first, -SHOWN_REACH), to: addDays(last, SHOWN_REACH) };
}

function distance({ start, end }: ClosedSpan, day: Day): number {
  return Math.max(0, start - day, day - end);
}
