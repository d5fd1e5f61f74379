import { ENGLISH_LABELS } from '#core/words/labelWords.ts';

export const labels = ENGLISH_LABELS;
