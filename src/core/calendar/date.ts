/**
 * A plain calendar date as a whole number of days since 1970-01-01: no time of day, no time zone.
 * Everything in core computes with days; text exists only at the borders.
 */
export type Day = number & { readonly unit: 'day' };

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

/** Where two-digit years turn over: 00 to 68 mean 2000 to 2068, 69 to 99 mean 1969 to 1999 (rule 2.6). */
export const TWO_DIGIT_YEAR_PIVOT = 68;

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
const EPOCH_FROM_ERA_ZERO = 719_468;

/** Null where the calendar has no such date. */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return null;
  if (!Number.isInteger(month) || month < 1 || month > 12) return null;
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null;
  return daysFromCivil(year, month, day);
}

/** Months outside 1 to 12 carry into the neighbouring years. */
export function firstDayOfMonth(year: number, month: number): Day {
  const months = year * 12 + (month - 1);
  const wholeYear = Math.floor(months / 12);
  return daysFromCivil(wholeYear, months - wholeYear * 12 + 1, 1);
}

/** Null for anything but a date that exists, so also for `0000-00-00`. */
export function readIsoDate(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** `YYYY-MM-DD`. */
export function formatIsoDate(day: Day): string {
  const { year, month, day: dayOfMonth } = civilDateOf(day);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`;
}

/** After Howard Hinnant's civil_from_days. */
export function civilDateOf(day: Day): CivilDate {
  const shifted = day + EPOCH_FROM_ERA_ZERO;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}

/** How many days a month has; months outside 1 to 12 carry into the years around it. */
export function daysInMonth(year: number, month: number): number {
  return firstDayOfMonth(year, month + 1) - firstDayOfMonth(year, month);
}

/** The day a whole number of days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return (day + days) as Day;
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The whole year meant by a typed year: two digits by the pivot 68, more as they stand. */
export function fullYear(typed: string): number {
  const year = Number(typed);
  if (typed.length > 2) return year;
  return year <= TWO_DIGIT_YEAR_PIVOT ? 2000 + year : 1900 + year;
}

/** Days since 1970-01-01 of a date known to exist; after Howard Hinnant's days_from_civil. */
export function daysFromCivil(year: number, month: number, day: number): Day {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * DAYS_PER_ERA + dayOfEra - EPOCH_FROM_ERA_ZERO) as Day;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
