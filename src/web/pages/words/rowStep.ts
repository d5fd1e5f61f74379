import type { KeyboardEvent } from 'react';

/** Where Alt with an arrow moves a row: up -1, down 1; 0 for other keys, and where Alt+Down opens a menu. */
export function rowStep({ altKey, key, target }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return 0;
  if (target instanceof Element && target.closest('select, [popover], [aria-haspopup], [popovertarget]') !== null)
    return 0;
  return key === 'ArrowUp' ? -1 : 1;
}
