import { ENGLISH_FORMAT, type FormatWords } from '#core/format/formatWords.ts';
import { ENGLISH_LEVELS, type LevelWords } from '#core/plan/levelWords.ts';
import { ENGLISH_LABELS, type LabelWords } from './labelWords.ts';

export type Words = { readonly format: FormatWords; readonly labels: LabelWords; readonly levels: LevelWords };

export const ENGLISH: Words = { format: ENGLISH_FORMAT, labels: ENGLISH_LABELS, levels: ENGLISH_LEVELS };
