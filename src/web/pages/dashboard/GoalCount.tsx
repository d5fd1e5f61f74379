import { say } from '#web/base/messages/say.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import styles from './GoalCount.module.css';

export function GoalCount({ listing }: { readonly listing: Pick<Listing, 'goals' | 'total'> }) {
  const { figures, noun } = say.dashboard.count(listing.goals.length, listing.total);
  return (
    <p role="status" className={styles.count}>
      <b>{figures}</b> <span>{noun}</span>
    </p>
  );
}
