import { type Day, readIsoDate } from './date.ts';

/** The day of a date known to exist, as `YYYY-MM-DD`. For tests, benchmarks and examples only: throws for anything else. */
export function exampleDay(text: string): Day {
  const day = readIsoDate(text);
  if (day === null) throw new RangeError(`${text} is no date`);
  return day;
}
