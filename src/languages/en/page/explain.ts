import { ENGLISH_EXPLAIN } from '#core/explain/englishExplain.ts';

export const explain = ENGLISH_EXPLAIN;
