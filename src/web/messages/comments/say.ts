import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Said where comments are read and written, which is loaded with a goal's detail. */
export const say: typeof en = language === 'en' ? en : de;
