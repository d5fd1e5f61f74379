import { ENGLISH, type Words } from '#core/words/words.ts';
import { ENGLISH_EXPLAIN } from './englishExplain.ts';
import type { ExplainWords } from './explainWords.ts';

/** Apart from the other texts, because they are loaded only where somebody asks why. */
export type ExplanationWords = Pick<Words, 'format' | 'labels'> & { readonly explain: ExplainWords };

export const ENGLISH_EXPLANATIONS: ExplanationWords = { ...ENGLISH, explain: ENGLISH_EXPLAIN };
