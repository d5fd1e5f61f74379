import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { OpenGoals } from '#web/dashboard/useOpenGoals.ts';
import { onPlainClick } from '#web/ui/plainClick.ts';
import { useWholeText } from '#web/ui/useWholeText.tsx';
import styles from './GoalList.module.css';

/** Number and title in one line: the way to the goal's detail. The row has the focus, so Tab passes it by. */
export function GoalLink({ goal, opened }: { readonly goal: ListedGoal; readonly opened: OpenGoals }) {
  const title = useWholeText(`${shownNumber(goal.number)} ${goal.title}`);
  return (
    <a
      {...title}
      className={styles.link}
      href={opened.hrefOf(goal.id)}
      tabIndex={-1}
      onClick={(event) => onPlainClick(event, () => opened.open(goal.id))}
    >
      <span className={styles.number}>{shownNumber(goal.number)}</span> {goal.title}
    </a>
  );
}
