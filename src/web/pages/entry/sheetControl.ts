import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import type { CellLock } from '#web/goal/entries/sheetLock.ts';
import type { FilledCell } from './planFill.ts';
import type { PastedCell } from './planPaste.ts';
import type { Block, Selection, SelectionEvent, Spot } from './selection.ts';

/** What is selected in a sheet, and all that can be done to its cells. */
export type SheetControl = {
  readonly selection: Selection;
  readonly block: Block;
  dispatch(event: SelectionEvent): void;
  /** As it is edited and copied: what was typed, else the stored figure. */
  textAt(spot: Spot): string;
  lockAt(spot: Spot): CellLock | null;
  hasValue(spot: Spot): boolean;
  placeAt(spot: Spot): CellPlace | null;
  /** Texts for cells, as one step; locked cells and those that say it already are left alone. */
  write(cells: readonly PastedCell[]): void;
  /** Ends the editing and keeps what was typed; false where the selection stays, as what was typed is asked about. */
  commit(): boolean;
  /** Whether a spot lies in the year's column. */
  isYear(spot: Spot): boolean;
  clear(): void;
  copied(): string;
  paste(text: string): void;
  fill(direction: 'down' | 'right'): void;
  fillCells(cells: readonly FilledCell[]): void;
};
