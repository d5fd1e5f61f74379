import type { LastComment } from '#core/goal/goal.ts';
import { commentDay } from '#web/base/time/instants.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './CommentTip.module.css';

export function CommentTip({
  comment,
  shown,
}: {
  readonly comment: LastComment;
  readonly shown: Pick<ShownPlan, 'plan' | 'today'>;
}) {
  const day = commentDay(comment.at, shown);
  return (
    <div className={styles.text}>
      <div>
        <b>
          {comment.firstName} {comment.lastName}
        </b>
        {day !== '' && <span className="small faint">{day}</span>}
      </div>
      <p>{comment.text}</p>
    </div>
  );
}
