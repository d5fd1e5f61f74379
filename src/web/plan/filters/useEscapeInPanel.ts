import { useEffect } from 'react';
import { closeTopmost } from '#web/base/keys/closeTopmost.ts';

/** Escape closes the panel from its fields too, where the keys of the page do not listen; a list or calendar open there closes first. */
export function useEscapeInPanel(): void {
  useEffect(() => {
    const panel = document.getElementById('filters');
    function handle(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (panel?.querySelector(':popover-open, [aria-expanded="true"]')) return;
      if (closeTopmost()) event.preventDefault();
    }
    panel?.addEventListener('keydown', handle);
    return () => panel?.removeEventListener('keydown', handle);
  }, []);
}
