import { formatIsoDate } from '#core/calendar/date.ts';
import { type CsvCell, formatCsv, formatCsvLine } from '#core/format/csv.ts';
import type { ExportCell, ExportTable } from './exportTable.ts';

/** A table of an export as CSV, line by line; days as YYYY-MM-DD. */
export function* csvLines({ header, rows }: ExportTable): Generator<string> {
  yield formatCsv([header]);
  for (const row of rows) yield csvLine(row);
}

/** One row of a table, where a table is too long to be had at once. */
export function csvLine(row: readonly ExportCell[]): string {
  return formatCsvLine(row.map(csvCell));
}

function csvCell(cell: ExportCell): CsvCell {
  return cell === null || typeof cell !== 'object' ? cell : formatIsoDate(cell.day);
}
