import { type Block, type SheetSize, type Spot, sizeOfBlock } from './selection.ts';

export type PastedCell = { readonly spot: Spot; readonly text: string };

export type PastePlan = {
  readonly cells: readonly PastedCell[];
  readonly block: Block;
  readonly cut: number;
};

/**
 * From the first selected cell on. A selection that is a multiple of the block is filled with it repeatedly, as in
 * spreadsheets. Of a block larger than the sheet what fits is taken, and the rest is counted.
 */
export function planPaste(
  rows: readonly (readonly string[])[],
  { selected, size }: { readonly selected: Block; readonly size: SheetSize },
): PastePlan {
  const { top, left } = selected;
  const block = { lines: rows.length, columns: Math.max(0, ...rows.map((cells) => cells.length)) };
  const target = sizeOfBlock(selected);
  const isTiled = isTimes(target.lines, block.lines) && isTimes(target.columns, block.columns);
  const { lines, columns } = isTiled ? target : block;
  const cells: PastedCell[] = [];
  let cut = 0;
  for (let line = 0; line < lines; line += 1) {
    for (let column = 0; column < columns; column += 1) {
      const text = rows[line % block.lines]?.[column % block.columns];
      if (text === undefined) continue;
      const spot = { line: top + line, column: left + column };
      if (spot.line < size.lines && spot.column < size.columns) cells.push({ spot, text });
      else cut += 1;
    }
  }
  const bottom = Math.min(top + lines, size.lines) - 1;
  const right = Math.min(left + columns, size.columns) - 1;
  return { cells, block: { top, left, bottom, right }, cut };
}

function isTimes(whole: number, part: number): boolean {
  return part > 0 && whole >= part && whole % part === 0;
}
