import { useReducer } from 'react';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { DueDate } from '#core/filter/dueDate.ts';
import { type DueDateEvent, dueDateForm, dueDateFormOf, readDueDateForm } from './dueDateForm.ts';

export type DueDateProps = {
  readonly dueDate: DueDate | null;
  readonly format: DateFormat;
  readonly onChange: (dueDate: DueDate | null) => void;
};

export function useDueDateForm({ dueDate, format, onChange }: DueDateProps) {
  const [form, dispatch] = useReducer(dueDateForm, dueDate, (initial) => dueDateFormOf(initial, format));

  function handle(event: DueDateEvent) {
    dispatch(event);
    onChange(readDueDateForm(dueDateForm(form, event), format).dueDate);
  }

  return { form, read: readDueDateForm(form, format), handle };
}

export type DueDateControls = ReturnType<typeof useDueDateForm>;
