import { ENGLISH_LEVELS, type LevelNames, type LevelWords } from './levelWords.ts';
import type { Plan } from './plan.ts';

/** A plan has departments (3 tiers) or not (2). */
type Tiers = Plan['tiers'];

/** A level goals stand on: how many of them are called, and one of them. */
export type Level = LevelNames & { readonly depth: number };

/** The depth the dashboard opens at (specification, section 9). */
export const DEFAULT_DEPTH = 0;

/** Whatever has names for the levels. */
type LevelsWords = { readonly levels: LevelWords };

const ENGLISH: LevelsWords = { levels: ENGLISH_LEVELS };

type LevelKey = keyof LevelWords;

const LEVELS: Readonly<Record<Tiers, readonly LevelKey[]>> = {
  2: ['objectives', 'organisation', 'member', 'actions'],
  3: ['objectives', 'organisation', 'department', 'member', 'actions'],
};

/** The depth options of a plan, from the top (specification, section 9). */
export function levelsOf(tiers: Tiers, { levels }: LevelsWords = ENGLISH): readonly Level[] {
  return LEVELS[tiers].map((key, depth) => ({ depth, ...levels[key] }));
}

/** The level at a depth, 0 to 6. */
export function levelAt(depth: number, tiers: Tiers, { levels }: LevelsWords = ENGLISH): Level {
  return { depth, ...levels[LEVELS[tiers][depth] ?? 'deeper'] };
}
