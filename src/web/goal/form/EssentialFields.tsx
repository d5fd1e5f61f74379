import { say } from '#web/base/messages/say/goalForm.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { FieldControl } from './FieldControl.tsx';
import { names } from './formNames.ts';
import styles from './GoalForm.module.css';
import { ParentPicker } from './ParentPicker.tsx';
import { problemText } from './problemText.ts';
import type { GoalEditing } from './useGoalDraft.ts';

export function EssentialFields({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, set } = editing;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{say.groups.what}</legend>
      <div className={styles.whole}>
        <TextField
          label={names.title}
          value={draft.title}
          autoFocus
          data-first=""
          maxLength={500}
          required
          hint={say.titleHint}
          error={problemText(editing, 'title', plan)}
          onChange={({ target }) => set('title', target.value)}
        />
      </div>
      <div className={styles.whole}>
        <FieldControl editing={editing} field="measure" hint={say.measureHint} />
      </div>
      <ParentPicker
        prepared={editing.prepared}
        goalId={editing.goalId}
        parentId={draft.parentId}
        error={problemText(editing, 'parentId', plan)}
        onChoose={(parentId) => set('parentId', parentId)}
      />
      <TextField
        label={names.number}
        value={draft.number}
        maxLength={50}
        hint={say.numberHint}
        error={problemText(editing, 'number', plan)}
        onChange={({ target }) => set('number', target.value)}
      />
    </fieldset>
  );
}
