import type { KeyboardEvent } from 'react';

/** Otherwise the whole dialog would close. */
export function onEscape(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
