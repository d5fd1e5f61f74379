import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { typedDatePattern } from '#core/calendar/typedDate.ts';
import { language } from '#languages/en/language.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

const { day, month, year } = (await messagesOf('language', language)).dateLetters;
const LETTERS: Readonly<Record<string, string>> = { D: day, M: month, Y: year };

/** How dates are typed, in letters of the page's language: MM/DD/YYYY, in German MM/TT/JJJJ. */
export function datePattern(format: DateFormat): string {
  return typedDatePattern(format).replaceAll(/[DMY]/g, (letter) => LETTERS[letter] ?? letter);
}
