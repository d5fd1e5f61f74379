import { say } from '#web/base/messages/say/waiting.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import { WaitingList } from '#web/plan/waiting/WaitingList.tsx';
import styles from './GoalWaiting.module.css';

/** What of one goal waits for a yes. */
export function GoalWaiting({ goalId }: { readonly goalId: string }) {
  const figures = useWaitingOf(goalId);
  if (figures.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={say.title(figures.length)}>
      <h3>{say.title(figures.length)}</h3>
      <WaitingList figures={figures} />
    </section>
  );
}
