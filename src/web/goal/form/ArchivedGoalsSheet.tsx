import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ArchivedGoalsSheet.module.css';
import { restoreGoal } from './goalActions.ts';
import { SideSheet } from './SideSheet.tsx';
import { archivedGoalsQuery } from './statedGoalQuery.ts';

export default function ArchivedGoalsSheet({ onClose }: { readonly onClose: () => void }) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const { data: goals, isError, refetch } = useQuery(archivedGoalsQuery(plan.id));
  return (
    <SideSheet title={say.archive} onLeave={onClose}>
      <div className={styles.body}>
        <p className="body quiet">{say.archiveText}</p>
        {isError && (
          <p className="body quiet" role="alert">
            {say.loadFailed} <Button onClick={() => void refetch()}>{say.retry}</Button>
          </p>
        )}
        {goals?.length === 0 && (
          <p className="body quiet" role="status">
            {say.archiveEmpty}
          </p>
        )}
        <ul>
          {goals?.map((goal) => {
            const name = `${shownNumber(goal.number)} ${goal.item}`;
            const below = goal.count - 1;
            return (
              <li key={goal.id}>
                <span className={styles.name}>
                  <b className="body-medium">{name}</b>
                  <small className="small faint">
                    {[
                      say.archivedOn(formatDate(dayOfInstant(goal.archived_at, plan.timeZone), plan.dateFormat)),
                      ...(below > 0 ? [say.withOthers(below)] : []),
                    ].join(', ')}
                  </small>
                </span>
                <Button
                  size="small"
                  aria-label={say.restoreIt(name)}
                  onClick={() => void restoreGoal({ client, planId: plan.id }, goal.id)}
                >
                  {say.restore}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </SideSheet>
  );
}
