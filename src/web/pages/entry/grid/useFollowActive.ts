import { useLayoutEffect, useRef } from 'react';
import { cellElement } from '#web/pages/entry/keys/cellElement.ts';
import type { Spot } from '#web/pages/entry/keys/selection.ts';

/** Keeps the active cell focused while the focus is in the sheet, and in view. */
export function useFollowActive(
  scroller: { readonly current: HTMLElement | null },
  { line, column }: Spot,
  isEditing: boolean,
): void {
  const isFirst = useRef(true);
  const wasEditing = useRef(false);
  // Read before rendering: the focused cell may be removed.
  const hadFocus = scroller.current?.contains(document.activeElement) === true;
  const had = useRef(hadFocus);
  had.current = hadFocus;
  useLayoutEffect(() => {
    // The editor is removed with its focus.
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
    // The year's column is always in view.
    if (cell?.dataset.year !== undefined) scroller.current?.scrollTo({ left });
    if (!isEditing && (isLost || had.current)) cell?.focus({ preventScroll: true });
  }, [scroller, line, column, isEditing]);
}

/**
 * Always horizontally, vertically only where the cell is below the viewport. Not scrollIntoView: in Chromium the
 * first Tab would then start at the cell instead of the top of the page.
 */
function scrollToMiddle(scroller: HTMLElement, cell: HTMLElement): void {
  const view = scroller.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(scroller);
  // The frozen columns cover what is under them.
  const covered = Number.parseFloat(scrollPaddingLeft) - Number.parseFloat(scrollPaddingRight);
  scroller.scrollBy({
    left: (box.left + box.right - view.left - view.right - covered) / 2 || 0,
    top: box.bottom > view.bottom ? (box.top + box.bottom - view.top - view.bottom) / 2 : 0,
  });
}
