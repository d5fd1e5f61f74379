import { ENGLISH_VIEW } from '#core/view/viewWords.ts';

/** The server uses the same words. */
export const counts = ENGLISH_VIEW;
