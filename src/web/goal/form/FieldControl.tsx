import { useId } from 'react';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type ControlledField, type FieldsOf, isDecimal } from './controlledFields.ts';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

/** A field of the form whose control follows from its row. */
export function FieldControl({ editing, field }: { readonly editing: GoalEditing; readonly field: ControlledField }) {
  return isDecimal(field) ? <DecimalField {...{ editing, field }} /> : <CheckField {...{ editing, field }} />;
}

function DecimalField({ editing, field }: { readonly editing: GoalEditing; readonly field: FieldsOf<'decimal'> }) {
  const { plan } = usePlan();
  return (
    <TextField
      label={names[field]}
      inputMode="decimal"
      value={editing.draft[field]}
      error={problemText(editing, field, plan)}
      onChange={({ target }) => editing.set(field, target.value)}
    />
  );
}

function CheckField({ editing, field }: { readonly editing: GoalEditing; readonly field: FieldsOf<'check'> }) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.check}>
      <Checkbox id={id} checked={editing.draft[field]} onChange={({ target }) => editing.set(field, target.checked)} />
      {names[field]}
    </label>
  );
}
