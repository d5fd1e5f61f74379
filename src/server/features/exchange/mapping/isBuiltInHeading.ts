import { COLUMN_NAMES, plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { periodHeadings } from './periodHeadings.ts';

/** A name that a file could not tell from a column of its own, or from a period. */
export function isBuiltInHeading(name: string): boolean {
  const plain = plainName(name);
  return COLUMN_NAMES.has(plain) || YEAR_TARGET.test(plain) || isPeriod(name);
}

function isPeriod(name: string): boolean {
  const { columns, yearless, doubtful } = periodHeadings([name], null);
  return columns.length + yearless.length + doubtful.length > 0;
}
