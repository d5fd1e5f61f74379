import { DUE_DATE_OPTIONS } from '#core/filter/dueDate.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { CustomDates } from './CustomDates.tsx';
import { type DueDateProps, useDueDateForm } from './useDueDateForm.ts';

export const DUE_DATE_CHOICES = [
  { value: 'any', label: filterWords.any.dueDate },
  ...DUE_DATE_OPTIONS.map((value) => ({ value, label: say.labels.dueDates[value] })),
  { value: 'custom', label: say.labels.dueDates.custom },
] as const;

export function DueDateFields(props: DueDateProps) {
  const controls = useDueDateForm(props);
  return (
    <>
      <div data-kind="dueDate">
        <SelectField
          label={say.labels.filterKinds.dueDate}
          options={DUE_DATE_CHOICES}
          chosen={controls.form.choice}
          onChoose={(choice) => controls.handle({ kind: 'choose', choice })}
        />
      </div>
      {controls.form.choice === 'custom' && <CustomDates controls={controls} format={props.format} />}
    </>
  );
}
