import type { ConnectionTested } from '#contract/connection.ts';
import type { FeedLine } from '#contract/feed.ts';
import type { FeedReason } from '#contract/feedReason.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate, formatFullValue, formatNearDay, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { say as imports } from '#web/base/messages/say/import.ts';
import { now } from '#web/base/time/clock.ts';
import { dayOfInstant, timeOfDay } from '#web/base/time/instants.ts';

export function reasonText({ code, about }: FeedReason): string {
  return say.reasons[code](about);
}

/** Without the zone, which the page says once. */
export function whenText(instant: string | null, { dateFormat, timeZone }: Plan): string {
  if (instant === null) return say.never;
  const time = timeOfDay(instant, timeZone, true);
  const day = dayOfInstant(instant, timeZone);
  return day === null ? time : `${formatNearDay(day, dayInTimeZone(now(), timeZone), dateFormat)}, ${time}`;
}

export function dayText(instant: string | null, plan: Plan): string {
  return instant === null ? say.never : formatDate(dayOfInstant(instant, plan.timeZone), plan.dateFormat);
}

export function secondsText(milliseconds: number | null): string {
  return ((milliseconds ?? 0) / 1000).toFixed(1);
}

export function periodText({ date, tracking }: FeedLine, plan: Plan): string {
  const day = date === null ? null : readIsoDate(date);
  if (day === null) return '';
  return tracking === 'weekly' || tracking === null
    ? formatDate(day, plan.dateFormat)
    : formatPeriod(day, tracking, plan);
}

export function figureText(value: number | null, { as }: FeedLine, plan: Plan): string {
  if (value === null) return say.never;
  const valueType = as === 'currency' || as === 'percent' ? as : 'number';
  return formatFullValue(value, { valueType, currency: plan.currency, unit: '' });
}

/** Why a line was refused, with what the source wrote where that could not be read. */
export function refusalOf({ code, about, text = '', said }: FeedLine): string {
  const { refusedBecause } = say;
  switch (code) {
    case 'closed':
    case 'no_goal':
    case 'computed':
    case 'year_target':
    case 'implausible_period':
    case 'group':
      return refusedBecause[code];
    default:
      if (about === '') return refusedBecause.other;
      return imports.reason('cellUnreadable', about.includes(text) ? null : text, { text: about, said });
  }
}

export function testedText({ found, reason }: ConnectionTested): string {
  if (reason !== null) return reasonText(reason);
  if (found === null) return '';
  const { milliseconds, tables, files, format, may_write: mayWrite } = found;
  if (tables !== null) {
    return `${say.foundTables(tables, milliseconds)} ${mayWrite === true ? say.mayWrite : say.readsOnly}`;
  }
  if (files !== null) return say.foundFiles(files);
  return format === null ? say.foundAnswer(milliseconds) : say.foundFile(format.toUpperCase(), milliseconds);
}
