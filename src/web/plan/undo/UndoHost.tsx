import { createPortal } from 'react-dom';
import { late } from '#web/base/failure/late.tsx';
import styles from './UndoHost.module.css';
import { useUndoOffer } from './undoOffer.ts';
import { useUndoPlace } from './useUndoPlace.ts';

const UndoBar = late(() => import('./UndoBar.tsx'));

/** Always in the page, so that a live region announces what appears. */
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
