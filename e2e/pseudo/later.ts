import { later as english } from '#languages/en/later.ts';
import { pseudoTexts } from './pseudoText.ts';

export const later = { ...Object(pseudoTexts(english)), language: english.language, refusals: english.refusals };
