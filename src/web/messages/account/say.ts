import { language } from '#web/messages/language.ts';
import type { Translation } from '#web/messages/translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Said where one signs in or makes an account, which is loaded when it is asked for. */
export const say: Translation<typeof en> = language === 'en' ? en : de;
