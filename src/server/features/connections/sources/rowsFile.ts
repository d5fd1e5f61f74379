import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { MOST_BYTES, MOST_ROWS } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

export type RowCell = string | number | bigint | boolean | null | undefined;

/** Rows as the delimited text that the import reads. Throws SourceFailure where there are none, or too many. */
export function rowsFile(name: string, header: readonly string[], rows: readonly (readonly RowCell[])[]): SourceFile {
  if (rows.length === 0) throw new SourceFailure('no_rows');
  if (rows.length > MOST_ROWS) throw new SourceFailure('too_many_rows', MOST_ROWS.toLocaleString('en-US'));
  const lines = [header, ...rows].map((cells) => cells.map(cellText).join(','));
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  if (bytes.length > MOST_BYTES) throw new SourceFailure('too_large', '10');
  return { name, bytes };
}

function cellText(cell: RowCell): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell).replaceAll('\u0000', '');
  return /[",;\n\r\t]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}
