import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { typedDatePattern } from '#core/calendar/typedDate.ts';
import { language } from '#web/messages/language.ts';

/** How dates are typed, in letters of the page's language: MM/DD/YYYY, in German MM/TT/JJJJ. */
export function datePattern(format: DateFormat): string {
  const pattern = typedDatePattern(format);
  return language === 'de' ? pattern.replaceAll('D', 'T').replaceAll('Y', 'J') : pattern;
}
