import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import type { DueDate, DueDateOption } from '#core/filter/dueDate.ts';

export type DueDateChoice = 'any' | DueDateOption | 'custom';

export type DueDateForm = { readonly choice: DueDateChoice; readonly from: string; readonly to: string };

export type DateProblem = 'unreadable' | 'startAfterEnd' | null;

export type ReadDueDateForm = {
  /** Null sets no filter: nothing is chosen, nothing typed, or something is wrong (rule 4.7). */
  readonly dueDate: DueDate | null;
  readonly from: DateProblem;
  readonly to: DateProblem;
};

export type DueDateEvent =
  | { readonly kind: 'choose'; readonly choice: DueDateChoice }
  | { readonly kind: 'type'; readonly side: 'from' | 'to'; readonly text: string }
  | { readonly kind: 'clearDates' };

export function dueDateForm(form: DueDateForm, event: DueDateEvent): DueDateForm {
  switch (event.kind) {
    case 'choose':
      return event.choice === form.choice ? form : { choice: event.choice, from: '', to: '' };
    case 'type':
      return { ...form, [event.side]: event.text };
    case 'clearDates':
      return { ...form, from: '', to: '' };
  }
}

export function dueDateFormOf(dueDate: DueDate | null, format: DateFormat): DueDateForm {
  if (dueDate === null) return { choice: 'any', from: '', to: '' };
  if (typeof dueDate === 'string') return { choice: dueDate, from: '', to: '' };
  const { start, end } = dueDate.custom;
  return { choice: 'custom', from: typed(start, format), to: typed(end, format) };
}

export function readDueDateForm(form: DueDateForm, format: DateFormat): ReadDueDateForm {
  if (form.choice === 'any') return { dueDate: null, from: null, to: null };
  if (form.choice !== 'custom') return { dueDate: form.choice, from: null, to: null };
  const start = readSide(form.from, format);
  const end = readSide(form.to, format);
  if (start === undefined || end === undefined) {
    return { dueDate: null, from: problemOf(start), to: problemOf(end) };
  }
  if (start !== null && end !== null && start > end) {
    return { dueDate: null, from: 'startAfterEnd', to: 'startAfterEnd' };
  }
  return { dueDate: start === null && end === null ? null : { custom: { start, end } }, from: null, to: null };
}

function readSide(text: string, format: DateFormat): Day | null | undefined {
  return text.trim() === '' ? null : (readTypedDate(text, format) ?? undefined);
}

function problemOf(side: Day | null | undefined): DateProblem {
  return side === undefined ? 'unreadable' : null;
}

function typed(day: Day | null, format: DateFormat): string {
  return day === null ? '' : formatTypedDate(day, format);
}
