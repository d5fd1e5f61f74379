import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What is said on a page that its reader may not open. */
export const say = { en, de }[language];
