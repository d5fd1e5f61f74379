import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, type TrackingFrequency } from '#core/calendar/period.ts';
import type { Plan } from './plan.ts';

export type Closing = Pick<Plan, 'closedUntil' | 'fiscalStartMonth'>;

/** Whether a period is closed: all of it lies in the closed days. One that is cut by their end is still open. */
export function isPeriodClosed(
  { closedUntil }: Pick<Closing, 'closedUntil'>,
  { start, frequency }: { readonly start: Day; readonly frequency: TrackingFrequency },
): boolean {
  return closedUntil !== null && start <= closedUntil && periodEndOf(start, frequency) <= closedUntil;
}

/** Whether a fiscal year is closed, and with it the targets set for it as a whole. */
export function isYearClosed({ closedUntil, fiscalStartMonth }: Closing, year: number): boolean {
  return closedUntil !== null && fiscalYearSpan(year, fiscalStartMonth).end <= closedUntil;
}
