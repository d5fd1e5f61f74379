import { closePopover } from '#web/base/ui/openPopover.ts';

/** Escape closes an open popover alone; WebKit would close the dialog around it too. */
export function closeTopmostByEscape(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Of popovers open at once each stands in the one before.
    const topmost = Array.from(document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')).at(-1);
    if (topmost === undefined) return;
    event.preventDefault();
    closePopover(topmost);
  });
}
