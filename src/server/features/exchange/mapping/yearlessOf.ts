import type { Reading } from '#server/features/exchange/tables/reading.ts';

/** The headings and periods of some tables that name no year, each once. */
export function yearlessOf({ tables }: Pick<Reading, 'tables'>): readonly string[] {
  return [...new Set(tables.flatMap(({ yearless }) => yearless ?? []))];
}

/** Those nobody said the year of yet. */
export function isYearOpen({ tables }: Pick<Reading, 'tables'>): boolean {
  return tables.some(({ yearless, year }) => yearless !== undefined && year === undefined);
}
