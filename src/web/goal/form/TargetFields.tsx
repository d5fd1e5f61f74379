import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { TargetSpread } from './formFields.ts';
import styles from './GoalForm.module.css';
import { PeriodTargets } from './PeriodTargets.tsx';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

const SPREADS: readonly TargetSpread[] = ['even', 'last_year', 'by_hand', 'none'];

export function TargetFields({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, year, goalId, set } = editing;
  const spreads = goalId === null ? SPREADS.filter((spread) => spread !== 'last_year') : SPREADS;
  const spreadProblem = problemText(editing, 'spread', plan);
  return (
    <fieldset className={styles.group} disabled={editing.heldBy !== null}>
      <legend>{say.target}</legend>
      <TextField
        label={say.yearTarget(formatFiscalYear(year, plan.fiscalDisplay))}
        inputMode="decimal"
        autoComplete="off"
        disabled={draft.spread === 'by_hand'}
        value={draft.spread === 'by_hand' ? '' : draft.yearTarget}
        error={problemText(editing, 'yearTarget', plan)}
        onChange={({ target }) => set('yearTarget', target.value)}
      />
      <SelectField
        label={say.spread}
        options={spreads.map((value) => ({ value, label: say.spreads[value] }))}
        chosen={draft.spread}
        onChoose={(spread) => set('spread', spread)}
      />
      <p className={styles.note}>{spreadProblem ?? say.spreadHint[draft.spread]}</p>
      {draft.spread === 'by_hand' && <PeriodTargets editing={editing} />}
    </fieldset>
  );
}
