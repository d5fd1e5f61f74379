import { createPortal } from 'react-dom';
import { late } from '#web/base/failure/late.tsx';
import styles from './UndoHost.module.css';
import { useUndoOffer } from './undoOffer.ts';
import { useUndoPlace } from './useUndoPlace.ts';

const UndoBar = late(() => import('./UndoBar.tsx'));

/** Where the bar comes up: the region is always there, so that what appears in it is read out. */
export function UndoHost() {
  const offer = useUndoOffer();
  const place = useUndoPlace();
  const region = (
    <div role="status" className={styles.host}>
      {offer !== null && <UndoBar offer={offer} />}
    </div>
  );
  return place === null ? region : createPortal(region, place);
}
