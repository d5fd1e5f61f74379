import { Suspense } from 'react';
import { late } from '#web/failure/late.tsx';
import styles from './UndoHost.module.css';
import { useUndoOffer } from './undoOffer.ts';

const UndoBar = late(() => import('./UndoBar.tsx'));

/** Where the bar comes up: the region is always there, so that what appears in it is read out. */
export function UndoHost() {
  const offer = useUndoOffer();
  return (
    <div role="status" className={styles.host}>
      {offer !== null && (
        <Suspense>
          <UndoBar offer={offer} />
        </Suspense>
      )}
    </div>
  );
}
