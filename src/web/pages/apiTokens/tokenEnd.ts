import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';

export type TokenEnd = { readonly expiresAt: string | null; readonly problem: 'unreadable' | 'past' | null };

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
