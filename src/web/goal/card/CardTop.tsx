import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useHiddenTexts } from '#web/base/ui/useWholeText.ts';
import { CheckInControl } from '#web/goal/checkIn/CheckInControl.tsx';
import { CommentControl } from './CommentControl.tsx';
import styles from './GoalCard.module.css';
import { LateCardTags } from './LateCardTags.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { usePressAnywhere } from './usePressAnywhere.ts';

export function CardTop({
  goal,
  onExpand,
}: {
  readonly goal: DashboardGoal;
  readonly onExpand: (goalId: string) => void;
}) {
  const button = usePressAnywhere(() => onExpand(goal.id));
  const hidden = useHiddenTexts('article', 'end');
  const { lastComment } = goal;
  const name = `${shownNumber(goal.number)} ${goal.title}`;
  return (
    <div className={styles.top}>
      <StatusBadge goal={goal} className={styles.badge} />
      <LateCardTags goal={goal} />
      <div className={styles.controls}>
        <CheckInControl goal={goal} className={styles.control} />
        {lastComment !== null && (
          <CommentControl comment={lastComment} count={goal.commentCount} className={styles.comment} />
        )}
        <button
          ref={button}
          type="button"
          data-expand={goal.id}
          className={styles.expand}
          aria-expanded="false"
          aria-label={say.card.expand(name)}
          onClick={() => onExpand(goal.id)}
          {...hidden}
        >
          <Icon name="expand" size={14} />
        </button>
      </div>
    </div>
  );
}
