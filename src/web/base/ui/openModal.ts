import { type OnTop, openOnTop } from './openOnTop.ts';

type Modal = OnTop & Pick<HTMLDialogElement, 'open' | 'showModal' | 'close'>;

/** Told to the window when a dialog was opened over everything else, or is there no more. */
export const MODALS_CHANGED = 'modals';

/** Shows a dialog over everything else for as long as it is wanted; returns what closes it. */
export function openModal<Element extends Modal>(
  dialog: Element | null,
  onOpen: (dialog: Element) => void = () => {},
): () => void {
  if (dialog === null) return () => {};
  const stop = openOnTop(dialog, () => {
    if (!dialog.open) dialog.showModal();
    onOpen(dialog);
    tellModals();
  });
  return () => {
    stop();
    dialog.close();
    tellModals();
  };
}

function tellModals(): void {
  window.dispatchEvent(new Event(MODALS_CHANGED));
}
