import { useId } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/work.ts';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './LinkedGoals.module.css';

/** The goals that an initiative is for, as they stand. */
export function LinkedGoals({ goals }: { readonly goals: readonly ListedGoal[] }) {
  const { plan } = usePlan();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.linked}>
      <h3 id={id}>
        {say.linkedGoals} <span>{goals.length}</span>
      </h3>
      <p className="small quiet">{goals.length === 0 ? say.noGoal : say.ownFigures}</p>
      <ul>
        {goals.map((goal) => (
          <li key={goal.id}>
            <PlainBadge status={shownStatusOf(goal.figures)} />
            <a href={`${planDashboardPath(plan.id)}?goal=${encodeURIComponent(goal.id)}`}>
              <span>{shownNumber(goal.number)}</span> {goal.title}
            </a>
            <b>{formatPercent(goal.figures.percentComplete)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
