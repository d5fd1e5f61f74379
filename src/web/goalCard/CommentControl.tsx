import type { LastComment } from '#core/goal/goal.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useTip } from '#web/ui/useTip.ts';
import styles from './CommentControl.module.css';
import { LateCommentTip } from './LateCommentTip.tsx';

/** How many comments there are; the last one shows on hover, focus and touch (specification, section 2, Goal list and card). */
export function CommentControl({
  comment,
  count,
  className,
}: {
  readonly comment: LastComment;
  readonly count: number;
  readonly className: string | undefined;
}) {
  const shown = usePlan();
  const tip = useTip(() => <LateCommentTip comment={comment} shown={shown} />, 'end');
  return (
    <button type="button" className={classes(styles.control, className)} aria-label={say.card.comments(count)} {...tip}>
      <Icon name="comment" size={14} />
      {count}
    </button>
  );
}
