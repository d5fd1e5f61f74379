import type { FileRefusal, SourceFile } from '#server/exchange/sourceFile.ts';
import { disguiseOf } from './disguise.ts';
import { readCsvFile } from './readCsvFile.ts';
import type { Table } from './table.ts';

/** What the page may hand in (trust.md, section 2). */
export const PAGE_FILE_LIMIT = 10 * 1024 * 1024;

/** What the command line reads: about five million entries. */
export const COMMAND_FILE_LIMIT = 200 * 1024 * 1024;

/** The tables of all files, and which files could not be read; any one of those refuses the import. */
export type Reading = { readonly tables: readonly Table[]; readonly refusals: readonly FileRefusal[] };

/** Reads files into tables, none larger than `limit` bytes. What a file is decides its bytes, not its name. */
export async function readTables(files: readonly SourceFile[], limit: number): Promise<Reading> {
  const tables: Table[] = [];
  const refusals: FileRefusal[] = [];
  for (const file of files) {
    const refusal = guard(file, limit);
    const read = refusal ?? readCsvFile(file);
    if (read.ok) tables.push(...read.tables);
    else refusals.push({ file: file.name, line: read.line, column: read.column, reason: read.reason });
  }
  return { tables, refusals };
}

type Guarded = { readonly ok: false; readonly line: null; readonly column: null; readonly reason: string };

function guard(file: SourceFile, limit: number): Guarded | null {
  if (file.bytes.length > limit) return refused(`larger than ${Math.floor(limit / 1024 / 1024)} MB`);
  const disguise = disguiseOf(file.bytes);
  return disguise === null ? null : refused(`not a CSV file but ${disguise}`);
}

function refused(reason: string): Guarded {
  return { ok: false, line: null, column: null, reason };
}
