import { first as english } from '#languages/en/first.ts';
import { pseudoTexts } from './pseudoText.ts';

/** Numbers and days stay as they are: what is data on the page is known by them. */
export const first = { ...Object(pseudoTexts(english)), format: english.format };
