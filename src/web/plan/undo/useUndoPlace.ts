import { useSyncExternalStore } from 'react';
import { MODALS_CHANGED } from '#web/base/ui/openModal.ts';

/** A modal makes everything outside inert, so the undo bar moves into it; null: the page. */
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
