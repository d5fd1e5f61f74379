import { NUMBER_KINDS, numberText, shownDecimals } from '#server/features/exchange/reading/sheets/cellTexts.ts';
import { type FilledCell, GatheredRows } from '#server/features/exchange/reading/sheets/filledRows.ts';
import type { NumberFormat } from '#server/features/exchange/reading/sheets/numberFormat.ts';
import type { SheetRoom } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { WholeSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { Merge } from '#server/features/exchange/tables/sheetSeen.ts';
import { type BiffRecord, RECORD, recordsFrom } from './biffRecords.ts';
import { textAt } from './biffTexts.ts';
import { damaged } from './xlsRefusal.ts';

/** What of a workbook the cells of a sheet refer to. */
export type XlsSetting = {
  readonly texts: readonly string[];
  readonly formats: readonly (NumberFormat & { readonly indent: number })[];
  readonly isFrom1904: boolean;
  readonly room: SheetRoom;
};

/** A sheet has at most so many columns. */
const COLUMNS = 256;
const MOST_MERGES = 100_000;

type Cells = Map<number, FilledCell>;

/** The sheet whose records begin at a place of the stream. Throws XlsRefusal and SheetTooLarge. */
export function readXlsSheet(stream: DataView, at: number, setting: XlsSetting): WholeSheet {
  const lines = new Map<number, Cells>();
  const hidden = new Set<number>();
  const hiddenColumns: number[] = [];
  const merges: Merge[] = [];
  let awaited: ((text: string) => void) | null = null;
  const put = (line: number, column: number, cell: FilledCell | null) => {
    if (cell === null || column >= COLUMNS) return;
    const cells: Cells = lines.get(line) ?? new Map();
    lines.set(line, cells.set(column, cell));
  };
  try {
    for (const record of recordsFrom(stream, at)) {
      const { kind, data } = record;
      if (kind === RECORD.row && (data.getUint16(12, true) & 0x20) !== 0) hidden.add(data.getUint16(0, true) + 1);
      if (kind === RECORD.columns && (data.getUint16(8, true) & 1) === 1) takeHidden(hiddenColumns, data);
      if (kind === RECORD.merges) takeMerges(merges, data);
      // The text of a formula stands in a record behind it.
      if (kind === RECORD.formulaText) awaited?.(textAt(data, 0, 2) ?? '');
      for (const { line, column, cell } of cellsOf(record, setting)) put(line, column, cell);
      if (kind === RECORD.formula && isOfText(data)) {
        const [line, column] = [data.getUint16(0, true) + 1, data.getUint16(2, true)];
        awaited = (text) => put(line, column, { text, kind: 'T', look: null });
      } else if (kind === RECORD.formulaText) awaited = null;
    }
  } catch (error) {
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
  const rows = new GatheredRows(setting.room);
  for (const [line, cells] of [...lines].sort(([one], [other]) => one - other))
    rows.take(line, cells, hidden.has(line));
  const read = rows.read();
  const width = read.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return { ...read, merges, hiddenColumns: hiddenColumns.filter((column) => column < width) };
}

function takeHidden(columns: number[], data: DataView): void {
  const last = Math.min(data.getUint16(2, true), COLUMNS - 1);
  for (let at = data.getUint16(0, true); at <= last && columns.length < COLUMNS; at += 1) columns.push(at);
}

function takeMerges(merges: Merge[], data: DataView): void {
  const count = Math.min(data.getUint16(0, true), Math.floor((data.byteLength - 2) / 8));
  for (let at = 2; at < 2 + count * 8 && merges.length < MOST_MERGES; at += 8) {
    merges.push({
      firstLine: data.getUint16(at, true) + 1,
      lastLine: data.getUint16(at + 2, true) + 1,
      firstColumn: data.getUint16(at + 4, true),
      lastColumn: Math.min(data.getUint16(at + 6, true), COLUMNS - 1),
    });
  }
}

type Placed = { readonly line: number; readonly column: number; readonly cell: FilledCell | null };

function cellsOf({ kind, data }: BiffRecord, setting: XlsSetting): Placed[] {
  const at = (cell: FilledCell | null): Placed[] => [
    { line: data.getUint16(0, true) + 1, column: data.getUint16(2, true), cell },
  ];
  switch (kind) {
    case RECORD.stringCell:
      return at(textCell(setting.texts[data.getUint32(6, true)] ?? '', formatOf(data, setting)));
    case RECORD.text:
    case RECORD.richText:
      return at(textCell(textAt(data, 6, 2) ?? '', formatOf(data, setting)));
    case RECORD.number:
      return at(numberCell(data.getFloat64(6, true), formatOf(data, setting), setting));
    case RECORD.shortNumber:
      return at(numberCell(shortNumber(data.getInt32(6, true)), formatOf(data, setting), setting));
    case RECORD.numbers:
      return numbersOf(data, setting);
    case RECORD.boolOrError:
      return at(booleanOrError(data.getUint8(6), data.getUint8(7) === 1, false));
    case RECORD.formula:
      return at(formulaCell(data, setting));
    default:
      return [];
  }
}

type Format = XlsSetting['formats'][number] | undefined;

function formatOf(data: DataView, { formats }: XlsSetting, at = 4): Format {
  return formats[data.getUint16(at, true)];
}

function textCell(text: string, format: Format): FilledCell | null {
  const indent = format?.indent ?? 0;
  return text === '' ? null : { text, kind: 't', look: indent === 0 ? null : { colour: null, indent, shown: null } };
}

function numberCell(read: number, format: Format, { isFrom1904 }: XlsSetting, isFormula = false): FilledCell | null {
  if (!Number.isFinite(read)) return null;
  const { meaning = 'number', decimals = null, indent = 0 } = format ?? {};
  const value = Number(read.toPrecision(15));
  const shown = meaning === 'number' && decimals !== null ? shownDecimals(value, decimals) : null;
  const kind = NUMBER_KINDS[meaning];
  return {
    text: numberText(String(value), meaning, isFrom1904),
    kind: isFormula ? kind.toUpperCase() : kind,
    look: shown === null && indent === 0 ? null : { colour: null, indent, shown },
  };
}

function numbersOf(data: DataView, setting: XlsSetting): Placed[] {
  const placed: Placed[] = [];
  const [line, first] = [data.getUint16(0, true) + 1, data.getUint16(2, true)];
  for (let at = 4; at + 6 < data.byteLength && placed.length < COLUMNS; at += 6) {
    const cell = numberCell(shortNumber(data.getInt32(at + 2, true)), formatOf(data, setting, at), setting);
    placed.push({ line, column: first + placed.length, cell });
  }
  return placed;
}

/** A number in four bytes ([MS-XLS] 2.5.218 RkNumber): a whole one, or the upper half of a double; either in hundredths. */
function shortNumber(bits: number): number {
  const isWhole = (bits & 2) !== 0;
  const halves = new DataView(new ArrayBuffer(8));
  halves.setInt32(4, bits & ~3, true);
  const value = isWhole ? bits >> 2 : halves.getFloat64(0, true);
  return (bits & 1) === 0 ? value : value / 100;
}

const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

function booleanOrError(value: number, isError: boolean, isFormula: boolean): FilledCell {
  const kind = isError ? 't' : 'b';
  const text = isError ? (ERRORS.get(value) ?? '#N/A') : value === 0 ? 'no' : 'yes';
  return { text, kind: isFormula ? kind.toUpperCase() : kind, look: null };
}

/** A formula whose value is no number says so in its last bytes, and in the first which kind it is. */
function isOfOther(data: DataView): boolean {
  return data.getUint16(12, true) === 0xffff;
}

function isOfText(data: DataView): boolean {
  return isOfOther(data) && data.getUint8(6) === 0;
}

function formulaCell(data: DataView, setting: XlsSetting): FilledCell | null {
  if (!isOfOther(data)) return numberCell(data.getFloat64(6, true), formatOf(data, setting), setting, true);
  const kind = data.getUint8(6);
  return kind === 1 || kind === 2 ? booleanOrError(data.getUint8(8), kind === 2, true) : null;
}
