import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import type { CellLock } from '#web/goal/entries/sheetLock.ts';
import type { FilledCell } from './planFill.ts';
import type { PastedCell } from './planPaste.ts';
import type { Block, Selection, SelectionEvent, Spot } from './selection.ts';

export type SheetControl = {
  readonly selection: Selection;
  readonly block: Block;
  dispatch(event: SelectionEvent): void;
  textAt(spot: Spot): string;
  lockAt(spot: Spot): CellLock | null;
  hasValue(spot: Spot): boolean;
  placeAt(spot: Spot): CellPlace | null;
  write(cells: readonly PastedCell[]): void;
  /** Ends editing and keeps what was typed; false where the selection stays because of a question. */
  commit(): boolean;
  isYear(spot: Spot): boolean;
  clear(): void;
  copied(): string;
  paste(text: string): void;
  fill(direction: 'down' | 'right'): void;
  fillCells(cells: readonly FilledCell[]): void;
};
