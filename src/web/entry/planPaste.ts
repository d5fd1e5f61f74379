import { type Block, type SheetSize, type Spot, sizeOfBlock } from './selection.ts';

/** A text for a cell. */
export type PastedCell = { readonly spot: Spot; readonly text: string };

export type PastePlan =
  | { readonly ok: true; readonly cells: readonly PastedCell[]; readonly block: Block }
  /** The block does not fit: how large it is, and what room there is from the first cell on. */
  | { readonly ok: false; readonly block: SheetSize; readonly room: SheetSize };

/**
 * Which cell gets which text of a block, from the first selected cell on. A selection that is larger, by whole times,
 * is filled with the block again and again, as spreadsheets do. Nothing is cut off: a block larger than the sheet is
 * refused.
 */
export function planPaste(
  rows: readonly (readonly string[])[],
  { selected, size }: { readonly selected: Block; readonly size: SheetSize },
): PastePlan {
  const block = { lines: rows.length, columns: Math.max(0, ...rows.map((cells) => cells.length)) };
  const target = sizeOfBlock(selected);
  const isTiled = isTimes(target.lines, block.lines) && isTimes(target.columns, block.columns);
  const { lines, columns } = isTiled ? target : block;
  const room = { lines: size.lines - selected.top, columns: size.columns - selected.left };
  if (lines > room.lines || columns > room.columns) return { ok: false, block, room };
  const cells: PastedCell[] = [];
  for (let line = 0; line < lines; line += 1) {
    for (let column = 0; column < columns; column += 1) {
      // A row shorter than the others ends where it ends.
      const text = rows[line % block.lines]?.[column % block.columns];
      if (text === undefined) continue;
      cells.push({ spot: { line: selected.top + line, column: selected.left + column }, text });
    }
  }
  const { top, left } = selected;
  return { ok: true, cells, block: { top, left, bottom: top + lines - 1, right: left + columns - 1 } };
}

function isTimes(whole: number, part: number): boolean {
  return part > 0 && whole >= part && whole % part === 0;
}
