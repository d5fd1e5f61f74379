import type { Rollup } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { say as fields } from '#web/base/messages/say/goalFields.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { CONTROLLED_FIELDS, type ControlledField } from './controlledFields.ts';
import { FieldControl } from './FieldControl.tsx';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';
import { TypedDate } from './WindowFields.tsx';

const PRIORITIES = ['none', 'high', 'normal', 'low'] as const;
const ROLLUPS: readonly (Rollup | 'unsaid')[] = [
  'unsaid',
  'none',
  'feeds',
  'sum',
  'average',
  'highest',
  'lowest',
  'percent',
];

const PLACED: ReadonlySet<ControlledField> = new Set([
  'measure',
  'description',
  'perspective',
  'isKpi',
  'isEndOfYear100',
  'allTarget',
  'nextStep',
]);

export function MoreFields({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, heldBy, set } = editing;
  const rollupProblem = problemText(editing, 'rollup', plan);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{say.groups.more}</legend>
      <div className={styles.whole}>
        <FieldControl editing={editing} field="nextStep" />
      </div>
      <TypedDate editing={editing} field="nextStepDue" label={names.nextStepDue} />
      <span />
      <FieldControl editing={editing} field="description" />
      <div className={styles.whole}>
        <Segmented
          label={names.priority}
          isLabelShown
          options={PRIORITIES.map((value) => ({ value, label: fields.words.priority[value] }))}
          chosen={draft.priority}
          onChoose={(priority) => set('priority', priority)}
        />
      </div>
      <FieldControl editing={editing} field="isKpi" />
      <FieldControl editing={editing} field="perspective" texts={plan.perspectives} />
      <fieldset className={styles.plain} disabled={heldBy !== null}>
        <ChoiceField
          label={names.rollup}
          texts={fields.words.rollup}
          order={
            draft.isByMilestones ? ROLLUPS.filter((rollup) => rollup === 'unsaid' || !isRollupType(rollup)) : ROLLUPS
          }
          chosen={draft.rollup ?? 'unsaid'}
          onChoose={(rollup) => set('rollup', rollup === 'unsaid' ? null : rollup)}
        />
      </fieldset>
      {rollupProblem !== null && <p className={styles.note}>{rollupProblem}</p>}
      {!draft.isByMilestones && (
        <>
          <FieldControl editing={editing} field="isEndOfYear100" />
          <FieldControl editing={editing} field="allTarget" />
          <span />
          <TextField
            label={names.baseline}
            disabled={heldBy !== null}
            inputMode="decimal"
            value={draft.baseline}
            error={problemText(editing, 'baseline', plan)}
            onChange={({ target }) => set('baseline', target.value)}
          />
          <fieldset className={styles.plain} disabled={heldBy !== null}>
            <TypedDate editing={editing} field="baselineDate" label={names.baselineDate} />
          </fieldset>
        </>
      )}
      {CONTROLLED_FIELDS.filter((field) => !PLACED.has(field)).map((field) => (
        <FieldControl key={field} editing={editing} field={field} />
      ))}
    </fieldset>
  );
}
