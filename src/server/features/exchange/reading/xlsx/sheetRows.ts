import { columnNumber } from '#core/format/columnLetters.ts';
import { NUMBER_KINDS, numberText, shownDecimals } from '#server/features/exchange/reading/sheets/cellTexts.ts';
import { createKeptTexts, type KeptTexts } from '#server/features/exchange/reading/sheets/keptTexts.ts';
import { type FormulaFunction, formulaFunction } from '#server/features/exchange/reading/sheets/periodFormula.ts';
import { MOST_SHEET_COLUMNS, type SheetRoom } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import { type CellLook, type FilledRows, lookKey } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import type { CellStyle } from './cellStyles.ts';
import { unescapeCharacters } from './sharedStrings.ts';
import { attributeOf, isTrue, XmlRefusal, xmlTokens } from './xmlTokens.ts';

/** What of a workbook the cells of a sheet refer to. */
export type CellSetting = {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly isFrom1904: boolean;
  readonly room: SheetRoom;
};

/**
 * The filled rows of a sheet, each cell as the text it shows: a day as `2024-01-31`, a percent as `90%`, a number with
 * all its digits. `line` is the number of the row. Throws XmlRefusal for what is no sheet, or too wide a one. No more
 * than the first `most` rows are read.
 */
export function readSheetRows(xml: string, setting: CellSetting, most = Number.POSITIVE_INFINITY): FilledRows {
  const rows: TableRow[] = [];
  const uncalculated: number[] = [];
  const hidden: number[] = [];
  const kinds: string[] = [];
  const looks = new Map<string, CellLook>();
  const { room } = setting;
  const kept = createKeptTexts();
  let row: OpenRow = { line: 0, cells: [], kinds: [], next: 0, isHidden: false };
  let cell: OpenCell | null = null;
  let isInValue = false;
  let isInReadingAid = false;
  let isInFormula = false;
  const sharedFormulas = new Map<string, FormulaFunction | null>();
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell !== null && isInValue && !isInReadingAid) cell.text += token.text;
      if (cell !== null && isInFormula) cell.formula = formulaFunction(token.text);
      continue;
    }
    const isOpening = token.kind === 'open' && !token.isEmpty;
    if (token.name === 'v' || token.name === 't') isInValue = isOpening;
    if (token.name === 'rPh') isInReadingAid = isOpening;
    if (token.name === 'row' && token.kind === 'open') row = rowOf(token.attributes, row.line + 1);
    if (token.name === 'row' && token.kind === 'close' && row.cells.some((each) => each.trim() !== '')) {
      room.takeRow(rows.length, row.cells.length);
      rows.push({ line: row.line, cells: row.cells });
      kinds.push(Array.from(row.kinds, (kind) => kind ?? ' ').join(''));
      if (row.isHidden) hidden.push(row.line);
      if (rows.length === most) break;
    }
    if (token.name === 'f') isInFormula = isOpening;
    if (token.name === 'f' && cell !== null) {
      cell.hasFormula = true;
      if (token.kind === 'open') cell.shared = attributeOf(token.attributes, 'si');
      // The first of several cells has the formula of all of them.
      if (cell.shared !== null && token.kind === 'close') sharedFormulas.set(cell.shared, cell.formula);
      else if (cell.shared !== null && !isOpening) cell.formula = sharedFormulas.get(cell.shared) ?? null;
    }
    if (token.name !== 'c') continue;
    if (token.kind === 'open') cell = cellOf(token.attributes, row);
    if (cell !== null && !isOpening) {
      if (cell.text !== '') room.takeCell();
      put(row, cell, setting, kept);
      const look = lookOf(cell, setting);
      if (look !== null) looks.set(lookKey(row.line, cell.column), look);
      if (cell.hasFormula && cell.text === '') uncalculated.push(row.line);
      cell = null;
    }
  }
  return { rows, uncalculated, hiddenLines: hidden, kinds, looks };
}

type OpenRow = {
  readonly line: number;
  readonly cells: string[];
  readonly kinds: string[];
  next: number;
  readonly isHidden: boolean;
};
type OpenCell = {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
  hasFormula: boolean;
  formula: FormulaFunction | null;
  /** The number of a formula that several cells have. */
  shared: string | null;
};

/** Programs may leave out the places of rows and cells: then each comes after the one before. */
function rowOf(attributes: string, following: number): OpenRow {
  const line = Number(attributeOf(attributes, 'r') ?? following);
  if (!Number.isInteger(line) || line < 1) throw new XmlRefusal('a sheet with a row of no number');
  return { line, cells: [], kinds: [], next: 0, isHidden: isTrue(attributeOf(attributes, 'hidden')) };
}

function cellOf(attributes: string, row: OpenRow): OpenCell {
  const letters = /^([A-Z]{1,3})\d+$/.exec(attributeOf(attributes, 'r') ?? '')?.[1];
  const column = letters === undefined ? row.next : columnNumber(letters);
  if (column >= MOST_SHEET_COLUMNS) throw new XmlRefusal(`a sheet of more than ${MOST_SHEET_COLUMNS} columns`);
  const style = Number(attributeOf(attributes, 's') ?? 0);
  return {
    column,
    type: attributeOf(attributes, 't') ?? 'n',
    style,
    text: '',
    hasFormula: false,
    formula: null,
    shared: null,
  };
}

function put(row: OpenRow, cell: OpenCell, setting: CellSetting, kept: KeptTexts): void {
  while (row.cells.length < cell.column) row.cells.push('');
  const text = shownText(cell, setting);
  // A text of the list is one already.
  row.cells[cell.column] = cell.type === 's' ? text : kept(text);
  row.kinds[cell.column] = kindOf(cell, setting);
  row.next = cell.column + 1;
}

function kindOf({ type, style, text, hasFormula }: OpenCell, { styles }: CellSetting): string {
  const isNumber = type === 'n' && text.trim() !== '' && Number.isFinite(Number(text));
  const kind =
    text === '' ? ' ' : isNumber ? NUMBER_KINDS[styles[style]?.meaning ?? 'number'] : type === 'b' ? 'b' : 't';
  return hasFormula ? kind.toUpperCase() : kind;
}

function lookOf({ type, style, text, formula }: OpenCell, { styles }: CellSetting): CellLook | null {
  const { colour = null, indent = 0, decimals = null, meaning = 'number' } = styles[style] ?? {};
  const value = Number(text);
  const isShort = type === 'n' && meaning === 'number' && decimals !== null && text !== '' && Number.isFinite(value);
  const shown = isShort ? shownDecimals(value, decimals) : null;
  if (colour === null && indent === 0 && shown === null && formula === null) return null;
  return formula === null ? { colour, indent, shown } : { colour, indent, shown, formula };
}

/** By the type of the cell (ECMA-376, 18.18.11 ST_CellType). */
function shownText({ type, style, text }: OpenCell, setting: CellSetting): string {
  switch (type) {
    case 's':
      return setting.strings[Number(text)] ?? '';
    case 'b':
      return text === '1' ? 'yes' : 'no';
    case 'n':
      return numberText(text, setting.styles[style]?.meaning ?? 'number', setting.isFrom1904);
    default:
      return unescapeCharacters(text);
  }
}
