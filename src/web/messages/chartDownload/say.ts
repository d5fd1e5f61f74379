import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Said around the files a chart can be taken along as. */
export const say: typeof en = language === 'en' ? en : de;
