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
      if (cell !== null && scroller.current !== null) scrollToMiddle(scroller.current, cell);
      return;
    }
    const left = scroller.current?.scrollLeft ?? 0;
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The year's column is in view wherever one is.
    if (cell?.dataset.year !== undefined) scroller.current?.scrollTo({ left });
    if (!isEditing && (isLost || had.current)) cell?.focus({ preventScroll: true });
  }, [scroller, line, column, isEditing]);
}

/**
 * Across always, down only where the cell is below the visible part. Not by scrollIntoView: in Chromium the first Tab
 * would then begin at the cell instead of at the top of the page.
 */
function scrollToMiddle(scroller: HTMLElement, cell: HTMLElement): void {
  const view = scroller.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(scroller);
  // The frozen columns at both ends cover what is under them.
  const covered = Number.parseFloat(scrollPaddingLeft) - Number.parseFloat(scrollPaddingRight);
  scroller.scrollBy({
    left: (box.left + box.right - view.left - view.right - covered) / 2 || 0,
    top: box.bottom > view.bottom ? (box.top + box.bottom - view.top - view.bottom) / 2 : 0,
  });
}
