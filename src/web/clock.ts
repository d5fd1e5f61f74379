import { type Day, dayInTimeZone } from '#core/calendar/date.ts';
import { language } from '#web/messages/language.ts';

/** The only place of the page that asks what time it is: milliseconds since 1970 UTC. The plan's today comes from the server. */
export function now(): number {
  return Date.now();
}

/** The day of an ISO instant in the plan's time zone, whatever zone the reader is in; null for a text that is none. */
export function dayOfInstant(instant: string, timeZone: string): Day | null {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds) ? null : dayInTimeZone(milliseconds, timeZone);
}

/** The time of day in a plan's time zone, which is named where the reader's is another: `9:02 AM`, `09:02 UTC`. */
export function timeOfDay(instant: string | number, timeZone: string): string {
  const isOwn = timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Date(instant).toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isOwn ? {} : { timeZoneName: 'short' }),
  });
}

/** How many milliseconds ago an instant was. */
export function millisecondsSince(instant: string): number {
  return Date.now() - Date.parse(instant);
}
