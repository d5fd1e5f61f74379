import { useId } from 'react';
import type { OwnField } from '#core/own/ownField.ts';
import { OWN_TEXT_LIMITS } from '#core/own/ownProblem.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say as form } from '#web/base/messages/say/goalForm.ts';
import { say } from '#web/base/messages/say/ownFields.ts';
import { personName } from '#web/base/own/ownValueText.ts';
import { FieldNote } from '#web/base/ui/FieldNote.tsx';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from '#web/plan/filters/DateField.tsx';
import styles from './GoalForm.module.css';
import { LONG_LIST, OneOf } from './OneOf.tsx';
import { applied, type OwnDraft, type OwnDraftProblem, withOwnDraft } from './ownDraft.ts';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

/** The own fields of a goal's level, in the plan's order. */
export function OwnGoalFields({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, depth, problems, set } = editing;
  const fields = applied({ fields: plan.fields, depth });
  const refused = problemText(editing, 'ownFields', plan);
  const found = problems.ownFields?.kind === 'own' ? problems.ownFields.byField : null;
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{say.title}</legend>
      {fields.map((field) => (
        <OwnControl
          key={field.id}
          field={field}
          typed={draft.ownFields[field.id] ?? ''}
          problem={found?.get(field.id) ?? null}
          onType={(typed) => set('ownFields', withOwnDraft(draft.ownFields, field.id, typed, plan.fields))}
        />
      ))}
      {refused !== null && <p className={styles.note}>{refused}</p>}
    </fieldset>
  );
}

type ControlProps = {
  readonly field: OwnField;
  readonly typed: OwnDraft;
  readonly problem: OwnDraftProblem | null;
  readonly onType: (typed: OwnDraft) => void;
};

/** The control of one own field. */
export function OwnControl(props: ControlProps) {
  const { field, typed, problem, onType } = props;
  const { plan } = usePlan();
  const text = typeof typed === 'string' ? typed : '';
  const error = problem === null ? null : problemOf(problem, text, datePattern(plan.dateFormat));
  const common = {
    label: field.required ? say.required(field.name) : field.name,
    error,
    ...(field.help !== '' && { hint: field.help }),
  };
  switch (field.kind) {
    case 'choices':
    case 'choice':
    case 'person':
    case 'yes_no':
      return <ChosenControl {...props} {...common} />;
    case 'long_text':
      return <LongText {...common} value={text} onType={onType} />;
    case 'date':
      return <DateField {...common} text={text} format={plan.dateFormat} onType={onType} />;
    default:
      return (
        <TextField
          {...common}
          {...(isNumeric(field.kind) && { inputMode: 'decimal', end: <UnitOf field={field} /> })}
          {...(field.kind === 'link' && { inputMode: 'url', placeholder: 'https://' })}
          {...(!isNumeric(field.kind) && { maxLength: OWN_TEXT_LIMITS[field.kind === 'link' ? 'link' : 'text'] })}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      );
  }
}

function ChosenControl({
  field,
  typed,
  label,
  onType,
  ...note
}: ControlProps & { readonly label: string; readonly error: string | null; readonly hint?: string }) {
  const { owners } = usePlan();
  if (field.kind === 'choices') {
    const chosen = typeof typed === 'string' ? [] : typed;
    const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
    return (
      <MultiSelect
        {...note}
        kind={`own-${field.id}`}
        label={label}
        placeholder={say.none}
        {...(field.options.length > LONG_LIST && { search: form.findOne })}
        options={field.options.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen}
        onToggle={(id) => onType(toggled(id))}
        onClear={() => onType([])}
      />
    );
  }
  const options = {
    choice: () => field.options.map(({ id, name }) => ({ value: id, label: name })),
    person: () => owners.members.map(({ id }) => ({ value: id, label: personName(id, owners) })),
    yes_no: () => [
      { value: 'yes', label: say.yes },
      { value: 'no', label: say.no },
    ],
  }[field.kind === 'person' || field.kind === 'yes_no' ? field.kind : 'choice']();
  return (
    <OneOf
      {...note}
      label={label}
      options={options}
      none={say.none}
      chosen={typeof typed === 'string' ? typed : ''}
      onChoose={onType}
    />
  );
}

function LongText({
  label,
  error,
  hint,
  value,
  onType,
}: {
  readonly label: string;
  readonly error: string | null;
  readonly hint?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.text} data-status={error === null ? undefined : 'critical'}>
      <label className="small-medium quiet" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={OWN_TEXT_LIMITS.long_text}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onType(target.value)}
      />
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

function UnitOf({ field }: { readonly field: OwnField }) {
  const { currency } = usePlan().plan;
  const unit = field.kind === 'money' ? currency : field.kind === 'percent' ? '%' : field.unit;
  return unit === '' ? null : (
    <span className={styles.unit} title={unit}>
      {unit}
    </span>
  );
}

function problemOf(problem: OwnDraftProblem, text: string, pattern: string): string {
  switch (problem) {
    case 'number':
      return form.problems.notANumber(text.trim());
    case 'date':
      return form.problems.notADate(pattern);
    default:
      return say.problems[problem];
  }
}
