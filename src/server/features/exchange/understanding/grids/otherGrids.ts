import type { OtherCell, OtherSheet } from '#server/features/exchange/tables/otherSheet.ts';
import type { Grid } from './grid.ts';

/** Sheets of .ods and .xls as all others. */
export function otherGrids(file: string, sheets: readonly OtherSheet[]): Grid[] {
  return sheets.map(({ name, rows, merges }): Grid => {
    const filled = rows.flatMap((cells, at) =>
      cells.some((cell) => cell !== null && textOf(cell).trim() !== '') ? [{ at, cells }] : [],
    );
    return {
      file,
      sheet: name,
      isHidden: false,
      rows: filled.map(({ at, cells }) => ({ line: at + 1, cells: cells.map(textOf) })),
      kinds: filled.map(({ cells }) => cells.map(kindOf).join('')),
      looks: new Map(),
      merges,
      hiddenLines: [],
      hiddenColumns: [],
      usualMark: '.',
      notes: [],
      levels: [],
    };
  });
}

function textOf(cell: OtherCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'object' ? cell.day : cell;
}

function kindOf(cell: OtherCell): string {
  if (cell === null || cell === '') return ' ';
  if (typeof cell === 'number') return 'n';
  if (typeof cell === 'boolean') return 'b';
  return typeof cell === 'object' ? 'd' : 't';
}
