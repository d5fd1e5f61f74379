import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said of changes: their history, and taking them back. */
export const say = { en, de }[language];
