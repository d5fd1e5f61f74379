import { useLayoutEffect, useRef } from 'react';
import type { Spot } from './selection.ts';

/** The active cell has the focus, as long as it is in the sheet, and is in view. */
export function useFollowActive(
  scroller: { readonly current: HTMLElement | null },
  { line, column }: Spot,
  isEditing: boolean,
): void {
  const isFirst = useRef(true);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    // The field goes with the typing, and the focus with the field.
    const isLost = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    const cell = element?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"]`);
    if (isFirst.current) {
      isFirst.current = false;
      cell?.scrollIntoView({ block: 'nearest', inline: 'center' });
      return;
    }
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!isEditing && (isLost || element?.contains(document.activeElement))) cell?.focus({ preventScroll: true });
  }, [scroller, line, column, isEditing]);
}
