import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { say as liveWords } from '#web/base/messages/say/live.ts';
import { useAskBeforeLeaving } from '#web/base/navigation/leaving.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Meanwhile } from '#web/plan/meanwhile/Meanwhile.tsx';
import { EssentialFields } from './EssentialFields.tsx';
import styles from './GoalForm.module.css';
import { heldText } from './heldText.ts';
import { MeasureFields } from './MeasureFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { OwnGoalFields } from './OwnGoalFields.tsx';
import { SideSheet } from './SideSheet.tsx';
import { TargetFields } from './TargetFields.tsx';
import { type EditedGoal, useGoalDraft } from './useGoalDraft.ts';
import { WindowFields } from './WindowFields.tsx';

const QuartersDialog = late(() => import('./QuartersDialog.tsx'));
const FormulaField = late(() => import('./FormulaField.tsx'), 'line');

export function GoalForm({
  title,
  edited,
  onAdded,
  onClose,
}: {
  readonly title: string;
  readonly edited: EditedGoal;
  readonly onAdded?: (goalId: string) => void;
  readonly onClose: () => void;
}) {
  const editing = useGoalDraft(edited);
  // The goal is fetched anew when somebody changes it; what is told begins where the form did.
  const [since] = useState(edited.version);
  const [isLeaving, setLeaving] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const typedIn = useRef<Element | null>(null);
  const isNew = edited.goalId === null;
  const { problems, refused, isSaving } = editing;

  useAskBeforeLeaving(editing.isDirty);

  useEffect(() => {
    if (Object.keys(problems).length === 0 && refused === null) return;
    if (refused?.field === 'rollup' || problems.baseline !== undefined) setMoreOpen(true);
  }, [problems, refused]);

  // After the render that marks it, so that it can be found.
  useEffect(() => {
    if (refusals === 0) return;
    const refusedField = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    refusedField?.focus();
    // Focusing a focused field does not scroll, and its message would stay hidden below.
    refusedField?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  /** Asked again, as by Escape pressed twice, the form stays: only the button discards what was typed. */
  function handleLeave() {
    if (!editing.isDirty) onClose();
    else if (isLeaving) handleKeep();
    else {
      typedIn.current = document.activeElement;
      setLeaving(true);
    }
  }

  function handleKeep() {
    if (typedIn.current instanceof HTMLElement) typedIn.current.focus();
    setLeaving(false);
  }

  async function handleSave(...agreed: Parameters<typeof editing.save>) {
    const saved = await editing.save(...agreed);
    if (saved === null) {
      setRefusals((count) => count + 1);
      return;
    }
    onAdded?.(saved);
    onClose();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void handleSave();
  }

  async function handleAnother() {
    const saved = await editing.save();
    if (saved === null) {
      setRefusals((count) => count + 1);
      return;
    }
    editing.startAnother();
    form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }

  return (
    <SideSheet title={title} onLeave={handleLeave}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <div className={styles.body}>
          {edited.goalId !== null && since !== null && (
            <Meanwhile
              of={{ goalId: edited.goalId }}
              since={since}
              gone={editing.isGone ? liveWords.gone : null}
              typed={editing.typed}
            />
          )}
          {editing.heldBy !== null && <p className={styles.note}>{heldText(editing.heldBy)}</p>}
          <EssentialFields editing={editing} />
          <MeasureFields editing={editing} />
          <WindowFields editing={editing} />
          {!editing.draft.isByMilestones && (
            <>
              <TargetFields editing={editing} />
              <fieldset className={styles.group} disabled={editing.heldBy !== null}>
                <legend>{formulaWords.legend}</legend>
                <FormulaField editing={editing} column="actual" />
                <FormulaField editing={editing} column="target" />
              </fieldset>
            </>
          )}
          <OwnerFields editing={editing} />
          <OwnGoalFields editing={editing} />
          <details
            className={styles.more}
            open={isMoreOpen}
            onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
          >
            <summary>{say.more}</summary>
            <MoreFields editing={editing} />
          </details>
        </div>
        <footer className={styles.foot} data-status="critical">
          {refused !== null && (
            <p role="alert" className={styles.refused}>
              {refused.sentence}
            </p>
          )}
          {isLeaving ? (
            <>
              <span>{say.discardQuestion}</span>
              <Button look="danger" autoFocus onClick={onClose}>
                {say.discard}
              </Button>
              <Button onClick={handleKeep}>{say.keep}</Button>
            </>
          ) : (
            <>
              {isNew && (
                <Button disabled={isSaving} onClick={() => void handleAnother()}>
                  {say.addAnother}
                </Button>
              )}
              <Button
                type="submit"
                look="primary"
                disabled={isSaving || editing.isGone || (!isNew && !editing.isDirty)}
              >
                {isSaving ? say.saving : isNew ? say.addIt : say.save}
              </Button>
            </>
          )}
        </footer>
      </form>
      {editing.asked !== null && (
        <QuartersDialog
          redating={editing.asked}
          isSaving={isSaving}
          onConfirm={() => void handleSave({ redate: 1 })}
          onClose={editing.refuse}
        />
      )}
    </SideSheet>
  );
}
