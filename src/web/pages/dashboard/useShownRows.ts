import { type RefObject, useLayoutEffect, useState } from 'react';
import { CELL } from '#web/plan/listing/useColumns.ts';

export type RowRange = { readonly first: number; readonly last: number };

export const DRAWN_BEYOND = 1;

export const ASKED_BEYOND = 4;

/** Rows have one height, so no library is needed, and the first load stays small. */
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

export function rowsIn({ top, height }: { readonly top: number; readonly height: number }): RowRange {
  return { first: Math.max(0, Math.floor(top / CELL)), last: Math.max(0, Math.floor((top + height) / CELL)) };
}

export function withRowsBeyond({ first, last }: RowRange, beyond: number): RowRange {
  return { first: Math.max(0, first - beyond), last: last + beyond };
}
