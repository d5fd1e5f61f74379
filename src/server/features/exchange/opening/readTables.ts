import { planTableKind } from '#server/features/exchange/columns/planTables.ts';
import { disguiseOf, isWorkbook, isZip } from '#server/features/exchange/reading/disguise.ts';
import { WORKBOOK_NAME } from '#server/features/exchange/reading/openWorkbook.ts';
import { readWorkbookFile } from '#server/features/exchange/reading/readWorkbookFile.ts';
import { withoutUtf16 } from '#server/features/exchange/reading/utf16.ts';
import type { ZipLimits } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { readStratmlFile } from '#server/features/exchange/stratml/readStratmlFile.ts';
import { SOURCES_FILE } from '#server/features/exchange/tables/aboutSheet.ts';
import type { Delimiter } from '#server/features/exchange/tables/delimiter.ts';
import { type FileLimits, MEGABYTE } from '#server/features/exchange/tables/fileLimits.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';
import { AS_ALWAYS, askedOf, type SheetsAsked } from '#server/features/exchange/tables/sheetsAsked.ts';
import type { FileRefusal, SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { readJsonFile } from './readJsonFile.ts';
import { readTextFile } from './readTextFile.ts';
import { readZipFile } from './readZipFile.ts';

const MOST_WORKBOOK_PARTS = 200;
/** A site of Open SDG has two files for each of some 250 indicators. */
const MOST_ZIP_FILES = 1000;

/** How files are read, where somebody said so. */
export type ReadingAsked = {
  /** What parts the cells of a text. */
  readonly delimiter?: Delimiter | undefined;
  readonly sheets?: SheetsAsked;
};

/**
 * Reads files into tables: workbooks by their name ending in .xlsx, .ods or .xls, plans exported whole by .json, plans in StratML by .xml, zip archives of
 * delimited texts and workbooks by .zip, anything else as delimited text.
 */
export function readTables(files: readonly SourceFile[], given: FileLimits, asked: ReadingAsked = {}): Reading {
  const limits = { ...given, spent: { bytes: 0 } };
  const tables: Table[] = [];
  const refusals: FileRefusal[] = [];
  let story: Reading['story'] = null;
  const sheets: SheetSeen[] = [];
  // Of an export into a folder, what is only to be read by people.
  const read = files.length === 1 ? files : files.filter(({ name }) => !name.endsWith(SOURCES_FILE));
  for (const file of read) {
    const found = readFile(file, limits, asked);
    if (found.ok) {
      tables.push(...found.tables);
      sheets.push(...(found.sheets ?? []));
      story ??= found.story ?? null;
    } else refusals.push({ file: file.name, line: found.line, column: found.column, reason: found.reason });
  }
  const isOfPlan = ({ header }: Table) => planTableKind(header) !== null;
  const planTables = tables.filter(isOfPlan);
  return { tables: tables.filter((table) => !isOfPlan(table)), refusals, planTables, story, sheets };
}

type Limits = FileLimits & Pick<ZipLimits, 'spent'>;

/** The guards stand before the readers: what a file really is its first bytes say. */
function readFile(file: SourceFile, limits: Limits, { delimiter, sheets = AS_ALWAYS }: ReadingAsked): TablesRead {
  const asked = askedOf(sheets, file.name);
  const { bytes, lines } = limits;
  if (file.bytes.length > bytes) return refused(`larger than ${Math.floor(bytes / MEGABYTE)} MB`);
  if (file.bytes.length === 0) return refused('the file is empty');
  const disguise = disguiseOf(file.bytes);
  if (/\.json$/i.test(file.name)) return readJsonFile(file);
  if (/\.xml$/i.test(file.name)) return readStratmlFile(file);
  if (/\.zip$/i.test(file.name))
    return isZip(file.bytes)
      ? readZipFile(file, { ...limits, entries: MOST_ZIP_FILES, delimiter, sheets: asked })
      : refused(`not a zip archive but ${disguise ?? 'text'}`);
  if (!WORKBOOK_NAME.test(file.name)) {
    if (disguise !== null) return refused(`not a CSV file but ${disguise}`);
    const text = withoutUtf16(file.bytes);
    if (text === null) return refused('damaged UTF-16; save it as CSV in UTF-8');
    return readTextFile({ ...file, bytes: text }, { delimiter, lines, sheets: asked });
  }
  if (isWorkbook(file.bytes)) return readWorkbookFile(file, { ...limits, entries: MOST_WORKBOOK_PARTS }, asked);
  return refused(`not a workbook but ${disguise ?? 'text'}`);
}
