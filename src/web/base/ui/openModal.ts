import { type OnTop, openOnTop } from './openOnTop.ts';

type Modal = OnTop & Pick<HTMLDialogElement, 'open' | 'showModal' | 'close'>;

export const MODALS_CHANGED = 'modals';

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

/**
 * What is marked, or the first control of a form that is, instead of the button that closes it. React's `autoFocus` comes
 * too early: before a dialog is open.
 */
export function focusFirst(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>(`[data-first]:not(form), form[data-first] :is(${CONTROLS})`)?.focus();
}

const CONTROLS = 'input, select, textarea, button';

function tellModals(): void {
  window.dispatchEvent(new Event(MODALS_CHANGED));
}
