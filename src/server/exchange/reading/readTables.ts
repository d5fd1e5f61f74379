import type { FileRefusal, SourceFile } from '#server/exchange/sourceFile.ts';
import type { Delimiter } from './delimiter.ts';
import { disguiseOf, isZip } from './disguise.ts';
import { readCsvFile } from './readCsvFile.ts';
import { readJsonFile } from './readJsonFile.ts';
import { readXlsxFile } from './readXlsxFile.ts';
import type { ExportedPlan, Table, TablesRead } from './table.ts';

/** How much a file may be. */
export type FileLimits = {
  readonly bytes: number;
  /** Of a workbook, unpacked. */
  readonly inflatedBytes: number;
  /** Of a delimited text; without it only its bytes count. */
  readonly lines?: number;
  /** Of all tables together, with a row for each figure of a wide one; without it there may be any number. */
  readonly rows?: number;
  /** Rows that each are a goal, which take more than those of figures. */
  readonly goals?: number;
  /** Filled ones of a workbook; without it only what it unpacks to counts. */
  readonly cells?: number;
};

const MEGABYTE = 1024 * 1024;

/**
 * What the page may hand in (trust.md, section 2); as many lines as Excel has rows. Worked out and shown a figure takes
 * 2.5 kB and a goal 6.5 kB: so many of each fit into 400 MB.
 */
export const PAGE_LIMITS: FileLimits = {
  bytes: 10 * MEGABYTE,
  inflatedBytes: 50 * MEGABYTE,
  lines: 1_048_576,
  rows: 100_000,
  goals: 40_000,
  cells: 1_500_000,
};

/** What the command line reads: about five million entries. */
export const COMMAND_LIMITS: FileLimits = { bytes: 200 * MEGABYTE, inflatedBytes: 400 * MEGABYTE };

const MOST_ARCHIVE_ENTRIES = 200;

/** The tables of all files, and which files could not be read; any one of those refuses the import. */
export type Reading = {
  readonly tables: readonly Table[];
  readonly refusals: readonly FileRefusal[];
  /** Plans that were exported whole, beside their tables. */
  readonly plans?: readonly ExportedPlan[];
};

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
