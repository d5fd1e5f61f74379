import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { isLink } from '#core/own/ownProblem.ts';
import { say } from '#web/base/messages/say/ownFields.ts';
import { ownFactsOf } from '#web/base/own/ownFactsOf.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './OwnFacts.module.css';

/** What a goal's own fields say; nothing where it has no value of any. */
export function OwnFacts({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const facts = ownFactsOf(goal, shown);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={say.title}>
      {facts.map(({ field, value, text }) => (
        <div key={field.id} data-long={field.kind === 'long_text' || undefined}>
          <dt className="small faint" dir="auto">
            {field.name}
          </dt>
          <dd className="body" dir="auto">
            {field.kind === 'link' && isLink(String(value)) ? (
              <a href={String(value)} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
