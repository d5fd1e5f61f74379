import type { MouseEvent } from 'react';

/** Does it here for a plain press of a link; anything else keeps the browser's own way: a new tab, a new window. */
export function onPlainClick(event: MouseEvent, handle: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  handle();
}
