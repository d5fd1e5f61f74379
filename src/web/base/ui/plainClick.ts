import type { MouseEvent } from 'react';

/** Handles a plain click of a link; others keep the browser's behaviour, such as a new tab. */
export function onPlainClick(event: MouseEvent, handle: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  handle();
}
