import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan, Span } from '#core/calendar/span.ts';
import type { ShownStatus } from '#core/goal/status.ts';

export type DueDateOption = 'pastDue' | 'thisMonth' | 'thisQuarter';

export type DueDate = DueDateOption | { readonly custom: Span };

export const DUE_DATE_OPTIONS: readonly DueDateOption[] = ['pastDue', 'thisMonth', 'thisQuarter'];

export type DueDateContext = { readonly today: Day; readonly fiscalStartMonth: number };

export type DueGoal = { readonly span: Span; readonly status: ShownStatus };

/**
 * Whether a goal is due as asked (rule 4.7). A goal without an end is never due. pastDue: it ended
 * before today and is not achieved. thisMonth and thisQuarter: its end lies in the current calendar month or fiscal
 * quarter. A custom range needs a goal with both dates and overlaps its span; either side may be open.
 */
export function compileDueDate(dueDate: DueDate, context: DueDateContext): (goal: DueGoal) => boolean {
  if (typeof dueDate === 'object') {
    const { start: from, end: to } = dueDate.custom;
    return ({ span: { start, end } }) =>
      start !== null && end !== null && (from === null || end >= from) && (to === null || start <= to);
  }
  switch (dueDate) {
    case 'pastDue':
      return ({ span: { end }, status }) => end !== null && end < context.today && status !== 'achieved';
    case 'thisMonth':
      return endingIn(monthOf(context.today));
    case 'thisQuarter':
      return endingIn(fiscalQuarterHolding(context));
  }
}

function endingIn({ start, end }: ClosedSpan): (goal: DueGoal) => boolean {
  return ({ span }) => span.end !== null && span.end >= start && span.end <= end;
}

function monthOf(day: Day): ClosedSpan {
  const { year, month } = civilDateOf(day);
  return { start: firstDayOfMonth(year, month), end: addDays(firstDayOfMonth(year, month + 1), -1) };
}

function fiscalQuarterHolding({ today, fiscalStartMonth }: DueDateContext): ClosedSpan {
  const year = fiscalYearOf(today, fiscalStartMonth);
  return fiscalQuarterSpan(year, fiscalQuarterOf(today, fiscalStartMonth), fiscalStartMonth);
}
