import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { late } from '#web/base/failure/late.tsx';
import { MODALS_CHANGED } from '#web/base/ui/openModal.ts';
import styles from './UndoHost.module.css';
import { useUndoOffer } from './undoOffer.ts';

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

/** A modal makes everything outside inert, so the undo bar moves into it, of several into the one on top; null: the page. */
function useUndoPlace(): Element | null {
  return useSyncExternalStore(subscribe, placeNow, thePage);
}

function placeNow(): Element | null {
  return [...document.querySelectorAll('dialog[data-undo]:modal')].at(-1) ?? null;
}

function thePage(): null {
  return null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(MODALS_CHANGED, listener);
  return () => window.removeEventListener(MODALS_CHANGED, listener);
}
