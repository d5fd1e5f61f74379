import type { LastComment } from '#core/goal/goal.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant } from '#web/clock.ts';
import { formatDayOfMonth } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useTip } from '#web/ui/useTip.ts';
import styles from './CommentControl.module.css';

/** How many comments there are; the last one shows on hover, focus and touch (specification, section 2, Goal list and card). */
export function CommentControl({
  comment,
  count,
  plan,
  className,
}: {
  readonly comment: LastComment;
  readonly count: number;
  readonly plan: Plan;
  readonly className: string | undefined;
}) {
  const tip = useTip(() => <CommentText comment={comment} plan={plan} />, 'end');
  return (
    <button type="button" className={classes(styles.control, className)} aria-label={say.card.comments(count)} {...tip}>
      <Icon name="comment" size={14} />
      {count}
    </button>
  );
}

function CommentText({ comment, plan }: { readonly comment: LastComment; readonly plan: Plan }) {
  const day = dayOfInstant(comment.at, plan.timeZone);
  return (
    <div className={styles.text}>
      <div>
        <b>
          {comment.firstName} {comment.lastName}
        </b>
        {day !== null && <span>{formatDayOfMonth(day, plan.dateFormat)}</span>}
      </div>
      <p>{comment.text}</p>
    </div>
  );
}
