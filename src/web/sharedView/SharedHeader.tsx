import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant } from '#web/clock.ts';
import { say } from '#web/messages/sharedView/say.ts';
import styles from './SharedHeader.module.css';

/** Company and plan, for static and dynamic (specification, section 2, Shared styles). */
export function SharedHeader({
  plan,
  goals,
  children,
}: {
  readonly plan: Plan;
  /** Undefined until they are there. */
  readonly goals: readonly DashboardGoal[] | undefined;
  /** What a viewer may choose. */
  readonly children?: ReactNode;
}) {
  const updated = lastUpdateOf(goals ?? []);
  const day = updated === null ? null : dayOfInstant(updated, plan.timeZone);
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <span aria-hidden="true" className={styles.monogram}>
          {monogramOf(plan.company === '' ? plan.name : plan.company)}
        </span>
        <div className={styles.names}>
          {plan.company !== '' && <p>{plan.company}</p>}
          {children === undefined ? <h1>{plan.name}</h1> : <p className={styles.plan}>{plan.name}</p>}
        </div>
        {children}
        {day !== null && <p className={styles.updated}>{say.updated(formatDate(day, plan.dateFormat))}</p>}
      </div>
    </header>
  );
}

/** The first letters of the first two words that count: `City of Riverton` is CR. */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word));
  const chosen = words.length === 0 ? name.trim().split(/\s+/) : words;
  return chosen
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** ISO instants in one zone compare as texts. */
function lastUpdateOf(goals: readonly DashboardGoal[]): string | null {
  return goals.reduce<string | null>(
    (latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest),
    null,
  );
}
