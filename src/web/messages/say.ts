import { en, type Messages } from './en.ts';
import { language } from './language.ts';

/**
 * The page's texts in the language it is shown in. The others are files of their own: English costs nothing more. A page
 * in English is better than none where the file does not come.
 */
export const say: Messages = language === 'en' ? en : (await import('./de.ts').catch(() => ({ de: en }))).de;
