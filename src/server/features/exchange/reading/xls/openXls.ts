import { type NumberFormat, numberFormat } from '#server/features/exchange/reading/sheets/numberFormat.ts';
import { createSheetRoom } from '#server/features/exchange/reading/sheets/sheetRoom.ts';
import type { OpenedSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import { type BiffRecord, RECORD, recordAt, recordsFrom } from './biffRecords.ts';
import { sharedTexts, textAt } from './biffTexts.ts';
import { readStream } from './compoundFile.ts';
import { damaged, XlsRefusal } from './xlsRefusal.ts';
import { readXlsSheet, type XlsSetting } from './xlsSheet.ts';

const BIFF8 = 0x600;
const WORKSHEET = 0;

type Place = { readonly name: string; readonly isHidden: boolean; readonly at: number };

/** The sheets of a workbook of Excel 97 to 2003 (.xls). Throws XlsRefusal. */
export function openXls(bytes: Uint8Array, limits: Pick<FileLimits, 'rows' | 'cells'>): OpenedSheet[] {
  const content = readStream(bytes, ['Workbook', 'Book']);
  if (content === null) throw new XlsRefusal('a document of another program, or a workbook with a password');
  const stream = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const begin = recordAt(stream, 0);
  if (begin === null || begin.kind !== RECORD.begin || begin.data.byteLength < 4) throw damaged();
  if (begin.data.getUint16(0, true) !== BIFF8)
    throw new XlsRefusal('a workbook of Excel 95 or older; save it as .xlsx');
  const { places, ...shared } = readShared(stream);
  const setting: XlsSetting = { ...shared, room: createSheetRoom(limits) };
  return places.map(({ name, isHidden, at }) => ({
    name,
    isHidden,
    read: () => readXlsSheet(stream, at, setting),
    look: (rows) => readXlsSheet(stream, at, { ...setting, room: createSheetRoom({}) }).rows.slice(0, rows),
  }));
}

/** What stands before the sheets. */
function readShared(stream: DataView): Omit<XlsSetting, 'room'> & { readonly places: readonly Place[] } {
  const codes = new Map<number, string>();
  const formats: { readonly id: number; readonly indent: number }[] = [];
  const places: Place[] = [];
  const strings: BiffRecord[] = [];
  let isFrom1904 = false;
  let last = 0;
  for (const record of recordsFrom(stream, 0)) {
    const { kind, data } = record;
    if (kind === RECORD.filePass) throw new XlsRefusal('a workbook with a password; save it without');
    if (kind === RECORD.date1904 && data.byteLength >= 2) isFrom1904 = data.getUint16(0, true) === 1;
    if (kind === RECORD.numberFormat && data.byteLength >= 2)
      codes.set(data.getUint16(0, true), textAt(data, 2, 2) ?? '');
    if (kind === RECORD.cellFormat && data.byteLength >= 9)
      formats.push({ id: data.getUint16(2, true), indent: data.getUint8(8) & 0x0f });
    if (kind === RECORD.sheet && data.byteLength >= 8) takePlace(places, data);
    if (kind === RECORD.strings || (kind === RECORD.continued && last === RECORD.strings)) strings.push(record);
    if (kind !== RECORD.continued) last = kind;
  }
  return {
    places,
    isFrom1904,
    texts: strings.length === 0 ? [] : sharedTexts(strings),
    formats: formats.map(({ id, indent }): NumberFormat & { readonly indent: number } => ({
      ...numberFormat(String(id), codes.get(id)),
      indent,
    })),
  };
}

/** Two sheets at one place would be one sheet as often as somebody likes. */
function takePlace(places: Place[], data: DataView): void {
  const at = data.getUint32(0, true);
  if (data.getUint8(5) !== WORKSHEET) return;
  if (places.some((place) => place.at === at)) throw damaged();
  places.push({ name: textAt(data, 6, 1) ?? '', isHidden: (data.getUint8(4) & 3) !== 0, at });
}
