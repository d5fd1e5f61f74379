import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said of the line on which changes come. */
export const say = { en, de }[language];
