import type { RefObject } from 'react';
import { type RowRange, useVisibleRows } from '#web/base/ui/useVisibleRows.ts';

const OVERSCAN = 10;

/** Short lists render completely, so that the browser's search works. */
const DRAW_ALL_UP_TO = 200;

/** All rows of a short list, of a long one those near the viewport. Heights in px. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
): RowRange {
  const range = useVisibleRows(list, { rowHeight, rowsIn });
  if (count <= DRAW_ALL_UP_TO) return { first: 0, last: count - 1 };
  return { first: Math.min(range.first, count - 1), last: Math.min(range.last, count - 1) };
}

export function rowsIn(
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
): RowRange {
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - OVERSCAN),
    last: Math.max(0, Math.floor((top + height) / rowHeight) + OVERSCAN),
  };
}
