import {
  indicatorEntries,
  isIndicatorData,
  isIndicatorMetadata,
  readIndicatorMetadata,
} from '#server/features/exchange/openSdg/readOpenSdg.ts';
import { readCsvFile } from '#server/features/exchange/reading/readCsvFile.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { TablesRead } from '#server/features/exchange/tables/tablesRead.ts';

/** Reads delimited text, and the two kinds of files of an Open SDG indicator: its data and its metadata. */
export function readTextFile(file: SourceFile, asked: Parameters<typeof readCsvFile>[1]): TablesRead {
  if (isIndicatorMetadata(file)) return readIndicatorMetadata(file);
  const read = readCsvFile(file, asked);
  if (!read.ok) return read;
  const tables = read.tables.map((table) => (isIndicatorData(file, table) ? indicatorEntries(file, table) : table));
  return { ...read, tables };
}
