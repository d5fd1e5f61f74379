import { useLayoutEffect, useRef } from 'react';
import { cellElement } from './cellElement.ts';
import type { Spot } from './selection.ts';

/** The active cell has the focus, as long as it is in the sheet, and is in view. */
export function useFollowActive(
  scroller: { readonly current: HTMLElement | null },
  { line, column }: Spot,
  isEditing: boolean,
): void {
  const isFirst = useRef(true);
  const wasEditing = useRef(false);
  // Asked before what is drawn changes: the cell that had it may be out of view, and go.
  const hadFocus = scroller.current?.contains(document.activeElement) === true;
  const had = useRef(hadFocus);
  had.current = hadFocus;
  useLayoutEffect(() => {
    // The field goes with the typing, and the focus with the field.
    const isLost = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    const cell = cellElement(scroller.current, { line, column });
    if (isFirst.current) {
      isFirst.current = false;
      // In the middle, with what stands around it, unless the sheet's beginning shows it.
      const isBelow = cell !== null && cell.getBoundingClientRect().bottom > bottomOf(scroller.current);
      cell?.scrollIntoView({ block: isBelow ? 'center' : 'nearest', inline: 'center' });
      return;
    }
    const left = scroller.current?.scrollLeft ?? 0;
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The year's column is in view wherever one is.
    if (cell?.dataset.year !== undefined) scroller.current?.scrollTo({ left });
    if (!isEditing && (isLost || had.current)) cell?.focus({ preventScroll: true });
  }, [scroller, line, column, isEditing]);
}

function bottomOf(scroller: HTMLElement | null): number {
  return scroller?.getBoundingClientRect().bottom ?? 0;
}
