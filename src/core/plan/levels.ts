import { isolated } from './isolated.ts';
import { ENGLISH_LEVELS, type LevelNames, type LevelWords } from './levelWords.ts';
import type { Plan } from './plan.ts';

export type Level = LevelNames & { readonly depth: number };

/** What of a plan says which levels it has. */
export type LevelledPlan = Pick<Plan, 'tiers' | 'levels'>;

export const DEFAULT_DEPTH = 0;

type LevelKey = keyof LevelWords;

const LEVELS: Readonly<Record<Plan['tiers'], readonly LevelKey[]>> = {
  2: ['objectives', 'organisation', 'member', 'actions'],
  3: ['objectives', 'organisation', 'department', 'member', 'actions'],
};

/**
 * The depth options of a plan, from the top (rule 1.1): as it names them, else those of its tiers. A level that a plan calls as
 * usual is called so in the reader's words, whichever language those had who named another.
 */
export function levelsOf(plan: LevelledPlan, words: LevelWords = ENGLISH_LEVELS): readonly Level[] {
  const usual = LEVELS[plan.tiers];
  const names =
    plan.levels.length > 0
      ? plan.levels.map((level, depth) => namesOf(level, words[usual[depth] ?? 'deeper']))
      : usual.map((key) => words[key]);
  return names.map((each, depth) => ({ depth, ...each }));
}

/** The level at a depth, 0 to 6; deeper goals than a plan's last named level bear its name. */
export function levelAt(depth: number, plan: LevelledPlan, words: LevelWords = ENGLISH_LEVELS): Level {
  const last = plan.levels.length - 1;
  const named = plan.levels[Math.min(depth, last)];
  const usual = LEVELS[plan.tiers];
  if (named === undefined) return { depth, ...words[usual[depth] ?? 'deeper'] };
  return { depth, ...namesOf(named, words[usual[Math.min(depth, last)] ?? 'deeper']) };
}

function namesOf({ name, plural, isUsual = false }: Plan['levels'][number], usual: LevelNames): LevelNames {
  return isUsual ? usual : { name: isolated(plural), nameOfOne: isolated(name) };
}
