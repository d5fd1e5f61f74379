import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatTypedDate } from '#core/calendar/typedDate.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { isLink } from '#core/own/ownProblem.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import { say } from '#web/base/messages/say/ownFields.ts';
import { ownFactsOf } from '#web/base/own/ownFactsOf.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './OwnFacts.module.css';

/** As the other dates of the detail are written; null for what is no date. */
function dateOf({ kind }: OwnField, value: OwnValue, format: DateFormat): string | null {
  const day = kind === 'date' ? readIsoDate(String(value)) : null;
  return day === null ? null : formatTypedDate(day, format);
}

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
              (dateOf(field, value, shown.plan.dateFormat) ?? text)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
