import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of one's own work; both languages come with the page, which is loaded when it is asked for. */
export const say = { en, de }[language];
