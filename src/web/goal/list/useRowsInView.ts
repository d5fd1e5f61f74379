import { type RefObject, useLayoutEffect, useState } from 'react';

export type RowRange = { readonly first: number; readonly last: number };

const OVERSCAN = 10;

/** Short lists render completely, so that the browser's search works. */
const DRAW_ALL_UP_TO = 200;

/** All rows of a short list, of a long one those near the viewport. Heights in px. */
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

export function rowsIn(
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
): RowRange {
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - OVERSCAN),
    last: Math.max(0, Math.floor((top + height) / rowHeight) + OVERSCAN),
  };
}
