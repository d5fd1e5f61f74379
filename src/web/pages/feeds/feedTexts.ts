import type { ConnectionTested } from '#contract/connection.ts';
import type { FeedLine } from '#contract/feed.ts';
import type { FeedReason } from '#contract/feedReason.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate, formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { dayOfInstant, planInstantText } from '#web/base/time/instants.ts';

export function reasonText({ code, about }: FeedReason): string {
  return say.reasons[code](about);
}

export function whenText(instant: string | null, plan: Plan): string {
  return instant === null ? say.never : planInstantText(instant, plan);
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

export function refusalOf({ code }: FeedLine): string {
  const { refusedBecause } = say;
  switch (code) {
    case 'closed':
    case 'no_goal':
    case 'computed':
      return refusedBecause[code];
    default:
      return refusedBecause.other;
  }
}

export function testedText({ found, reason }: ConnectionTested): string {
  if (reason !== null) return reasonText(reason);
  if (found === null) return '';
  const { milliseconds, tables, files, format } = found;
  if (tables !== null) return say.foundTables(tables, milliseconds);
  if (files !== null) return say.foundFiles(files);
  return format === null ? say.foundAnswer(milliseconds) : say.foundFile(format.toUpperCase(), milliseconds);
}
