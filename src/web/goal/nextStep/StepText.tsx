import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './NextStep.module.css';
import { useDueText } from './useDueText.ts';

type Step = Pick<DashboardGoal, 'nextStep' | 'nextStepDue'>;

/** A step and its day. */
export function StepText({ goal }: { readonly goal: Step }) {
  const due = useDueText(goal);
  return (
    <span className={styles.text} data-overdue={due.isPast || undefined}>
      {goal.nextStep !== '' && <span dir="auto">{goal.nextStep}</span>}
      {due.text !== null && (
        <small>
          <LateIcon name="calendar" size={12} /> {due.text}
        </small>
      )}
    </span>
  );
}
