import { useReducer } from 'react';
import { DUE_DATE_OPTIONS, type DueDate } from '#core/filter/dueDate.ts';
import type { DateFormat } from '#core/plan/plan.ts';
import { say as filterWords } from '#web/messages/filters/say.ts';
import { say } from '#web/messages/say.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { DateField } from './DateField.tsx';
import { type DueDateEvent, dueDateForm, dueDateFormOf, readDueDateForm } from './dueDateForm.ts';
import styles from './FilterPanel.module.css';

const CHOICES = [
  { value: 'any', label: filterWords.any.dueDate },
  ...DUE_DATE_OPTIONS.map((value) => ({ value, label: say.labels.dueDates[value] })),
  { value: 'custom', label: say.labels.dueDates.custom },
] as const;

/** The due-date choice, and the dates that only Custom has. */
export function DueDateFields({
  dueDate,
  format,
  onChange,
}: {
  readonly dueDate: DueDate | null;
  readonly format: DateFormat;
  readonly onChange: (dueDate: DueDate | null) => void;
}) {
  const [form, dispatch] = useReducer(dueDateForm, dueDate, (initial) => dueDateFormOf(initial, format));
  const read = readDueDateForm(form, format);

  function handle(event: DueDateEvent) {
    dispatch(event);
    onChange(readDueDateForm(dueDateForm(form, event), format).dueDate);
  }

  return (
    <>
      <div data-kind="dueDate">
        <SelectField
          label={say.labels.filterKinds.dueDate}
          options={CHOICES}
          chosen={form.choice}
          onChoose={(choice) => handle({ kind: 'choose', choice })}
        />
      </div>
      {form.choice === 'custom' && (
        <div className={styles.dates}>
          <DateField
            label={filterWords.from}
            text={form.from}
            problem={read.from}
            format={format}
            onType={(text) => handle({ kind: 'type', side: 'from', text })}
          />
          <DateField
            label={filterWords.to}
            text={form.to}
            problem={read.to}
            format={format}
            onType={(text) => handle({ kind: 'type', side: 'to', text })}
          />
        </div>
      )}
    </>
  );
}
