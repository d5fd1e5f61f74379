import { addDays, type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';

export type TokenEnd = { readonly expiresAt: string | null; readonly problem: 'unreadable' | 'past' | null };

const DAYS = 365;

/** The day that is proposed: a token of a program that nobody remembers ends by itself. */
export function proposedEnd({ dateFormat, today }: { readonly dateFormat: DateFormat; readonly today: Day }): string {
  return formatTypedDate(addDays(today, DAYS), dateFormat);
}

/** A token is valid for the whole of its last day. */
export function tokenEnd(
  typed: string,
  { dateFormat, today }: { readonly dateFormat: DateFormat; readonly today: Day },
): TokenEnd {
  if (typed.trim() === '') return { expiresAt: null, problem: null };
  const day = readTypedDate(typed, dateFormat);
  if (day === null) return { expiresAt: null, problem: 'unreadable' };
  if (day < today) return { expiresAt: null, problem: 'past' };
  return { expiresAt: `${formatIsoDate(day)}T23:59:59.000Z`, problem: null };
}
