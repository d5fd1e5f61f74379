import { say } from '#web/base/messages/say.ts';
import styles from './GoalCount.module.css';

/** How many goals are listed, of all of the year. */
export function GoalCount({ listed, total }: { readonly listed: number; readonly total: number }) {
  const { figures, noun } = say.dashboard.count(listed, total);
  return (
    <p role="status" className={styles.count}>
      <b>{figures}</b> <span>{noun}</span>
    </p>
  );
}
