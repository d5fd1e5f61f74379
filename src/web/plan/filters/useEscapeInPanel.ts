import { useEffect } from 'react';
import { closeTopmost } from '#web/base/keys/closeTopmost.ts';

/** The page's key listener ignores fields; a list or calendar open there closes first. */
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
