import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of closing periods. */
export const say = { en, de }[language];
