import { say } from '#web/base/messages/say.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import styles from './GoalCount.module.css';

/** How many goals are shown, of how many; announced as it changes. */
export function GoalCount({ listing }: { readonly listing: Pick<Listing, 'goals' | 'total'> }) {
  const { figures, noun } = say.dashboard.count(listing.goals.length, listing.total);
  return (
    <p role="status" className={styles.count}>
      <b>{figures}</b> <span>{noun}</span>
    </p>
  );
}
