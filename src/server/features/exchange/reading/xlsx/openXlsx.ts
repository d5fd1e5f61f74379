import { createSheetRoom } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { OpenedSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import { readCellStyles } from './cellStyles.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { type CellSetting, readSheetRows } from './sheetRows.ts';
import { readSheetShape } from './sheetShape.ts';
import { readWorkbook } from './workbook.ts';
import { XmlRefusal } from './xmlTokens.ts';
import { type ZipArchive, type ZipLimits, ZipRefusal } from './zipArchive.ts';

/** What a workbook may cost, and how much may stand in it. */
export type WorkbookLimits = ZipLimits & Pick<FileLimits, 'rows' | 'cells'>;

/** The sheets of a workbook (.xlsx). Throws ZipRefusal and XmlRefusal for what is none. */
export function openXlsx(archive: ZipArchive, limits: WorkbookLimits): OpenedSheet[] {
  const workbook = readWorkbook(required(archive, 'xl/workbook.xml'), required(archive, 'xl/_rels/workbook.xml.rels'));
  const setting: CellSetting = {
    strings: readPart(archive, workbook.stringsPath, readSharedStrings),
    styles: readPart(archive, workbook.stylesPath, readCellStyles),
    isFrom1904: workbook.isFrom1904,
    room: createSheetRoom(limits),
  };
  return workbook.sheets.map(({ name, isHidden, path }) => ({
    name,
    isHidden,
    read: () => {
      const xml = required(archive, path);
      const filled = readSheetRows(xml, setting);
      const width = filled.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
      const { merges, hiddenColumns } = readSheetShape(xml);
      return { ...filled, merges, hiddenColumns: hiddenColumns.filter((column) => column < width) };
    },
    look: (rows) => readSheetRows(required(archive, path), { ...setting, room: createSheetRoom({}) }, rows).rows,
  }));
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
