import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { type ClosedSpan, contains, isClosed, overlaps, type Span } from '#core/calendar/span.ts';
import type { Status } from '#core/goal/status.ts';

/** The due-date choices without dates of their own (specification, section 9). */
export type DueDateOption = 'pastDue' | 'thisMonth' | 'thisQuarter';

/** A due-date choice; `custom` is a range of which at least one side is closed. */
export type DueDate = DueDateOption | { readonly custom: Span };

/** In the order of section 9 of the specification. */
export const DUE_DATE_OPTIONS: readonly DueDateOption[] = ['pastDue', 'thisMonth', 'thisQuarter'];

/** On which day it is asked, and the month, 1 to 12, in which the plan's fiscal year starts. */
export type DueDateContext = { readonly today: Day; readonly fiscalStartMonth: number };

/** What of a goal decides when it is due. */
export type DueGoal = { readonly span: Span; readonly status: Status };

/**
 * Whether a goal is due as asked (specification, section 5; readings, section 4). A goal without an end is never due.
 * pastDue: it ended before today and is not achieved. thisMonth and thisQuarter: its end lies in the current calendar
 * month or fiscal quarter. A custom range needs a goal with both dates and overlaps its span.
 */
export function compileDueDate(dueDate: DueDate, context: DueDateContext): (goal: DueGoal) => boolean {
  if (typeof dueDate === 'object') {
    return ({ span }) => isClosed(span) && overlaps(span, dueDate.custom);
  }
  switch (dueDate) {
    case 'pastDue':
      return ({ span, status }) => span.end !== null && span.end < context.today && status !== 'achieved';
    case 'thisMonth':
      return endsIn(monthOf(context.today));
    case 'thisQuarter':
      return endsIn(fiscalQuarterHolding(context));
  }
}

function endsIn(span: ClosedSpan): (goal: DueGoal) => boolean {
  return (goal) => goal.span.end !== null && contains(span, goal.span.end);
}

function monthOf(day: Day): ClosedSpan {
  const { year, month } = civilDateOf(day);
  return { start: firstDayOfMonth(year, month), end: addDays(firstDayOfMonth(year, month + 1), -1) };
}

function fiscalQuarterHolding({ today, fiscalStartMonth }: DueDateContext): ClosedSpan {
  const year = fiscalYearOf(today, fiscalStartMonth);
  return fiscalQuarterSpan(year, fiscalQuarterOf(today, fiscalStartMonth), fiscalStartMonth);
}
