import { disguiseOf, isZip } from '#server/features/exchange/reading/disguise.ts';
import { readCsvFile } from '#server/features/exchange/reading/readCsvFile.ts';
import { readXlsxFile } from '#server/features/exchange/reading/readXlsxFile.ts';
import type { Delimiter } from '#server/features/exchange/tables/delimiter.ts';
import { type FileLimits, MEGABYTE } from '#server/features/exchange/tables/fileLimits.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { FileRefusal, SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { ExportedPlan, Table, TablesRead } from '#server/features/exchange/tables/table.ts';
import { readJsonFile } from './readJsonFile.ts';

const MOST_ARCHIVE_ENTRIES = 200;

/**
 * Reads files into tables: workbooks by their name ending in .xlsx, plans exported whole by .json, anything else as delimited text, by the named
 * delimiter where there is one.
 */
export function readTables(files: readonly SourceFile[], limits: FileLimits, delimiter?: Delimiter): Reading {
  const tables: Table[] = [];
  const refusals: FileRefusal[] = [];
  const plans: ExportedPlan[] = [];
  for (const file of files) {
    const read = readFile(file, limits, delimiter);
    if (read.ok) {
      tables.push(...read.tables);
      if (read.plan !== undefined) plans.push(read.plan);
    } else refusals.push({ file: file.name, line: read.line, column: read.column, reason: read.reason });
  }
  return { tables, refusals, plans };
}

/** The guards stand before the readers: what a file really is its first bytes say. */
function readFile(file: SourceFile, limits: FileLimits, delimiter?: Delimiter): TablesRead {
  const { bytes, lines } = limits;
  if (file.bytes.length > bytes) return refused(`larger than ${Math.floor(bytes / MEGABYTE)} MB`);
  if (file.bytes.length === 0) return refused('the file is empty');
  const disguise = disguiseOf(file.bytes);
  if (/\.json$/i.test(file.name)) return readJsonFile(file);
  if (!/\.xlsx$/i.test(file.name))
    return disguise === null ? readCsvFile(file, { delimiter, lines }) : refused(`not a CSV file but ${disguise}`);
  if (isZip(file.bytes)) return readXlsxFile(file, { ...limits, entries: MOST_ARCHIVE_ENTRIES });
  return refused(`not an Excel workbook but ${disguise ?? 'text'}`);
}

function refused(reason: string): TablesRead {
  return { ok: false, line: null, column: null, reason };
}
