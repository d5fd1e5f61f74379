import { civilDateOf, type Day, dayOf, fullYear } from './date.ts';
import type { DateFormat } from './dateFormat.ts';

const TYPED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/;

/**
 * Reads a typed date: MM/DD/YYYY, or DD/MM/YYYY for D/M/Y plans; single digits, two-digit years (pivot 68), blanks
 * around it and dots or hyphens for the slashes are taken too. Null for anything else and for dates that do not exist
 * (rule 2.6).
 */
export function readTypedDate(text: string, format: DateFormat): Day | null {
  const typed = TYPED.exec(text.trim());
  if (typed === null) return null;
  const [, first, , second, year] = typed;
  const [month, day] = format === 'M/D/Y' ? [first, second] : [second, first];
  return dayOf(fullYear(String(year)), Number(month), Number(day));
}

/** MM/DD/YYYY, or DD/MM/YYYY for D/M/Y plans (rule 2.6). */
export function formatTypedDate(date: Day, format: DateFormat): string {
  const { year, month, day } = civilDateOf(date);
  const [first, second] = format === 'M/D/Y' ? [month, day] : [day, month];
  return `${padded(first, 2)}/${padded(second, 2)}/${padded(year, 4)}`;
}

/** What an empty date field shows: MM/DD/YYYY or DD/MM/YYYY. */
export function typedDatePattern(format: DateFormat): string {
  return format === 'M/D/Y' ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
