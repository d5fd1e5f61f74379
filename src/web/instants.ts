import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant, timeOfDay } from '#web/clock.ts';
import { formatDate } from '#web/messages/formats.ts';
import { language } from '#web/messages/language.ts';

/** A day and time of day in a plan's time zone: `Nov 20, 2026, 9:02 AM`. */
export function planInstantText(instant: string, { dateFormat, timeZone }: PlanTime): string {
  const day = dayOfInstant(instant, timeZone);
  return day === null ? '' : `${formatDate(day, dateFormat)}, ${timeOfDay(instant, timeZone)}`;
}

type PlanTime = Pick<Plan, 'dateFormat' | 'timeZone'>;

/** A day and time of day in the reader's time zone, for what is of no plan: `Nov 20, 2026, 9:02 AM`. Empty for a text that is none. */
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
