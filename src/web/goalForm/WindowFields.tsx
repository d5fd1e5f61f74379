import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { formatTypedDate, readTypedDate, typedDatePattern } from '#core/calendar/typedDate.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/goalForm/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

/** From when to when the goal runs; open where nothing is said. */
export function WindowFields({ editing }: { readonly editing: GoalEditing }) {
  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.when}</legend>
      <TypedDate editing={editing} field="start" label={say.start} />
      <TypedDate editing={editing} field="end" label={say.end} />
    </fieldset>
  );
}

/** A date as the plan writes dates; the browser's own calendar stands behind it. */
export function TypedDate({
  editing,
  field,
  label,
}: {
  readonly editing: GoalEditing;
  readonly field: 'start' | 'end' | 'baselineDate';
  readonly label: string;
}) {
  const { plan } = usePlan();
  const { draft, set } = editing;
  const day = readTypedDate(draft[field], plan.dateFormat);

  function handlePick(iso: string) {
    const picked = readIsoDate(iso);
    set(field, picked === null ? '' : formatTypedDate(picked, plan.dateFormat));
  }

  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={typedDatePattern(plan.dateFormat)}
      value={draft[field]}
      error={problemText(editing, field, plan)}
      onChange={({ target }) => set(field, target.value)}
      end={
        <input
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.calendar}
          value={day === null ? '' : formatIsoDate(day)}
          onChange={({ target }) => handlePick(target.value)}
        />
      }
    />
  );
}
