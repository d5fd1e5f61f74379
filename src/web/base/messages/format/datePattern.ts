import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { typedDatePattern } from '#core/calendar/typedDate.ts';
import { language } from '#languages/en/language.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

const { day, month, year } = messagesOf('language', language).dateLetters;
const LETTERS: Readonly<Record<string, string>> = { D: day, M: month, Y: year };

export function datePattern(format: DateFormat): string {
  return typedDatePattern(format).replaceAll(/[DMY]/g, (letter) => LETTERS[letter] ?? letter);
}
