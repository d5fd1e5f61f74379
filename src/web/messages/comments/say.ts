import { language } from '#web/messages/language.ts';
import { en } from './en.ts';

/** Said where comments are read and written, which is loaded with a goal's detail. English loads no other language. */
export const say: typeof en = language === 'en' ? en : (await import('./de.ts')).de;
