import { type RefObject, useLayoutEffect, useState } from 'react';

/** From the first to the last row that is drawn, both included. */
export type RowRange = { readonly first: number; readonly last: number };

/** Rows drawn beyond the viewport at either side. */
const OVERSCAN = 10;

/** Up to this many rows all are drawn, so that the browser's own search finds them. */
const DRAW_ALL_UP_TO = 200;

/** The rows of a list that are drawn: all of a short one, of a long one those near the viewport. Height in px. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
): RowRange {
  const [range, setRange] = useState<RowRange>(() => rowsIn({ top: 0, height: window.innerHeight }, rowHeight));

  useLayoutEffect(() => {
    function measure() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = rowsIn({ top: -top, height: window.innerHeight }, rowHeight);
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, rowHeight]);

  if (count <= DRAW_ALL_UP_TO) return { first: 0, last: count - 1 };
  return { first: Math.min(range.first, count - 1), last: Math.min(range.last, count - 1) };
}

/** The rows that a view shows, given how far its top lies below the list's; px. */
export function rowsIn(
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
): RowRange {
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - OVERSCAN),
    last: Math.max(0, Math.floor((top + height) / rowHeight) + OVERSCAN),
  };
}
