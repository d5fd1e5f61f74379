import { NEXT_STEP_LENGTH } from '#core/goal/nextStep.ts';
import { OWN_TEXT_LIMITS } from '#core/own/ownProblem.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say as form } from '#web/base/messages/say/goalForm.ts';
import { say as step } from '#web/base/messages/say/nextStep.ts';
import { OptionList } from '#web/base/ui/OptionList.tsx';
import { LONG_LIST } from '#web/goal/form/OneOf.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { CellCard, CellPanel } from './CellCard.tsx';
import { CellDay } from './CellDay.tsx';
import styles from './CellEditor.module.css';
import { CellPicker } from './CellPicker.tsx';
import { CellStatus } from './CellStatus.tsx';
import { type CellControlProps, selectWhole, typedIn } from './cellControlProps.ts';

/** What a cell is changed with: a list to find one in, a field in the cell's place, or a panel below it. */
export function CellControl(props: CellControlProps) {
  const { action, edit, choices, notes } = props;
  if (choices !== null) return <CellPicker {...props} choices={choices} />;
  if (action.kind === 'status') return <CellStatus {...props} />;
  if (action.kind === 'due') return <CellDay {...props} />;
  if (action.kind === 'nextStep') return <StepPanel {...props} />;
  if (action.kind !== 'own') return null;
  const { field } = action;
  if (field.kind === 'date') return <CellDay {...props} />;
  if (field.kind === 'choices') {
    const chosen = typeof edit.draft.value === 'string' ? [] : edit.draft.value;
    return (
      <CellPanel {...props}>
        <OptionList
          label={props.name}
          options={field.options.map((option) => ({ value: option.id, label: option.name }))}
          chosen={chosen}
          {...(field.options.length > LONG_LIST && { search: form.findOne })}
          onToggle={(id) =>
            edit.type({ value: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] })
          }
          onClear={() => edit.type({ value: [] })}
        />
        {notes}
      </CellPanel>
    );
  }
  if (field.kind === 'long_text') {
    return (
      <CellPanel {...props}>
        <textarea
          data-first
          aria-label={props.name}
          className={styles.area}
          rows={4}
          maxLength={OWN_TEXT_LIMITS.long_text}
          value={typedIn(edit)}
          onChange={({ target }) => edit.type({ value: target.value })}
        />
        {notes}
      </CellPanel>
    );
  }
  return (
    <>
      <input
        data-first
        aria-label={props.name}
        aria-invalid={edit.error !== null}
        autoComplete="off"
        dir="auto"
        className={styles.box}
        data-end={isNumeric(field.kind) || undefined}
        {...(isNumeric(field.kind) && { inputMode: 'decimal' })}
        {...(field.kind === 'link' && { inputMode: 'url', placeholder: 'https://' })}
        {...(!isNumeric(field.kind) && { maxLength: OWN_TEXT_LIMITS[field.kind === 'link' ? 'link' : 'text'] })}
        value={typedIn(edit)}
        onFocus={selectWhole(props.edit)}
        onChange={({ target }) => edit.type({ value: target.value })}
      />
      <CellCard {...props}>{notes}</CellCard>
    </>
  );
}

function StepPanel(props: CellControlProps) {
  const { edit, notes } = props;
  const { plan } = usePlan();
  return (
    <CellPanel {...props}>
      <input
        data-first
        aria-label={step.title}
        autoComplete="off"
        dir="auto"
        className={styles.field}
        maxLength={NEXT_STEP_LENGTH}
        placeholder={step.placeholder}
        value={typedIn(edit)}
        onChange={({ target }) => edit.type({ value: target.value })}
      />
      <input
        aria-label={step.due}
        autoComplete="off"
        inputMode="numeric"
        className={styles.field}
        placeholder={datePattern(plan.dateFormat)}
        value={edit.draft.beside}
        onChange={({ target }) => edit.type({ beside: target.value })}
      />
      {notes}
    </CellPanel>
  );
}
