import { useRef } from 'react';
import { say } from '#web/base/messages/say.ts';
import { useColumns } from '#web/plan/listing/useColumns.ts';
import styles from './SkeletonCards.module.css';

const ROWS = 2;

export function SkeletonCards() {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  return (
    <div ref={list} className={styles.cards} data-columns={columns}>
      <p role="status" className="visually-hidden">
        {say.dashboard.loading}
      </p>
      {Array.from({ length: columns * ROWS }, (_, index) => `card ${index}`).map((name) => (
        <div key={name} aria-hidden="true" className={styles.card}>
          <span className={styles.badge} />
          <span className={styles.objective} />
          <span className={styles.title} />
          <span className={styles.titleRest} />
          <span className={styles.hero} />
          <span className={styles.bar} />
          <span className={styles.chart} />
          <span className={styles.meta} />
          <span className={styles.meta} />
          <span className={styles.meta} />
        </div>
      ))}
    </div>
  );
}
