import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { GroupCounts } from '#web/goal/card/GroupCounts.tsx';
import styles from './GoalGrid.module.css';

export function GroupHeading({
  goal,
  href,
  onOpen,
}: {
  readonly goal: ListedGoal;
  readonly href: string;
  readonly onOpen: (goalId: string) => void;
}) {
  return (
    <div className={styles.heading}>
      <h2>
        <a href={href} onClick={(event) => onPlainClick(event, () => onOpen(goal.id))}>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </a>
      </h2>
      <GroupCounts figures={goal.figures} />
    </div>
  );
}
