import { addDays, type Day } from '#core/calendar/date.ts';
import { type Entry, entriesOf, indexFrom, type Series } from './series.ts';

/** The entries that have an actual, as known on a day, in order of time. */
export function knownEntries(series: Series, today: Day): (Entry & { readonly actual: number })[] {
  return entriesOf(series, 0, indexFrom(series, addDays(today, 1))).flatMap((entry) =>
    entry.actual === null ? [] : [{ ...entry, actual: entry.actual }],
  );
}
