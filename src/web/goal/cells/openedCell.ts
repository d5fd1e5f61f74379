import type { Column } from '#web/goal/list/ColumnHead.tsx';

/** `typed` takes the place of what the cell has. */
export type OpenCell = { readonly goalId: string; readonly column: Column; readonly typed: string | null };

/** Until its editor is there, keys still come to the cell: they go on what was typed before. */
export function openedCell(before: OpenCell | null, next: OpenCell): OpenCell {
  const isSame = before?.goalId === next.goalId && before.column === next.column;
  if (!isSame || next.typed === '') return next;
  return next.typed === null ? before : { ...next, typed: `${before.typed ?? ''}${next.typed}` };
}
