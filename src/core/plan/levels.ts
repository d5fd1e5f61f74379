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

/** The depth options of a plan, from the top (rule 1.1): as it names them, else those of its tiers. */
export function levelsOf(plan: LevelledPlan, words: LevelWords = ENGLISH_LEVELS): readonly Level[] {
  const names = plan.levels.length > 0 ? plan.levels.map(namesOf) : LEVELS[plan.tiers].map((key) => words[key]);
  return names.map((each, depth) => ({ depth, ...each }));
}

/** The level at a depth, 0 to 6; deeper goals than a plan's last named level bear its name. */
export function levelAt(depth: number, plan: LevelledPlan, words: LevelWords = ENGLISH_LEVELS): Level {
  const named = plan.levels[depth] ?? plan.levels.at(-1);
  return { depth, ...(named === undefined ? words[LEVELS[plan.tiers][depth] ?? 'deeper'] : namesOf(named)) };
}

function namesOf({ name, plural }: Plan['levels'][number]): LevelNames {
  return { name: isolated(plural), nameOfOne: isolated(name) };
}
