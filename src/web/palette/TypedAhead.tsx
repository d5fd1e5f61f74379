import { type RefObject, useLayoutEffect } from 'react';

/** Stands where the palette is still loading, and keeps what is typed meanwhile for it. */
export function TypedAhead({ typed }: { readonly typed: RefObject<string> }) {
  useLayoutEffect(() => {
    function keep(event: KeyboardEvent) {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typed.current += event.key;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [typed]);
  return null;
}
