import { en, type Messages } from './en.ts';
import { language } from './language.ts';

/** The page's texts in the language it is shown in. The others are files of their own: English costs nothing more. */
export const say: Messages = language === 'en' ? en : (await import('./de.ts')).de;
