import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Both languages come with what shows them, which is loaded when it is asked for. */
export const say = { en, de }[language];
