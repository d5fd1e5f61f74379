import { useLayoutEffect } from 'react';
import { keepTyped } from '#web/keys/typedAhead.ts';

/** Stands where the palette is still loading, and keeps what is typed meanwhile for it; Esc calls it off. */
export function TypedAhead({ onClose }: { readonly onClose: () => void }) {
  useLayoutEffect(() => {
    function keep(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose();
      else if (!keepTyped(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  });
  return null;
}
