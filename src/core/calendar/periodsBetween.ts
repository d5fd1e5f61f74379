import { civilDateOf, type Day } from './date.ts';
import { MONTHS_OF_PERIOD, type TrackingFrequency } from './period.ts';

/** How many whole periods a day lies after the first day of a period. */
export function periodsBetween(earlier: Day, later: Day, frequency: TrackingFrequency): number {
  if (frequency === 'weekly') return Math.floor((later - earlier) / 7);
  const [from, to] = [civilDateOf(earlier), civilDateOf(later)];
  return Math.floor(((to.year - from.year) * 12 + to.month - from.month) / MONTHS_OF_PERIOD[frequency]);
}
