import { en, type Messages } from './en.ts';

/** The page's texts in the language it is shown in. */
export const say: Messages = en;
