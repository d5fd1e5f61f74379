import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of table and tree; both languages come with them, which are loaded when they are asked for. */
export const say = { en, de }[language];
