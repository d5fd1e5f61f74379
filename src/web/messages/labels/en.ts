import { ENGLISH_LABELS } from '#core/words/labelWords.ts';

export const en = ENGLISH_LABELS;
