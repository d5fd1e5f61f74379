import type { Column } from '#web/goal/list/ColumnHead.tsx';

/** Columns beside the goal itself, which always comes first. */
export type ChosenColumns = readonly Column[];

/** What of a kept choice a plan still has, each column once; null for what is no choice. */
export function readColumns(kept: unknown, available: readonly Column[]): ChosenColumns | null {
  if (!Array.isArray(kept)) return null;
  const known = new Set(kept.filter((each) => available.includes(each)));
  known.delete('goal');
  return available
    .filter((column) => known.has(column))
    .toSorted((one, other) => kept.indexOf(one) - kept.indexOf(other));
}

export function withToggled(columns: ChosenColumns, column: Column): ChosenColumns {
  return columns.includes(column) ? columns.filter((each) => each !== column) : [...columns, column];
}

/** One place up (-1) or down (1); at an end it stays. */
export function withMoved(columns: ChosenColumns, column: Column, by: -1 | 1): ChosenColumns {
  const at = columns.indexOf(column);
  const to = at + by;
  if (at < 0 || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(at, 1).toSpliced(to, 0, column);
}
