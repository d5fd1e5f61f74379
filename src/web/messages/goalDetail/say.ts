import { language } from '#web/messages/language.ts';
import type { Translation } from '#web/messages/translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Said in an expanded card and in a goal's detail, which are loaded with the first of them. */
export const say: Translation<typeof en> = language === 'en' ? en : de;
