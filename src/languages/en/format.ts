import { ENGLISH_FORMAT } from '#core/format/formatWords.ts';

/** Numbers, days and periods as the specification has them. */
export const format = ENGLISH_FORMAT;
