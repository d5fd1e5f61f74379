import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said where a part of the page fails; both languages come with it, for nothing more may be had by then. */
export const say = { en, de }[language];
