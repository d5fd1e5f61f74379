import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { MOST_BYTES, MOST_KEYS, MOST_ROWS } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

export type RowCell = string | number | bigint | boolean | null | undefined;

/** Rows as the delimited text that the import reads. Throws SourceFailure where there are none, or too many. */
export function rowsFile(name: string, header: readonly string[], rows: Iterable<readonly RowCell[]>): SourceFile {
  refuseWide(header.length);
  const lines = [lineOf(header)];
  let length = lines[0]?.length ?? 0;
  for (const cells of rows) {
    const line = lineOf(cells);
    length += line.length + 1;
    if (lines.length > MOST_ROWS) throw new SourceFailure('too_many_rows', MOST_ROWS.toLocaleString('en-US'));
    if (length > MOST_BYTES) throw new SourceFailure('too_large', '10');
    lines.push(line);
  }
  if (lines.length === 1) throw new SourceFailure('no_rows');
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  if (bytes.length > MOST_BYTES) throw new SourceFailure('too_large', '10');
  return { name, bytes };
}

/** Throws SourceFailure where a table of that many columns is not read. */
export function refuseWide(columns: number): void {
  if (columns > MOST_KEYS) throw new SourceFailure('too_many_columns', String(MOST_KEYS));
}

function lineOf(cells: readonly RowCell[]): string {
  return cells.map(cellText).join(',');
}

function cellText(cell: RowCell): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell).replaceAll('\u0000', '');
  return /[",;\n\r\t]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}
