import { ENGLISH_LEVELS, type LevelNames, type LevelWords } from './levelWords.ts';
import type { Plan } from './plan.ts';

type Tiers = Plan['tiers'];

export type Level = LevelNames & { readonly depth: number };

export const DEFAULT_DEPTH = 0;

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
