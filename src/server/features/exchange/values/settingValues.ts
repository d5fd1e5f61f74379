import { WEEKDAYS } from './words.ts';

const WEEKDAY_NAMES: readonly string[] = WEEKDAYS.listed.split(', ');

/** The day of the week, 0 for Sunday, that a text names; null for any other. */
export function readWeekday(text: string): number | null {
  const day = WEEKDAYS.read(text);
  return day === null ? null : WEEKDAY_NAMES.indexOf(day);
}

/** What files call a day of the week; null for a number that is none. */
export function weekdayName(day: number): string | null {
  return WEEKDAY_NAMES[day] ?? null;
}

/** A whole number within bounds; null for any other text. */
export function readWholeIn(text: string, [least, most]: readonly [number, number]): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
