import type { RefObject } from 'react';
import { type RowRange, useVisibleRows } from '#web/base/ui/useVisibleRows.ts';
import { CELL } from '#web/plan/listing/useColumns.ts';

export const DRAWN_BEYOND = 1;

export const ASKED_BEYOND = 4;

/** Rows have one height, so no library is needed, and the first load stays small. */
export function useShownRows(grid: RefObject<HTMLElement | null>): RowRange {
  return useVisibleRows(grid, { rowHeight: CELL, rowsIn });
}

export function rowsIn({ top, height }: { readonly top: number; readonly height: number }): RowRange {
  return { first: Math.max(0, Math.floor(top / CELL)), last: Math.max(0, Math.floor((top + height) / CELL)) };
}

export function withRowsBeyond({ first, last }: RowRange, beyond: number): RowRange {
  return { first: Math.max(0, first - beyond), last: last + beyond };
}
