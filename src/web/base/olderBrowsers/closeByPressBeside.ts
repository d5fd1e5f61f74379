export function closeByPressBeside(): void {
  let pressed: HTMLDialogElement | null = null;
  document.addEventListener('pointerdown', (event) => {
    pressed = dialogPressedBeside(event);
  });
  document.addEventListener('click', (event) => {
    const dialog = dialogPressedBeside(event);
    // A drag that begins in the dialog, such as a text selection, does not close it.
    if (dialog === null || dialog !== pressed) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** A click on the backdrop targets the dialog, outside its box. */
function dialogPressedBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return null;
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? null : target;
}
