import { createContext } from 'react';
import type { Action } from '#core/access.ts';
import type { Column } from './ColumnHead.tsx';

/** What the reader may do with the cells of a row. */
export type RowCells = {
  readonly mayEdit: boolean;
  readonly maySetStatus: boolean;
  /** Changed last, and marked until the next change. */
  readonly changed: ReadonlySet<Column>;
};

/** Null where no cell of the list is edited in place. */
export const RowCellsContext = createContext<RowCells | null>(null);

const EDITED: ReadonlySet<Column> = new Set<Column>(['owner', 'department', 'due', 'nextStep']);

/** The right that changing the cells of a column asks for; null for columns that are computed. */
export function rightOfColumn(column: Column): Extract<Action, 'setStatus' | 'editGoal'> | null {
  if (column === 'status') return 'setStatus';
  return EDITED.has(column) || column.startsWith('own-') ? 'editGoal' : null;
}

export function mayChange(column: Column, { mayEdit, maySetStatus }: RowCells): boolean {
  const right = rightOfColumn(column);
  return right === 'setStatus' ? maySetStatus : right !== null && mayEdit;
}
