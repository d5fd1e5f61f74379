import { LANGUAGES } from '#contract/language.ts';
import { textsIn } from './texts.ts';

/** What statuses are usually called, in each language. */
export const USUAL_STATUSES = LANGUAGES.map((language) => textsIn(language).labels.status);
