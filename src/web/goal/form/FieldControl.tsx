import { useId } from 'react';
import { FIGURE_FIELDS } from '#core/goal/figureFields.ts';
import { say as fields } from '#web/base/messages/say/goalFields.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type ControlledField, type FieldsOf, hasControl } from './controlledFields.ts';
import { formFields } from './formFields.ts';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

type Props<Field> = {
  readonly editing: GoalEditing;
  readonly field: Field;
  readonly hint?: string;
  /** What the words of a choice are called, where the plan says it. */
  readonly texts?: Readonly<Record<string, string>>;
};

/** A field of the form whose control follows from its row. */
export function FieldControl(props: Props<ControlledField>) {
  if (props.editing.heldBy === null || !FIGURE_FIELDS.some((field) => field === props.field))
    return <Control {...props} />;
  return (
    <fieldset className={styles.plain} disabled>
      <Control {...props} />
    </fieldset>
  );
}

function Control({ editing, field, ...others }: Props<ControlledField>) {
  if (hasControl(field, 'line')) return <LineField {...{ editing, field, ...others }} />;
  if (hasControl(field, 'text')) return <LongText {...{ editing, field }} />;
  if (hasControl(field, 'decimal')) return <DecimalField {...{ editing, field }} />;
  if (hasControl(field, 'check')) return <CheckField {...{ editing, field }} />;
  if (hasControl(field, 'choice')) return <Choice {...{ editing, field, ...others }} />;
  return null;
}

function LineField({ editing, field, hint }: Props<FieldsOf<'line'>>) {
  const { plan } = usePlan();
  return (
    <TextField
      {...(hint !== undefined && { hint })}
      label={names[field]}
      value={editing.draft[field]}
      maxLength={formFields[field].most}
      error={problemText(editing, field, plan)}
      onChange={({ target }) => editing.set(field, target.value)}
    />
  );
}

function LongText({ editing, field }: Props<FieldsOf<'text'>>) {
  const id = useId();
  return (
    <div className={styles.text}>
      <label className="small-medium quiet" htmlFor={id}>
        {names[field]}
      </label>
      <textarea
        id={id}
        value={editing.draft[field]}
        maxLength={formFields[field].most}
        onChange={({ target }) => editing.set(field, target.value)}
      />
    </div>
  );
}

function DecimalField({ editing, field }: Props<FieldsOf<'decimal'>>) {
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

function CheckField({ editing, field }: Props<FieldsOf<'check'>>) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.check}>
      <Checkbox id={id} checked={editing.draft[field]} onChange={({ target }) => editing.set(field, target.checked)} />
      {names[field]}
    </label>
  );
}

function Choice({ editing, field, texts = wordsOf(field) }: Props<FieldsOf<'choice'>>) {
  const { options } = formFields[field];
  return (
    <SelectField
      label={names[field]}
      options={options.map((word) => ({
        value: word ?? '',
        label: word === null ? say.noneChosen : (texts[word] ?? word),
      }))}
      chosen={editing.draft[field] ?? ''}
      onChoose={(text) => {
        const word = options.find((each) => (each ?? '') === text);
        if (word !== undefined) editing.set(field, word);
      }}
    />
  );
}

function wordsOf(field: string): Readonly<Record<string, string>> {
  return new Map(Object.entries<Readonly<Record<string, string>>>(fields.words)).get(field) ?? {};
}
