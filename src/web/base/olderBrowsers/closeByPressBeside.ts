/** Closes a dialog by a press beside it, as `closedby="any"` does in browsers that know it. */
export function closeByPressBeside(): void {
  let pressed: HTMLDialogElement | null = null;
  document.addEventListener('pointerdown', (event) => {
    pressed = dialogPressedBeside(event);
  });
  document.addEventListener('click', (event) => {
    const dialog = dialogPressedBeside(event);
    // A press that begins in the dialog, as when text is selected, does not close it.
    if (dialog === null || dialog !== pressed) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** A press on the backdrop is one on the dialog, outside of its box. */
function dialogPressedBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return null;
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? null : target;
}
