import { ENGLISH_VIEW } from '#core/view/viewWords.ts';

/** What a view says it counts; the server says it in the same words. */
export const counts = ENGLISH_VIEW;
