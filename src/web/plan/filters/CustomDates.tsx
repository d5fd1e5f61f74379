import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { say } from '#web/base/messages/say/filters.ts';
import { DateField } from './DateField.tsx';
import { dateProblemText } from './dateProblemText.ts';
import styles from './FilterPanel.module.css';
import type { DueDateControls } from './useDueDateForm.ts';

export function CustomDates({
  controls: { form, read, handle },
  format,
}: {
  readonly controls: DueDateControls;
  readonly format: DateFormat;
}) {
  return (
    <div className={styles.dates}>
      <DateField
        label={say.from}
        text={form.from}
        error={dateProblemText(read.from, format)}
        format={format}
        onType={(text) => handle({ kind: 'type', side: 'from', text })}
      />
      <DateField
        label={say.to}
        text={form.to}
        error={dateProblemText(read.to, format)}
        format={format}
        onType={(text) => handle({ kind: 'type', side: 'to', text })}
      />
    </div>
  );
}
