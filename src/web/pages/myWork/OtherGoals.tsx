import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { formatTold } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { Trend } from '#web/goal/charts/Trend.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './MyWorkPage.module.css';
import { WorkTitle } from './WorkTitle.tsx';

export function OtherGoals({
  goals,
  opened,
}: {
  readonly goals: readonly DashboardGoal[];
  readonly opened: OpenGoals;
}) {
  const { plan } = usePlan();
  const id = useId();
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {say.others} <span>{goals.length}</span>
      </h2>
      <ul>
        {goals.map((goal) => {
          const unit = valueUnitOf(goal, plan);
          const { actual, target } = goal.figures.ytd;
          return (
            <li key={goal.id} className={styles.other}>
              <WorkTitle goal={goal} opened={opened} />
              <Trend goal={goal} />
              <p className={styles.figures}>
                {actual !== null && <b>{formatTold(actual, unit)}</b>}
                {actual !== null && target !== null && <span> / {formatTold(target, unit)}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
