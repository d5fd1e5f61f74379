import { type OnTop, openOnTop } from './openOnTop.ts';

type Modal = OnTop & Pick<HTMLDialogElement, 'open' | 'showModal' | 'close'>;

/** Shows a dialog over everything else for as long as it is wanted; returns what closes it. */
export function openModal<Element extends Modal>(
  dialog: Element | null,
  onOpen: (dialog: Element) => void = () => {},
): () => void {
  if (dialog === null) return () => {};
  const stop = openOnTop(dialog, () => {
    if (!dialog.open) dialog.showModal();
    onOpen(dialog);
  });
  return () => {
    stop();
    dialog.close();
  };
}
