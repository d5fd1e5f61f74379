import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';

/** How the dates of a column are written, as far as they tell. */
export type DateTraits = {
  /** Some exist only with the month first, or only with the day first. */
  readonly isMonthFirst: boolean;
  readonly isDayFirst: boolean;
  /** Some have dots, which part dates that put the day first. */
  readonly hasDots: boolean;
};

const DOTTED = /^\s*\d{1,2}\.\d{1,2}\.\d{2,4}/;

/** The dates of a large table are few; the same again decides nothing anew. */
const MOST_SEEN = 10_000;

export function dateTraitsOf(cells: Iterable<string>): DateTraits {
  const traits = { isMonthFirst: false, isDayFirst: false, hasDots: false };
  const seen = new Set<string>();
  for (const cell of cells) {
    if (seen.has(cell)) continue;
    if (seen.size < MOST_SEEN) seen.add(cell);
    if (cell.includes('.')) {
      traits.hasDots ||= DOTTED.test(cell);
      continue;
    }
    const date = cell.trim().replace(/ .*$/, '');
    const isMonthFirst = readTypedDate(date, 'M/D/Y') !== null;
    const isDayFirst = readTypedDate(date, 'D/M/Y') !== null;
    traits.isMonthFirst ||= isMonthFirst && !isDayFirst;
    traits.isDayFirst ||= isDayFirst && !isMonthFirst;
  }
  return traits;
}

/**
 * Whether a table's dates with slashes or hyphens put the month or the day first: the plan's format, unless some of
 * them exist only the other way round and none only the plan's way. Dates with dots put the day first and do not count.
 */
export function dateOrderOf(columns: readonly DateTraits[], format: DateFormat): DateFormat {
  const isMonthFirst = columns.some((traits) => traits.isMonthFirst);
  const isDayFirst = columns.some((traits) => traits.isDayFirst);
  if (isMonthFirst === isDayFirst) return format;
  return isMonthFirst ? 'M/D/Y' : 'D/M/Y';
}
