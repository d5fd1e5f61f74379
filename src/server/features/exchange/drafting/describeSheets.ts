import type { DraftSheet } from '#contract/importDraft.ts';
import type { SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';

/** So much of each cell is shown, and so many columns; of a file with very many cells the first sheets. */
const SHOWN_CHARACTERS = 80;
const SHOWN_COLUMNS = 200;
const SHOWN_CELLS = 100_000;

/** The sheets of the files as a person is shown them. */
export function describeSheets(sheets: readonly SheetSeen[]): DraftSheet[] {
  let room = SHOWN_CELLS;
  return sheets.map(({ file, name, isHidden, isTaken, isPlain, headerLines, noted, rows }) => ({
    file,
    sheet: name,
    is_hidden: isHidden,
    is_taken: isTaken,
    is_plain: isPlain,
    header_rows: [...headerLines],
    noted: noted.map(({ kind, lines, columns, text, isLeftOut }) => ({
      kind,
      rows: [...lines],
      columns: [...columns],
      text: text.slice(0, SHOWN_CHARACTERS),
      is_left_out: isLeftOut,
    })),
    rows: rows.flatMap(({ line, cells }) => {
      const shown = cells.slice(0, SHOWN_COLUMNS);
      room -= shown.length;
      if (room < 0) return [];
      return [{ row: line, cells: Array.from(shown, (cell) => (cell ?? '').slice(0, SHOWN_CHARACTERS)) }];
    }),
  }));
}
