import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of a check-in; both languages come with it, when it is first opened. */
export const say = { en, de }[language];
