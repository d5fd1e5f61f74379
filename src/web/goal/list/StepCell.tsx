import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { classes } from '#web/base/ui/classes.ts';
import { useDueText } from '#web/goal/nextStep/useDueText.ts';
import { Cell } from './Cell.tsx';
import styles from './GoalList.module.css';

/** In the table: the step and its day on one line, whole on hover and focus. */
export function StepCell({ goal }: { readonly goal: DashboardGoal | null }) {
  const due = useDueText(goal ?? { nextStepDue: null });
  const step = goal?.nextStep ?? '';
  const whole = [step, due.text ?? ''].filter((part) => part !== '').join(', ');
  return (
    <Cell column="nextStep" whole={whole}>
      {whole !== '' && (
        <span className={classes(styles.step, 'cut')}>
          <span dir="auto">{step}</span>
          {due.text !== null && (
            <span data-day data-overdue={due.isPast || undefined}>
              {' '}
              {due.text}
            </span>
          )}
        </span>
      )}
    </Cell>
  );
}
