import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said while looking back and comparing days. */
export const say = { en, de }[language];
