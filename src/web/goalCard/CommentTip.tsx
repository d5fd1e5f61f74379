import type { LastComment } from '#core/goal/goal.ts';
import type { ShownPlan } from '#web/dashboard/PlanContext.ts';
import { dayOfInstant } from '#web/instants.ts';
import { formatNearDay } from '#web/messages/formats.ts';
import styles from './CommentTip.module.css';

/** The last comment of a goal: whose it is, of when, and what it says. */
export function CommentTip({
  comment,
  shown: { plan, today },
}: {
  readonly comment: LastComment;
  readonly shown: Pick<ShownPlan, 'plan' | 'today'>;
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
