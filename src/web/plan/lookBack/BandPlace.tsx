import styles from './BandPlace.module.css';

/** As high as the band that says which day is looked at, until that has come: a card under a pointer stays there. */
export function BandPlace() {
  return <div className={styles.place} />;
}
