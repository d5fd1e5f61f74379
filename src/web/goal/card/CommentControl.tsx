import type { LastComment } from '#core/goal/goal.ts';
import { say } from '#web/base/messages/say.ts';
import { useCardStop } from '#web/base/ui/cardStops.ts';
import { classes } from '#web/base/ui/classes.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './CommentControl.module.css';
import { LateCommentTip } from './LateCommentTip.tsx';

export function CommentControl({
  comment,
  count,
  className,
}: {
  readonly comment: LastComment;
  readonly count: number;
  readonly className: string | undefined;
}) {
  const stop = useCardStop();
  const shown = usePlan();
  const tip = useTip(() => <LateCommentTip comment={comment} shown={shown} />, 'end');
  return (
    <button
      type="button"
      className={classes(styles.control, className)}
      aria-label={say.card.comments(count)}
      {...stop}
      {...tip}
    >
      <Icon name="comment" size={14} />
      {count}
    </button>
  );
}
