import { LANGUAGES } from '#contract/language.ts';
import * as merge from '#core/plan/mergePlan.ts';
import type { Plan } from '#core/plan/plan.ts';
import { textsIn } from './texts.ts';

const WORDS = LANGUAGES.map((language) => textsIn(language).levels);
const BY_TIERS = { 2: merge.usualLevels(2, WORDS), 3: merge.usualLevels(3, WORDS) };

/** What the levels of a plan are usually called, in each language. */
export function usualLevelsOf(tiers: Plan['tiers']): readonly Plan['levels'][] {
  return BY_TIERS[tiers];
}

/** With the levels marked that a plan calls as usual, in whatever language. */
export function withUsualLevels(plan: Plan): Plan {
  return merge.withUsualLevels(plan, usualLevelsOf(plan.tiers));
}
