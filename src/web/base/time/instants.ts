import { type Day, dayInTimeZone } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate, formatNearDay } from '#web/base/messages/formats.ts';
import { language } from '#web/base/messages/language.ts';

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

/** A day and time of day in a plan's time zone: `Nov 20, 2026, 9:02 AM`. */
export function planInstantText(instant: string, { dateFormat, timeZone }: PlanTime): string {
  const day = dayOfInstant(instant, timeZone);
  return day === null ? '' : `${formatDate(day, dateFormat)}, ${timeOfDay(instant, timeZone)}`;
}

/** The day of a comment, with its year where that is not this one: `Oct 6`, `Oct 6, 2025`. Empty for a text that is no instant. */
export function commentDay(instant: string, { plan, today }: { readonly plan: PlanTime; readonly today: Day }): string {
  const day = dayOfInstant(instant, plan.timeZone);
  return day === null ? '' : formatNearDay(day, today, plan.dateFormat);
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
