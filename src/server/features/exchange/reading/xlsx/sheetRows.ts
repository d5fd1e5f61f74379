import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { columnNumber } from '#core/format/columnLetters.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { tooManyRows } from '#server/features/exchange/tables/tooManyRows.ts';
import type { CellColour, CellStyle, NumberMeaning } from './cellStyles.ts';
import { unescapeCharacters } from './sharedStrings.ts';
import { attributeOf, isTrue, XmlRefusal, xmlTokens } from './xmlTokens.ts';

/** What of a workbook the cells of a sheet refer to. */
export type CellSetting = {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly isFrom1904: boolean;
  /** How many filled rows a sheet may have, and how many filled cells there is still room for. */
  readonly room: { readonly rows: number; cells: number };
  /** How many there was room for at first. */
  readonly mostCells: number;
};

/** A sheet of more rows or cells than are read here, in words for the person who chose the file. */
export class SheetTooLarge extends Error {
  override readonly name = 'SheetTooLarge';
}

/** A sheet that has a cell further to the right is no table. */
export const MOST_SHEET_COLUMNS = 1000;

export type SheetRead = {
  readonly rows: readonly TableRow[];
  /** Rows with a formula whose value the program did not keep. */
  readonly uncalculated: readonly number[];
  /** Filled rows that the program does not show. */
  readonly hidden: readonly number[];
  /**
   * What the cells of each row are, a letter a column: `n` a number, `p` a percent, `d` a date, `b` yes or no, `t` a
   * text, a blank none; capitals where a formula worked it out.
   */
  readonly kinds: readonly string[];
  /** What else a cell has, by its line and column. */
  readonly looks: ReadonlyMap<string, CellLook>;
};

/** How a cell looks beside its value. */
export type CellLook = {
  readonly colour: CellColour | null;
  readonly indent: number;
  /** As its format shows it, where that has more decimals than its value. */
  readonly shown: string | null;
};

/** Where a cell stands, as `looks` names it; columns count from 0. */
export function lookKey(line: number, column: number): string {
  return `${line} ${column}`;
}

/**
 * The filled rows of a sheet, each cell as the text it shows: a day as `2024-01-31`, a percent as `90%`, a number with
 * all its digits. `line` is the number of the row. Throws XmlRefusal for what is no sheet, or too wide a one. No more
 * than the first `most` rows are read.
 */
export function readSheetRows(xml: string, setting: CellSetting, most = Number.POSITIVE_INFINITY): SheetRead {
  const rows: TableRow[] = [];
  const uncalculated: number[] = [];
  const hidden: number[] = [];
  const kinds: string[] = [];
  const looks = new Map<string, CellLook>();
  const { room } = setting;
  let row: OpenRow = { line: 0, cells: [], kinds: [], next: 0, isHidden: false };
  let cell: OpenCell | null = null;
  let isInValue = false;
  let isInReadingAid = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell !== null && isInValue && !isInReadingAid) cell.text += token.text;
      continue;
    }
    const isOpening = token.kind === 'open' && !token.isEmpty;
    if (token.name === 'v' || token.name === 't') isInValue = isOpening;
    if (token.name === 'rPh') isInReadingAid = isOpening;
    if (token.name === 'row' && token.kind === 'open') row = rowOf(token.attributes, row.line + 1);
    if (token.name === 'row' && token.kind === 'close' && row.cells.some((each) => each.trim() !== '')) {
      // The first is the heading.
      if (rows.length > room.rows) throw new SheetTooLarge(tooManyRows(room.rows));
      rows.push({ line: row.line, cells: row.cells });
      kinds.push(Array.from(row.kinds, (kind) => kind ?? ' ').join(''));
      if (row.isHidden) hidden.push(row.line);
      if (rows.length === most) break;
    }
    if (token.name === 'f' && cell !== null) cell.hasFormula = true;
    if (token.name !== 'c') continue;
    if (token.kind === 'open') cell = cellOf(token.attributes, row);
    if (cell !== null && !isOpening) {
      room.cells -= cell.text === '' ? 0 : 1;
      if (room.cells < 0) throw new SheetTooLarge(tooManyCells(setting.mostCells));
      put(row, cell, setting);
      const look = lookOf(cell, setting);
      if (look !== null) looks.set(lookKey(row.line, cell.column), look);
      if (cell.hasFormula && cell.text === '') uncalculated.push(row.line);
      cell = null;
    }
  }
  return { rows, uncalculated, hidden, kinds, looks };
}

function tooManyCells(most: number): string {
  return `more than ${most.toLocaleString('en-US')} cells; split it, or use the command line`;
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
  return { column, type: attributeOf(attributes, 't') ?? 'n', style, text: '', hasFormula: false };
}

function put(row: OpenRow, cell: OpenCell, setting: CellSetting): void {
  while (row.cells.length < cell.column) row.cells.push('');
  row.cells[cell.column] = shownText(cell, setting);
  row.kinds[cell.column] = kindOf(cell, setting);
  row.next = cell.column + 1;
}

const KINDS: Readonly<Record<NumberMeaning, string>> = { number: 'n', percent: 'p', date: 'd' };

function kindOf({ type, style, text, hasFormula }: OpenCell, { styles }: CellSetting): string {
  const isNumber = type === 'n' && text.trim() !== '' && Number.isFinite(Number(text));
  const kind = text === '' ? ' ' : isNumber ? KINDS[styles[style]?.meaning ?? 'number'] : type === 'b' ? 'b' : 't';
  return hasFormula ? kind.toUpperCase() : kind;
}

function lookOf({ type, style, text }: OpenCell, { styles }: CellSetting): CellLook | null {
  const { colour = null, indent = 0, decimals = null, meaning = 'number' } = styles[style] ?? {};
  const value = Number(text);
  const isShort = type === 'n' && meaning === 'number' && decimals !== null && text !== '' && Number.isFinite(value);
  const fixed = isShort && Number(value.toFixed(decimals)) === value ? value.toFixed(decimals) : null;
  const shown = fixed === String(value) ? null : fixed;
  return colour === null && indent === 0 && shown === null ? null : { colour, indent, shown };
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

/** What is no number stays as it stands. */
function numberText(text: string, meaning: NumberMeaning, isFrom1904: boolean): string {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return text;
  switch (meaning) {
    case 'percent':
      return `${Number(`${digitsOf(value)}e2`)}%`;
    case 'date':
      return dateText(value, isFrom1904) ?? String(value);
    case 'number':
      return String(value);
  }
}

/** 0.07 times 100 is 7, not 7.000000000000001: the point is moved in the text. */
function digitsOf(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  return exponent === undefined ? mantissa : value.toFixed(20);
}

/** Day 1 is 1900-01-01, but a 1900-02-29 is counted that never was: from March 1900 on days count from 1899-12-30. */
const EPOCH_1900 = -25_569;
const EPOCH_1904 = -24_107;
const MINUTES = 24 * 60;

function dateText(value: number, isFrom1904: boolean): string | null {
  const minutes = Math.round(value * MINUTES);
  const day = Math.floor(minutes / MINUTES) + (isFrom1904 ? EPOCH_1904 : EPOCH_1900);
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  const rest = minutes - Math.floor(minutes / MINUTES) * MINUTES;
  const time = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  return `${formatIsoDate(day as Day)}${rest === 0 ? '' : `T${time}`}`;
}

/** 1900-03-01 and 9999-12-31: outside them a number with a date format is no day. */
const FIRST_DAY = -25_508;
const LAST_DAY = 2_932_896;
