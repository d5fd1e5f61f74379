/** Kinds of records of a workbook of Excel 97 to 2003 ([MS-XLS] 2.3), as far as they are read. */
export const RECORD = {
  formula: 0x06,
  end: 0x0a,
  filePass: 0x2f,
  date1904: 0x22,
  continued: 0x3c,
  columns: 0x7d,
  sheet: 0x85,
  numbers: 0xbd,
  cellFormat: 0xe0,
  merges: 0xe5,
  richText: 0xd6,
  strings: 0xfc,
  stringCell: 0xfd,
  number: 0x203,
  text: 0x204,
  boolOrError: 0x205,
  formulaText: 0x207,
  row: 0x208,
  shortNumber: 0x27e,
  numberFormat: 0x41e,
  begin: 0x809,
} as const;

export type BiffRecord = { readonly kind: number; readonly data: DataView; readonly next: number };

/** The record at a place of the stream; null at its end. */
export function recordAt(stream: DataView, at: number): BiffRecord | null {
  if (at < 0 || at + 4 > stream.byteLength) return null;
  const length = Math.min(stream.getUint16(at + 2, true), stream.byteLength - at - 4);
  const data = new DataView(stream.buffer, stream.byteOffset + at + 4, length);
  return { kind: stream.getUint16(at, true), data, next: at + 4 + length };
}

/** Records from a place on, up to the end of what begins there, charts within it left out. */
export function* recordsFrom(stream: DataView, start: number): Generator<BiffRecord> {
  let depth = 0;
  for (let record = recordAt(stream, start); record !== null; record = recordAt(stream, record.next)) {
    if (record.kind === RECORD.begin) depth += 1;
    else if (record.kind === RECORD.end) depth -= 1;
    else if (depth === 1) yield record;
    if (depth === 0) return;
  }
}
