import type { Day } from '#core/calendar/date.ts';
import { isClosed, type Span } from '#core/calendar/span.ts';
import { elapsedShare } from './elapsedShare.ts';

/**
 * How much of the window's time has passed with today: elapsed days over total days, rounded up to a whole percent
 * between 0 and 100; null for a window that is open to a side (rule 3.14).
 */
export function expectedPercentOf(window: Span, today: Day): number | null {
  if (!isClosed(window)) return null;
  const { days, of } = elapsedShare(window, today);
  return Math.ceil((days * 100) / of);
}
