import { type FilledCell, GatheredRows } from '#server/features/exchange/reading/sheets/filledRows.ts';
import { MOST_SHEET_COLUMNS, type SheetRoom } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { WholeSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import { attributeOf, XmlRefusal, type XmlToken, xmlTokens } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';
import type { Merge } from '#server/features/exchange/tables/sheetSeen.ts';
import { odsCell } from './odsCell.ts';
import { NO_STYLES, type OdsStyles, styleReader } from './odsStyles.ts';

export type OdsTable = { readonly name: string; readonly isHidden: boolean; readonly sheet: WholeSheet };

/** A cell says with a number how often it stands there: a whole row of empty ones is one. */
type OpenCell = {
  readonly attributes: string;
  readonly repeats: number;
  readonly merge: Pick<Merge, 'lastLine' | 'lastColumn'> | null;
  text: string;
};

type OpenTable = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: GatheredRows;
  readonly merges: Merge[];
  readonly hiddenColumns: number[];
  columns: number;
  line: number;
};

type OpenRow = { readonly repeats: number; readonly isHidden: boolean; readonly cells: Map<number, FilledCell> };

const MOST_MERGES = 100_000;

/**
 * The tables of an OpenDocument spreadsheet (ISO 26300, part 1, 9). What is repeated is counted before it is made, so
 * that a number of few letters makes no large sheet. Throws XmlRefusal and SheetTooLarge.
 */
export function readOdsTables(xml: string, room: SheetRoom): OdsTable[] {
  const tables: OdsTable[] = [];
  const readStyle = styleReader();
  let styles: OdsStyles = NO_STYLES;
  let table: OpenTable | null = null;
  let row: OpenRow | null = null;
  let cell: OpenCell | null = null;
  let column = 0;
  // Tables within a cell, and comments, are no cells of the sheet.
  let inner = 0;
  let isInText = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell !== null && inner === 0 && isInText) cell.text += token.text;
      continue;
    }
    styles = readStyle(token) ?? styles;
    const { name } = token;
    if (isInner(name, cell !== null)) {
      if (isOpening(token)) inner += 1;
      else if (token.kind === 'close') inner -= 1;
      continue;
    }
    if (inner > 0) continue;
    if (name === 'table') {
      if (isOpening(token)) table = tableOf(token.attributes, { styles, room, at: tables.length + 1 });
      else if (table !== null) {
        tables.push(closed(table));
        table = null;
      }
    }
    if (table === null) continue;
    if (name === 'table-column' && token.kind === 'open') takeColumns(table, token.attributes);
    if (name === 'table-row') {
      if (token.kind === 'open') {
        row = rowOf(token.attributes);
        column = 0;
      }
      if (row !== null && !isOpening(token)) {
        putRow(table, row);
        row = null;
      }
    }
    if (row === null) continue;
    if (cell !== null) isInText = textAfter(token, cell, isInText);
    if (name !== 'table-cell' && name !== 'covered-table-cell') continue;
    if (token.kind === 'open') {
      cell = openCell(token.attributes, { isCovered: name !== 'table-cell', line: table.line + 1, column });
      isInText = false;
    }
    if (cell !== null && !isOpening(token)) {
      put(row, odsCell(cell, styles), { from: column, until: column + cell.repeats });
      if (cell.merge !== null && table.merges.length < MOST_MERGES)
        table.merges.push({ firstLine: table.line + 1, firstColumn: column, ...cell.merge });
      column += cell.repeats;
      cell = null;
    }
  }
  return tables;
}

type Opening = Extract<XmlToken, { kind: 'open' }>;

function isOpening(token: XmlToken): token is Opening {
  return token.kind === 'open' && !token.isEmpty;
}

function isInner(name: string, isInCell: boolean): boolean {
  return name === 'annotation' || name === 'shapes' || (isInCell && (name === 'table' || name === 'frame'));
}

type Around = { readonly styles: OdsStyles; readonly room: SheetRoom; readonly at: number };

function tableOf(attributes: string, { styles, room, at }: Around): OpenTable {
  return {
    name: attributeOf(attributes, 'name') ?? `Sheet${at}`,
    isHidden: styles.hiddenTables.has(attributeOf(attributes, 'style-name') ?? ''),
    rows: new GatheredRows(room),
    merges: [],
    hiddenColumns: [],
    columns: 0,
    line: 0,
  };
}

function takeColumns(table: OpenTable, attributes: string): void {
  const until = Math.min(table.columns + repeatsOf(attributes, 'number-columns-repeated'), MOST_SHEET_COLUMNS);
  if (isHidden(attributes)) for (let at = table.columns; at < until; at += 1) table.hiddenColumns.push(at);
  table.columns = until;
}

function closed({ name, isHidden, rows, merges, hiddenColumns }: OpenTable): OdsTable {
  const read = rows.read();
  const width = read.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return {
    name,
    isHidden,
    sheet: { ...read, merges, hiddenColumns: hiddenColumns.filter((column) => column < width) },
  };
}

function rowOf(attributes: string): OpenRow {
  return {
    repeats: repeatsOf(attributes, 'number-rows-repeated'),
    isHidden: isHidden(attributes),
    cells: new Map(),
  };
}

function isHidden(attributes: string): boolean {
  return (attributeOf(attributes, 'visibility') ?? 'visible') !== 'visible';
}

function putRow(table: OpenTable, { repeats, isHidden, cells }: OpenRow): void {
  const before = table.rows.count;
  for (let at = 0; at < repeats; at += 1) {
    table.rows.take(table.line + at + 1, cells, isHidden);
    // A row without a text stays out, however often it stands there.
    if (table.rows.count === before) break;
  }
  table.line += repeats;
}

function openCell(
  attributes: string,
  { isCovered, line, column }: { readonly isCovered: boolean; readonly line: number; readonly column: number },
): OpenCell {
  const lastLine = line + repeatsOf(attributes, 'number-rows-spanned') - 1;
  const lastColumn = Math.min(column + repeatsOf(attributes, 'number-columns-spanned'), MOST_SHEET_COLUMNS) - 1;
  const isMerged = !isCovered && (lastLine > line || lastColumn > column);
  return {
    // What a cell that is covered by another holds is not shown.
    attributes: isCovered ? '' : attributes,
    repeats: repeatsOf(attributes, 'number-columns-repeated'),
    merge: isMerged ? { lastLine, lastColumn } : null,
    text: '',
  };
}

type Columns = { readonly from: number; readonly until: number };

function put(row: OpenRow, cell: FilledCell | null, { from, until }: Columns): void {
  if (cell === null) return;
  if (until > MOST_SHEET_COLUMNS) throw new XmlRefusal(`a sheet of more than ${MOST_SHEET_COLUMNS} columns`);
  for (let at = from; at < until; at += 1) row.cells.set(at, cell);
}

/** Lines of a cell are paragraphs; runs of blanks, tabs and breaks are elements. Gives whether text follows. */
function textAfter(token: Exclude<XmlToken, { kind: 'text' }>, cell: OpenCell, isInText: boolean): boolean {
  if (token.name === 'p') {
    if (isOpening(token) && cell.text !== '') cell.text += '\n';
    return isOpening(token);
  }
  if (token.kind !== 'open' || !isInText) return isInText;
  if (token.name === 's') cell.text += ' '.repeat(Math.min(repeatsOf(token.attributes, 'c'), MOST_BLANKS));
  if (token.name === 'tab') cell.text += '\t';
  if (token.name === 'line-break') cell.text += '\n';
  return isInText;
}

const MOST_BLANKS = 100;

function repeatsOf(attributes: string, name: string): number {
  const times = Number(attributeOf(attributes, name) ?? 1);
  return Number.isFinite(times) && times >= 1 ? Math.floor(times) : 1;
}
