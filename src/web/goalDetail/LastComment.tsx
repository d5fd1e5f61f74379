import { formatDayOfMonth } from '#core/format/date.ts';
import type { LastComment as Comment } from '#core/goal/goal.ts';
import { dayOfInstant } from '#web/clock.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import styles from './LastComment.module.css';

/** What was last said about a goal. */
export function LastComment({ comment, count }: { readonly comment: Comment; readonly count: number }) {
  const { plan } = usePlan();
  const day = dayOfInstant(comment.at, plan.timeZone);
  const name = `${comment.firstName} ${comment.lastName}`.trim();
  return (
    <aside className={styles.aside} aria-label={say.detail.comments}>
      <h3>
        {say.detail.comments} <span>{count}</span>
      </h3>
      <div className={styles.comment}>
        <span aria-hidden="true" className={styles.avatar}>
          {(comment.firstName[0] ?? '') + (comment.lastName[0] ?? '')}
        </span>
        <div>
          <p>
            <b>{name}</b> {day !== null && <span>{formatDayOfMonth(day, plan.dateFormat)}</span>}
          </p>
          <p className={styles.text}>{comment.text}</p>
        </div>
      </div>
    </aside>
  );
}
