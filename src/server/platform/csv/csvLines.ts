import { formatIsoDate } from '#core/calendar/date.ts';
import { type CsvCell, formatCsv, formatCsvLine } from '#core/format/csv.ts';
import type { ExportCell, ExportTable } from './exportTable.ts';

export function* csvLines({ header, rows }: ExportTable): Generator<string> {
  yield formatCsv([header]);
  for (const row of rows) yield csvLine(row);
}

/** For tables too large for memory. */
export function csvLine(row: readonly ExportCell[]): string {
  return formatCsvLine(row.map(csvCell));
}

function csvCell(cell: ExportCell): CsvCell {
  return cell === null || typeof cell !== 'object' ? cell : formatIsoDate(cell.day);
}
