import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/members.ts';
import { millisecondsSince } from '#web/base/time/clock.ts';
import { instantDay } from '#web/base/time/instants.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function seenText(instant: string | null): string {
  if (instant === null) return say.none;
  const ago = millisecondsSince(instant);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (ago < 10 * MINUTE) return say.now;
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return instantDay(instant);
}
