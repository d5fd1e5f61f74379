import { type DateCalendar, type DateReading, readDate } from './readDate.ts';

/** The dates of a large table are few, and come again row after row. */
const MOST_KEPT = 10_000;

/** Reads dates by a calendar, each text once for as long as not too many others come. */
export function createDateReader(calendar: DateCalendar): (cell: string) => DateReading | null {
  const known = new Map<string, DateReading | null>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const reading = readDate(cell, calendar);
    if (known.size === MOST_KEPT) known.clear();
    known.set(cell, reading);
    return reading;
  };
}
