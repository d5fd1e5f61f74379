import { type Day, readIsoDate } from '#core/calendar/date.ts';

/** For tests, benchmarks and examples only; throws where the text is no date. */
export function exampleDay(text: string): Day {
  const day = readIsoDate(text);
  if (day === null) throw new RangeError(`${text} is no date`);
  return day;
}
