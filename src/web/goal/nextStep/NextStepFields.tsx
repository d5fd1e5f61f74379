import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { NEXT_STEP_LENGTH } from '#core/goal/nextStep.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say } from '#web/base/messages/say/nextStep.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './NextStep.module.css';
import { useDueText } from './useDueText.ts';
import { useStepDraft } from './useStepDraft.ts';

/** Saved when both fields are left, and by Enter; Escape takes back what was typed. */
export function NextStepFields({
  goal,
  isFocused = false,
  onLeave,
}: {
  readonly goal: DashboardGoal;
  readonly isFocused?: boolean;
  readonly onLeave?: () => void;
}) {
  const { plan } = usePlan();
  const noteId = useId();
  const draft = useStepDraft(goal);
  const due = useDueText(goal);
  const note = draft.error ?? (due.isPast && !draft.isChanged ? due.text : null);
  const described = note === null ? undefined : noteId;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    void draft.save().then((isSaved) => isSaved && onLeave?.());
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void draft.save();
    } else if (event.key === 'Escape' && (draft.isChanged || onLeave !== undefined)) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      draft.reset();
      onLeave?.();
    }
  }

  return (
    <form className={styles.fields} noValidate onBlur={handleBlur} onKeyDown={handleKey}>
      <input
        aria-label={say.title}
        aria-describedby={described}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the fields were asked for by key or press.
        autoFocus={isFocused}
        dir="auto"
        maxLength={NEXT_STEP_LENGTH}
        placeholder={say.placeholder}
        value={draft.step}
        onChange={({ target }) => draft.type({ step: target.value })}
      />
      <input
        aria-label={say.due}
        aria-invalid={draft.isDayWrong}
        aria-describedby={described}
        autoComplete="off"
        inputMode="numeric"
        placeholder={datePattern(plan.dateFormat)}
        value={draft.due}
        onChange={({ target }) => draft.type({ due: target.value })}
      />
      {note !== null && (
        <p
          id={noteId}
          role={draft.error === null ? undefined : 'alert'}
          className={styles.note}
          data-status={draft.error === null ? undefined : 'critical'}
        >
          {note}
        </p>
      )}
    </form>
  );
}
