import { ENGLISH_EXPLAIN } from '#core/words/englishExplain.ts';

export const en = ENGLISH_EXPLAIN;
