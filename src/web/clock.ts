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

/** The time of day of an ISO instant in a plan's time zone. */
export function timeOfInstant(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** The time of day as the page's language writes it: `9:02 AM`, `09:02`. */
export function timeOfDay(milliseconds: number): string {
  return new Date(milliseconds).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
}

/** A day and time of day as the page's language writes them: `Nov 20, 2026, 9:02 AM`. Empty for a text that is none. */
export function instantText(instant: string): string {
  const milliseconds = Date.parse(instant);
  if (Number.isNaN(milliseconds)) return '';
  return new Date(milliseconds).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of an instant as the page's language writes it: `Nov 20, 2026`. Empty for a text that is none. */
export function instantDay(instant: string): string {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toLocaleDateString(language, { dateStyle: 'medium' });
}

/** How many milliseconds ago an instant was. */
export function millisecondsSince(instant: string): number {
  return Date.now() - Date.parse(instant);
}
