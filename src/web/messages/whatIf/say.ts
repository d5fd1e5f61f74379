import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said while a year's end is tried out; both languages come with it, for it is loaded when it is asked for. */
export const say = { en, de }[language];
