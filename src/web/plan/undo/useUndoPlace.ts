import { useSyncExternalStore } from 'react';
import { MODALS_CHANGED } from '#web/base/ui/openModal.ts';

/** The open dialog that has to show what can be undone, as it makes everything outside it inert; null: the page shows it. */
export function useUndoPlace(): Element | null {
  return useSyncExternalStore(subscribe, placeNow);
}

function placeNow(): Element | null {
  return document.querySelector('dialog[data-undo]:modal');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(MODALS_CHANGED, listener);
  return () => window.removeEventListener(MODALS_CHANGED, listener);
}
