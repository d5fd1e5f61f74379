import { readCellStyles } from '#server/features/exchange/reading/xlsx/cellStyles.ts';
import { readSharedStrings } from '#server/features/exchange/reading/xlsx/sharedStrings.ts';
import { type CellSetting, readSheetRows, SheetTooLarge } from '#server/features/exchange/reading/xlsx/sheetRows.ts';
import { readWorkbook, type SheetPlace } from '#server/features/exchange/reading/xlsx/workbook.ts';
import { XmlRefusal } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';
import {
  openZip,
  type ZipArchive,
  type ZipLimits,
  ZipRefusal,
} from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { ABOUT_SHEET } from '#server/features/exchange/tables/aboutSheet.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Table, TableRow, TablesRead } from '#server/features/exchange/tables/table.ts';

/** What a workbook may cost, and how much may stand in it. */
export type WorkbookLimits = ZipLimits & Pick<FileLimits, 'rows' | 'cells'>;

/** The sheets of an import, in any case (interfaces, Import files). */
const SHEETS = /^(?:goals|entries(?: (?:weekly|monthly|yearly))?)$/i;

/**
 * Reads a workbook: its sheets Goals and Entries, or the only one it has. A workbook without them, a damaged one and
 * one that costs more than the limits is refused.
 */
export function readXlsxFile({ name, bytes }: SourceFile, limits: WorkbookLimits): TablesRead {
  try {
    return { ok: true, tables: readSheets(name, openZip(bytes, limits), limits) };
  } catch (error) {
    const isOurs = error instanceof WorkbookRefusal || error instanceof SheetTooLarge;
    if (!(isOurs || error instanceof ZipRefusal || error instanceof XmlRefusal)) throw error;
    const reason = isOurs ? error.message : `not a workbook that can be read but ${error.message}`;
    return { ok: false, line: null, column: null, reason };
  }
}

class WorkbookRefusal extends Error {
  override readonly name = 'WorkbookRefusal';
}

function readSheets(file: string, archive: ZipArchive, limits: WorkbookLimits): Table[] {
  const workbook = readWorkbook(required(archive, 'xl/workbook.xml'), required(archive, 'xl/_rels/workbook.xml.rels'));
  const setting: CellSetting = {
    strings: readPart(archive, workbook.stringsPath, readSharedStrings),
    styles: readPart(archive, workbook.stylesPath, readCellStyles),
    isFrom1904: workbook.isFrom1904,
    room: { rows: limits.rows ?? Number.POSITIVE_INFINITY, cells: limits.cells ?? Number.POSITIVE_INFINITY },
  };
  const { chosen, leftOut } = choose(workbook.sheets);
  const notice = leftOut.length === 0 ? [] : [`left out: ${leftOut.map((sheet) => `sheet ${sheet.name}`).join(', ')}`];
  return chosen.flatMap((sheet, index) => {
    const read = readSheetRows(required(archive, sheet.path), setting);
    const [header, ...rows] = read.rows;
    const notices = [...(index === 0 ? notice : []), ...uncalculatedNotice(read.uncalculated)];
    return header === undefined ? [] : [tableOf({ file: `${file}, sheet ${sheet.name}`, header, rows, notices })];
  });
}

function uncalculatedNotice(lines: readonly number[]): string[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [
    `${lines.length} formulas without a value, from line ${first} on: read as empty; open and save it in a spreadsheet program`,
  ];
}

function choose(sheets: readonly SheetPlace[]): { chosen: readonly SheetPlace[]; leftOut: readonly SheetPlace[] } {
  const named = sheets.filter(({ name }) => SHEETS.test(name.trim()));
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const chosen = named.length > 0 ? named : visible;
  if (named.length === 0 && visible.length !== 1) {
    const names = sheets.map(({ name }) => name).join(', ');
    throw new WorkbookRefusal(`the workbook has no sheet Goals or Entries; it has ${names || 'none'}`);
  }
  const leftOut = sheets.filter((sheet) => !chosen.includes(sheet) && sheet.name !== ABOUT_SHEET);
  return { chosen, leftOut };
}

type Sheet = {
  readonly file: string;
  readonly header: TableRow;
  readonly rows: readonly TableRow[];
  readonly notices: readonly string[];
};

function tableOf({ file, header, rows, notices }: Sheet): Table {
  // Cells right of the last heading have no heading; recognising lists them with the others of no meaning.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.cells.length);
  return {
    file,
    headerLine: header.line,
    header: Array.from({ length: width }, (_, at) => header.cells[at] ?? ''),
    rows,
    unreadable: [],
    notices: notices.map((reason) => ({ line: header.line, reason })),
    usualMark: '.',
    decimalMark: '.',
  };
}

function required(archive: ZipArchive, path: string): string {
  const content = archive.read(path);
  if (content === null) throw new ZipRefusal('an archive of something else');
  return textOf(content);
}

function readPart<T>(archive: ZipArchive, path: string | null, read: (xml: string) => T[]): T[] {
  const content = path === null ? null : archive.read(path);
  return content === null ? [] : read(textOf(content));
}

/** Spreadsheet programs write UTF-8. */
function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new XmlRefusal('XML that is not UTF-8');
  }
}
