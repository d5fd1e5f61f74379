import { ENGLISH_FORMAT, type FormatWords } from '#core/format/formatWords.ts';
import { ENGLISH_LABELS, type LabelWords } from './labelWords.ts';

/** A language as texts are made in it. Core knows English, in which replies travel; the page brings the others. */
export type Words = { readonly format: FormatWords; readonly labels: LabelWords };

export const ENGLISH: Words = { format: ENGLISH_FORMAT, labels: ENGLISH_LABELS };
