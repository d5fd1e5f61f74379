import { say } from '#web/base/messages/say/goalForm.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from '#web/plan/filters/DateField.tsx';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

export function WindowFields({ editing }: { readonly editing: GoalEditing }) {
  return (
    <fieldset className={styles.group} disabled={editing.heldBy !== null}>
      <legend>{say.groups.when}</legend>
      <TypedDate editing={editing} field="start" label={names.start} />
      <TypedDate editing={editing} field="end" label={names.end} />
    </fieldset>
  );
}

export function TypedDate({
  editing,
  field,
  label,
}: {
  readonly editing: GoalEditing;
  readonly field: 'start' | 'end' | 'baselineDate' | 'nextStepDue';
  readonly label: string;
}) {
  const { plan } = usePlan();
  return (
    <DateField
      label={label}
      text={editing.draft[field]}
      error={problemText(editing, field, plan)}
      format={plan.dateFormat}
      onType={(text) => editing.set(field, text)}
    />
  );
}
