import { createSheetRoom } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { OpenedSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { WorkbookLimits } from '#server/features/exchange/reading/xlsx/openXlsx.ts';
import { XmlRefusal } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';
import { type ZipArchive, ZipRefusal } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { readOdsTables } from './odsTables.ts';

/** The sheets of an OpenDocument spreadsheet (.ods). Throws ZipRefusal, XmlRefusal and SheetTooLarge. */
export function openOds(archive: ZipArchive, limits: WorkbookLimits): OpenedSheet[] {
  if (archive.read('mimetype') !== null && !isSpreadsheet(archive)) throw new ZipRefusal('an OpenDocument text');
  const content = archive.read('content.xml');
  if (content === null) throw new ZipRefusal('an archive of something else');
  return readOdsTables(textOf(content), createSheetRoom(limits)).map(({ name, isHidden, sheet }) => ({
    name,
    isHidden,
    read: () => sheet,
    look: (rows) => sheet.rows.slice(0, rows),
  }));
}

function isSpreadsheet(archive: ZipArchive): boolean {
  return new TextDecoder().decode(archive.read('mimetype') ?? new Uint8Array()).includes('spreadsheet');
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new XmlRefusal('XML that is not UTF-8');
  }
}
