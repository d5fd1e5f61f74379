import { GERMAN_FORMAT } from '#core/words/germanFormat.ts';

/** As the server writes them to people who read German. */
export const de = GERMAN_FORMAT;
