import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say } from '#web/base/messages/say/why.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './WhyPanel.module.css';

const MOST_NAMED = 5;

export function LeftOutGoals({ goals }: { readonly goals: WireExplanation['left_out'] }) {
  const names = statusNames(usePlan().plan);
  const deferred = names && named.status(names.deferred);
  if (goals.length === 0) return null;
  const more = goals.length - MOST_NAMED;
  return (
    <section className={`${styles.outlook} ${styles.plain}`} aria-label={say.leftOut}>
      <h3>{say.leftOut}</h3>
      <ul>
        {goals.slice(0, MOST_NAMED).map(({ id, number, item, reason }) => (
          <li key={id}>
            <span>
              {number} {item} ({reason === 'deferred' && deferred !== null ? deferred : say.leftOutReasons[reason]})
            </span>
          </li>
        ))}
        {more > 0 && <li>{say.more(more)}</li>}
      </ul>
    </section>
  );
}
