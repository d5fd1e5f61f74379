import type { LastComment } from '#core/goal/goal.ts';
import { dayOfInstant } from '#web/clock.ts';
import { type ShownPlan, usePlan } from '#web/dashboard/PlanContext.ts';
import { formatNearDay } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useTip } from '#web/ui/useTip.ts';
import styles from './CommentControl.module.css';

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
  const tip = useTip(() => <CommentText comment={comment} shown={shown} />, 'end');
  return (
    <button type="button" className={classes(styles.control, className)} aria-label={say.card.comments(count)} {...tip}>
      <Icon name="comment" size={14} />
      {count}
    </button>
  );
}

function CommentText({
  comment,
  shown: { plan, today },
}: {
  readonly comment: LastComment;
  readonly shown: ShownPlan;
}) {
  const day = dayOfInstant(comment.at, plan.timeZone);
  return (
    <div className={styles.text}>
      <div>
        <b>
          {comment.firstName} {comment.lastName}
        </b>
        {day !== null && <span>{formatNearDay(day, today, plan.dateFormat)}</span>}
      </div>
      <p>{comment.text}</p>
    </div>
  );
}
