import type { ReactNode } from 'react';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/sharedView.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import styles from './SharedHeader.module.css';

export function SharedHeader({
  plan,
  updatedAt,
  children,
}: {
  readonly plan: Plan;
  readonly updatedAt: string | null;
  readonly children?: ReactNode;
}) {
  const day = updatedAt === null ? null : dayOfInstant(updatedAt, plan.timeZone);
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <span aria-hidden="true" className={styles.monogram} data-house="badge">
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

export function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word));
  const chosen = words.length === 0 ? name.trim().split(/\s+/) : words;
  return chosen
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
