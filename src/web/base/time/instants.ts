import type { Day } from '#core/calendar/date.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate, formatNearDay } from '#web/base/messages/formats.ts';
import { language } from '#web/base/messages/language.ts';

export function dayOfInstant(instant: string, timeZone: string): Day | null {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds) ? null : dayInTimeZone(milliseconds, timeZone);
}

/** With the zone where it is not the reader's, unless the page has said it. */
export function timeOfDay(instant: string | number, timeZone: string, isPlain = false): string {
  const isOwn = timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Date(instant).toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isOwn || isPlain ? {} : { timeZoneName: 'short' }),
  });
}

export function planInstantText(instant: string, { dateFormat, timeZone }: PlanTime): string {
  const day = dayOfInstant(instant, timeZone);
  return day === null ? '' : `${formatDate(day, dateFormat)}, ${timeOfDay(instant, timeZone)}`;
}

export function commentDay(instant: string, { plan, today }: { readonly plan: PlanTime; readonly today: Day }): string {
  const day = dayOfInstant(instant, plan.timeZone);
  return day === null ? '' : formatNearDay(day, today, plan.dateFormat);
}

type PlanTime = Pick<Plan, 'dateFormat' | 'timeZone'>;

export function instantText(instant: string): string {
  const milliseconds = Date.parse(instant);
  if (Number.isNaN(milliseconds)) return '';
  return new Date(milliseconds).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}

export function instantDay(instant: string): string {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toLocaleDateString(language, { dateStyle: 'medium' });
}
