import { isIndicatorMetadata } from '#server/features/exchange/openSdg/readOpenSdg.ts';
import { WORKBOOK_NAME } from '#server/features/exchange/reading/openWorkbook.ts';
import { readWorkbookFile } from '#server/features/exchange/reading/readWorkbookFile.ts';
import {
  openZip,
  type ZipArchive,
  type ZipLimits,
  ZipRefusal,
} from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { SOURCES_FILE } from '#server/features/exchange/tables/aboutSheet.ts';
import type { Delimiter } from '#server/features/exchange/tables/delimiter.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';
import type { SheetsAsked } from '#server/features/exchange/tables/sheetsAsked.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { readTextFile } from './readTextFile.ts';

/** A delimited text or a workbook in an archive; what macOS adds to one is none. */
const TABLES = /^(?!__MACOSX\/)(?:.*\/)?[^./][^/]*\.(?:csv|tsv|txt|xlsx|xlsm|ods|xls)$/i;

type ZipAsked = ZipLimits &
  Pick<FileLimits, 'lines' | 'rows' | 'cells'> & {
    readonly delimiter: Delimiter | undefined;
    readonly sheets: SheetsAsked;
  };

/** Reads the tables and Open SDG metadata of a zip archive; its other files are left out and listed. */
export function readZipFile({ name, bytes }: SourceFile, asked: ZipAsked): TablesRead {
  try {
    return readTexts(name, openZip(bytes, asked), asked);
  } catch (error) {
    if (error instanceof ZipRefusal) return refused(`not a zip archive that can be read but ${error.message}`);
    throw error;
  }
}

function readTexts(file: string, archive: ZipArchive, asked: ZipAsked): TablesRead {
  const names = archive.names.filter((each) => (TABLES.test(each) && !each.endsWith(SOURCES_FILE)) || isMetadata(each));
  if (names.length === 0)
    return refused(`a zip archive without a table (.csv, .xlsx, .ods, .xls); it has ${listed(archive.names)}`);
  const others = archive.names.filter(
    (each) => !names.includes(each) && !each.endsWith('/') && !each.endsWith(SOURCES_FILE),
  );
  const tables: Table[] = [];
  const sheets: SheetSeen[] = [];
  for (const each of names) {
    const content = archive.read(each) ?? new Uint8Array();
    const inner = { name: `${file}, ${each}`, bytes: content };
    const read = WORKBOOK_NAME.test(each) ? readWorkbookFile(inner, asked, asked.sheets) : readTextFile(inner, asked);
    if (!read.ok) return { ...read, reason: `${each}: ${read.reason}` };
    tables.push(...read.tables);
    sheets.push(...(read.sheets ?? []));
  }
  const [first, ...rest] = tables;
  if (first === undefined || others.length === 0) return { ok: true, tables, sheets };
  const notice = readNotice(1, 'files_left', { reason: `left out: ${listed(others)}`, names: others });
  return { ok: true, tables: [{ ...first, notices: [...first.notices, notice] }, ...rest], sheets };
}

function isMetadata(name: string): boolean {
  return !name.startsWith('__MACOSX/') && isIndicatorMetadata({ name });
}

const LISTED = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).join(', ');
  return names.length > LISTED ? `${shown}, …` : shown || 'nothing';
}
