import { ENGLISH_LEVELS } from '#core/plan/levelWords.ts';

export const levels = ENGLISH_LEVELS;
