import { addDays } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';
import type { ClosedSpan, Span } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { indexFrom, type Series } from '#core/goal/series.ts';
import type { Stretch } from './aggregate.ts';

export type GoalWindow = Stretch & { readonly span: Span };
export type ClosedWindow = Stretch & { readonly span: ClosedSpan };

export type WindowedGoal = Pick<Goal, 'span' | 'trackingFrequency'>;

/**
 * The goal's own window, start to end. An entry is inside when its period overlaps it (rule 3.6): the first
 * period may begin before the start, the last may end after the end. Null where the end lies before the start.
 */
export function ownWindow(goal: WindowedGoal, series: Series, calendar: PeriodCalendar): GoalWindow | null {
  const { start, end } = goal.span;
  return start !== null && end !== null && end < start ? null : windowIn(goal, series, calendar);
}

/** As `ownWindow`, of a goal whose end is known not to lie before its start. */
export function windowIn(goal: WindowedGoal, series: Series, calendar: PeriodCalendar): GoalWindow {
  const { start, end } = goal.span;
  return {
    span: goal.span,
    from: start === null ? 0 : indexFrom(series, periodStartOf(start, goal.trackingFrequency, calendar)),
    to: end === null ? series.days.length : indexFrom(series, addDays(end, 1)),
  };
}

/**
 * The overlap of the own window with a fiscal year; null where there is none. A period belongs to the year that holds
 * its first day, or its goal's start if it begins before that (rule 2.4): so a week that overlaps two
 * years counts in one of them only.
 */
export function yearWindow(own: GoalWindow, series: Series, year: ClosedSpan): ClosedWindow | null {
  const { start, end } = own.span;
  const beginsInYear = start !== null && start >= year.start;
  const first = beginsInYear ? start : year.start;
  const last = end !== null && end < year.end ? end : year.end;
  if (last < first) return null;
  return {
    span: { start: first, end: last },
    from: beginsInYear ? own.from : indexFrom(series, year.start),
    to: indexFrom(series, addDays(last, 1)),
  };
}
