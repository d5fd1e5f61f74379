import { ENGLISH_EXPLAIN } from '#core/words/englishExplain.ts';

export const explain = ENGLISH_EXPLAIN;
