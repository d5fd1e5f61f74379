import { type RefObject, useLayoutEffect, useState } from 'react';
import { CELL } from './useColumns.ts';

/** From the first to the last row that is drawn, both included. */
export type RowRange = { readonly first: number; readonly last: number };

/** Rows drawn beyond the viewport at either side, so that scrolling does not outrun them. */
const OVERSCAN = 2;

/**
 * The rows of a grid near the viewport, following scrolling and resizing. Rows are all of one height, so this takes no
 * library: the first load stays small.
 */
export function useShownRows(grid: RefObject<HTMLElement | null>): RowRange {
  const [range, setRange] = useState<RowRange>(() => rowsIn({ top: 0, height: window.innerHeight }));

  useLayoutEffect(() => {
    function measure() {
      const top = grid.current?.getBoundingClientRect().top ?? 0;
      const next = rowsIn({ top: -top, height: window.innerHeight });
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [grid]);

  return range;
}

/** The rows that a view shows, given how far its top lies below the grid's; px. */
export function rowsIn({ top, height }: { readonly top: number; readonly height: number }): RowRange {
  return {
    first: Math.max(0, Math.floor(top / CELL) - OVERSCAN),
    last: Math.max(0, Math.floor((top + height) / CELL) + OVERSCAN),
  };
}
