import { openOds } from './ods/openOds.ts';
import { SheetTooLarge } from './sheets/sheetRoom.ts';
import type { OpenedSheet } from './sheets/wholeSheet.ts';
import { isCompound } from './xls/compoundFile.ts';
import { openXls } from './xls/openXls.ts';
import { XlsRefusal } from './xls/xlsRefusal.ts';
import { openXlsx, type WorkbookLimits } from './xlsx/openXlsx.ts';
import { XmlRefusal } from './xlsx/xmlTokens.ts';
import { openZip, ZipRefusal } from './xlsx/zipArchive.ts';

/** Names of workbooks: .xlsx, .ods and .xls. */
export const WORKBOOK_NAME = /\.(?:xlsx|xlsm|ods|xls)$/i;

/** Opens a workbook by what it is, however it is called. Throws what `workbookProblem` tells. */
export function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits): readonly OpenedSheet[] {
  if (isCompound(bytes)) return openXls(bytes, limits);
  const archive = openZip(bytes, limits);
  return archive.names.includes('content.xml') ? openOds(archive, limits) : openXlsx(archive, limits);
}

/** Why a workbook cannot be read, in words for the person who chose it; null for an error of another kind. */
export function workbookProblem(error: unknown): string | null {
  if (error instanceof SheetTooLarge) return error.message;
  const isBroken = error instanceof ZipRefusal || error instanceof XmlRefusal || error instanceof XlsRefusal;
  return isBroken ? `not a workbook that can be read but ${error.message}` : null;
}
