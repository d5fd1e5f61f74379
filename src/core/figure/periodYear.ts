import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { owningDayOf } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';

/**
 * The fiscal year a period of a goal belongs to: the one that holds its first day, or the goal's start where the
 * period begins before that (rule 2.4).
 */
export function periodYearOf(period: Day, span: Span, fiscalStartMonth: number): number {
  return fiscalYearOf(owningDayOf(period, span.start), fiscalStartMonth);
}
