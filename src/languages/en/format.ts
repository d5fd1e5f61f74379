import { ENGLISH_FORMAT } from '#core/format/formatWords.ts';

export const format = ENGLISH_FORMAT;
