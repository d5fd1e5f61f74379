import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan, Span } from '#core/calendar/span.ts';
import type { ShownStatus } from '#core/goal/status.ts';

export type DueDateOption = 'pastDue' | 'thisMonth' | 'thisQuarter';

export type DueDate = DueDateOption | { readonly custom: Span };

export const DUE_DATE_OPTIONS: readonly DueDateOption[] = ['pastDue', 'thisMonth', 'thisQuarter'];

export type DueDateContext = { readonly today: Day; readonly fiscalStartMonth: number };

export type DueGoal = { readonly span: Span; readonly status: ShownStatus };

/** In the place of a start or an end that a goal has not: outside of every range that asks for one. */
export const NO_START = 2 ** 31 - 1;
export const NO_END = -(2 ** 31);

export type DueRange = {
  readonly endFrom: number;
  readonly endTo: number;
  readonly startTo: number;
  readonly isUnachieved: boolean;
};

const EARLIEST = NO_END + 1;
const LATEST = NO_START - 1;
const ANY: DueRange = { endFrom: EARLIEST, endTo: LATEST, startTo: NO_START, isUnachieved: false };

/**
 * When a goal is due as asked (specification, section 5; readings, section 4). A goal without an end is never due.
 * pastDue: it ended before today and is not achieved. thisMonth and thisQuarter: its end lies in the current calendar
 * month or fiscal quarter. A custom range needs a goal with both dates and overlaps its span.
 */
export function dueRangeOf(dueDate: DueDate, context: DueDateContext): DueRange {
  if (typeof dueDate === 'object') {
    const { start, end } = dueDate.custom;
    return { ...ANY, endFrom: start ?? EARLIEST, startTo: end ?? LATEST };
  }
  switch (dueDate) {
    case 'pastDue':
      return { ...ANY, endTo: addDays(context.today, -1), isUnachieved: true };
    case 'thisMonth':
      return endingIn(monthOf(context.today));
    case 'thisQuarter':
      return endingIn(fiscalQuarterHolding(context));
  }
}

/** Whether a goal is due as asked; see `dueRangeOf`. */
export function compileDueDate(dueDate: DueDate, context: DueDateContext): (goal: DueGoal) => boolean {
  const range = dueRangeOf(dueDate, context);
  return ({ span, status }) =>
    isInDueRange(range, span.start ?? NO_START, span.end ?? NO_END) && !(range.isUnachieved && status === 'achieved');
}

/** Whether the dates of a goal are due; NO_START and NO_END stand for none. */
export function isInDueRange({ endFrom, endTo, startTo }: DueRange, start: number, end: number): boolean {
  return end >= endFrom && end <= endTo && start <= startTo;
}

function endingIn({ start, end }: ClosedSpan): DueRange {
  return { ...ANY, endFrom: start, endTo: end };
}

function monthOf(day: Day): ClosedSpan {
  const { year, month } = civilDateOf(day);
  return { start: firstDayOfMonth(year, month), end: addDays(firstDayOfMonth(year, month + 1), -1) };
}

function fiscalQuarterHolding({ today, fiscalStartMonth }: DueDateContext): ClosedSpan {
  const year = fiscalYearOf(today, fiscalStartMonth);
  return fiscalQuarterSpan(year, fiscalQuarterOf(today, fiscalStartMonth), fiscalStartMonth);
}
