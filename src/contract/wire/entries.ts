import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import type { WireEntry } from './entriesSchema.ts';

/** An entry by the names of the wire; a figure it does not have is null. */
export function encodeEntry(entry: Entry): WireEntry {
  return { date: formatIsoDate(entry.date), target: entry.target, actual: entry.actual };
}

/** An entry whose date does not exist is left out: the server never sends one. */
export function decodeEntries(wire: readonly WireEntry[]): Entry[] {
  return wire.flatMap((entry) => {
    const date: Day | null = readIsoDate(entry.date);
    return date === null ? [] : [{ date, target: entry.target, actual: entry.actual }];
  });
}
