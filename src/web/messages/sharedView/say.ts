import { language } from '#web/messages/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of a share's page in the language of this visit. */
export const say: typeof en = language === 'de' ? de : en;
