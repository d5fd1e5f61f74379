import { Buffer, isUtf8 } from 'node:buffer';
import { csvRows, isFilled } from '#server/features/exchange/reading/csvRows.ts';
import { DelimitedText } from '#server/features/exchange/reading/delimitedText.ts';
import { textBytesOf } from '#server/features/exchange/reading/textBytes.ts';
import { withoutUtf16 } from '#server/features/exchange/reading/utf16.ts';
import { type Delimiter, readDelimiter } from '#server/features/exchange/tables/delimiter.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { decoded, type Encoding, type EncodingTold, encodingOf } from './encodings.ts';
import type { Grid } from './grid.ts';

export type TextGrid = { readonly grid: Grid; readonly told: EncodingTold };

/** Larger texts are written by programs, which name their columns. */
const MOST_LINES = 200_000;
const MOST_CELLS_OF_TEXT = 600_000;
const MOST_COLUMNS = 2000;

/** Whether most characters beyond ASCII are UTF-8, and some bytes are not. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return false;
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 65_536), { stream: true });
  const others = text.match(/[^ -~\s]/gu) ?? [];
  const wrong = others.filter((each) => each === '\ufffd').length;
  return others.length - wrong >= wrong && wrong > 0;
}

/** A delimited text as a sheet; null where it is no text, or its quotes never close. */
export function textGrid(
  file: SourceFile,
  {
    encoding,
    delimiter: named,
    limits,
  }: { readonly encoding: Encoding | null; readonly delimiter: Delimiter | undefined; readonly limits: FileLimits },
): TextGrid | null {
  const bytes = withoutUtf16(file.bytes);
  if (bytes === null || (encoding === null && isDamagedUtf8(bytes))) return null;
  const told = encoding === null ? encodingOf(bytes) : { encoding, confidence: 1, others: [] };
  const text = told.encoding === 'utf-8' ? null : decoded(bytes, told.encoding);
  const plain = textBytesOf(text === null ? bytes : Buffer.from(text));
  if (!plain.ok) return null;
  const { delimiter: found, table } = readDelimiter(plain.bytes);
  const delimiter = named ?? found;
  const delimited = new DelimitedText(table, delimiter);
  const rows: TableRow[] = [];
  let cellsRead = 0;
  if (delimited.lines > Math.min(limits.lines ?? MOST_LINES, MOST_LINES)) return null;
  for (const row of csvRows(delimited)) {
    if (row.flaw === 'unclosed') return null;
    if (row.flaw !== null) return null;
    cellsRead += row.width;
    if (cellsRead > MOST_CELLS_OF_TEXT || row.width > MOST_COLUMNS) return null;
    const cells = row.cells ?? delimited.cellsAt(row.start).cells;
    if (isFilled(cells)) rows.push({ line: row.line, cells });
  }
  const grid: Grid = {
    file: file.name,
    sheet: null,
    isHidden: false,
    rows,
    kinds: [],
    looks: new Map(),
    merges: [],
    hiddenLines: [],
    hiddenColumns: [],
    usualMark: delimiter === ';' ? ',' : '.',
    notes: [],
    levels: [],
  };
  return { grid, told };
}
