import { columnLetters } from '#core/format/columnLetters.ts';
import type { ExportCell, ExportTable } from '#server/platform/csv/exportTable.ts';
import { escapedXml } from './xmlText.ts';

/** Their places in the list of styles (workbookBytes.ts). */
const CELL_STYLES = { header: 1, text: 2, day: 3 } as const;

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** In characters. */
const USUAL_WIDTH = 13;
const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['title', 48],
  ['description', 48],
  ['measure', 32],
  ['owner', 28],
  ['department', 24],
]);

/** In a spreadsheet a day is a number counted from 1899-12-30. */
const DAYS_FROM_SPREADSHEET_EPOCH = 25_569;

/** A table as a sheet whose first row stays in view (ECMA-376, 18.3.1.99 worksheet), piece by piece. Its texts stand in its cells. */
export function* sheetXml({ header, rows }: ExportTable): Generator<string> {
  const columns = header.map((heading, at) => {
    return `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS.get(heading) ?? USUAL_WIDTH}" customWidth="1"/>`;
  });
  yield `<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>`;
  const letters = header.map((_, column) => columnLetters(column));
  let line = 1;
  yield rowXml(
    header.map((cell) => ({ cell, style: CELL_STYLES.header })),
    { line, letters },
  );
  for (const row of rows) {
    line += 1;
    yield rowXml(row.map(plainCell), { line, letters });
  }
  yield '</sheetData></worksheet>';
}

type Cell = { readonly cell: ExportCell; readonly style: number };

function plainCell(cell: ExportCell): Cell {
  if (typeof cell === 'string') return { cell, style: CELL_STYLES.text };
  return { cell, style: cell !== null && typeof cell === 'object' ? CELL_STYLES.day : 0 };
}

/** Other programs want every cell to say its place, so an empty one need not be written. */
function rowXml(
  cells: readonly Cell[],
  { line, letters }: { readonly line: number; readonly letters: readonly string[] },
): string {
  return `<row r="${line}">${cells.map((cell, column) => cellXml(cell, `${letters[column]}${line}`)).join('')}</row>`;
}

function cellXml({ cell, style }: Cell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') {
    return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapedXml(cell)}</t></is></c>`;
  }
  const value = typeof cell === 'number' ? cell : cell.day + DAYS_FROM_SPREADSHEET_EPOCH;
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}
