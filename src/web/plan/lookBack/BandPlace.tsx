import styles from './BandPlace.module.css';

/** Reserves the height of the look-back band while it loads, so that cards do not move. */
export function BandPlace() {
  return <div className={styles.place} />;
}
