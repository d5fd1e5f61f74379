import type { Day } from '#core/calendar/date.ts';
import { type ClosedSpan, lengthInDays } from '#core/calendar/span.ts';
import type { Share } from './derivation.ts';

/** How many of a span's days have passed with a day, it included: none before the span, all of them after. */
export function elapsedShare(span: ClosedSpan, day: Day): Share {
  const of = lengthInDays(span);
  return { days: Math.min(Math.max(day - span.start + 1, 0), of), of };
}
