import { readTypedDate } from '#core/calendar/typedDate.ts';
import type { DateFormat } from '#core/plan/plan.ts';

const MOST_SEEN = 10_000;

/**
 * Whether a table's dates with slashes or hyphens put the month or the day first: the plan's format, unless some of
 * them exist only the other way round and none only the plan's way. Dates with dots put the day first and do not count.
 */
export function dateOrderOf(cells: Iterable<string>, format: DateFormat): DateFormat {
  const other: DateFormat = format === 'M/D/Y' ? 'D/M/Y' : 'M/D/Y';
  let onlyOther = 0;
  const seen = new Set<string>();
  for (const cell of cells) {
    // The dates of a large table are few; the same again decides nothing anew.
    if (cell.includes('.') || seen.has(cell)) continue;
    if (seen.size < MOST_SEEN) seen.add(cell);
    const date = cell.trim().replace(/ .*$/, '');
    const reads = readTypedDate(date, format) !== null;
    const readsOther = readTypedDate(date, other) !== null;
    if (reads && !readsOther) return format;
    if (readsOther && !reads) onlyOther += 1;
  }
  return onlyOther > 0 ? other : format;
}
