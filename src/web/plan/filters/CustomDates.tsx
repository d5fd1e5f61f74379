import { say } from '#web/base/messages/say/filters.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from './DateField.tsx';
import { dateProblemText } from './dateProblemText.ts';
import styles from './FilterPanel.module.css';
import type { DueDateControls } from './useDueDateForm.ts';

/** Both ends of a range, with one button that empties them. */
export function CustomDates({ controls: { form, read, handle } }: { readonly controls: DueDateControls }) {
  const { dateFormat } = usePlan().plan;
  const side = (name: 'from' | 'to') => (
    <DateField
      label={say[name]}
      text={form[name]}
      error={dateProblemText(read[name], dateFormat)}
      format={dateFormat}
      isCleared={false}
      onType={(text) => handle({ kind: 'type', side: name, text })}
    />
  );
  return (
    <div className={styles.dates}>
      {side('from')}
      {side('to')}
      {form.from + form.to !== '' && (
        <Button look="link" size="small" className={styles.clearDates} onClick={() => handle({ kind: 'clearDates' })}>
          {say.clearList}
        </Button>
      )}
    </div>
  );
}
