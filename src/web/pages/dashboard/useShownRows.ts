import { type RefObject, useLayoutEffect, useState } from 'react';
import { CELL } from '#web/plan/listing/useColumns.ts';

/** From the first to the last of some rows, both included. */
export type RowRange = { readonly first: number; readonly last: number };

/** Rows drawn beyond the viewport at either side, so that scrolling does not outrun them. */
export const DRAWN_BEYOND = 1;

/** Rows beyond it whose goals are asked for, so that their cards come whole. */
export const ASKED_BEYOND = 4;

/**
 * The rows of a grid that are in view, following scrolling and resizing. Rows are all of one height, so this takes no
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
  return { first: Math.max(0, Math.floor(top / CELL)), last: Math.max(0, Math.floor((top + height) / CELL)) };
}

/** Rows with so many beyond them at either side. */
export function withRowsBeyond({ first, last }: RowRange, beyond: number): RowRange {
  return { first: Math.max(0, first - beyond), last: last + beyond };
}
