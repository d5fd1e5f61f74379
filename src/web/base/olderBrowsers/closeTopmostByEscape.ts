import { closePopover } from '#web/base/ui/openPopover.ts';

/** Escape closes only the open popover; WebKit would also close the dialog around it. */
export function closeTopmostByEscape(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Nested popovers: the last is topmost.
    const topmost = Array.from(document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')).at(-1);
    if (topmost === undefined) return;
    event.preventDefault();
    closePopover(topmost);
  });
}
