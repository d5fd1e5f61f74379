import { mergePlan } from '#core/plan/mergePlan.ts';
import type { Plan } from '#core/plan/plan.ts';
import { usualLevelsOf } from '#server/base/usualLevels.ts';
import { type PlanSettingsPatch, patchedPlan, refuseUnfitPlan } from './patchedPlan.ts';

/**
 * The plan after a patch. What its author changed of what they saw is merged into the plan as it is now; where the two
 * contradict each other it has the author's, which the store refuses. `seen` is null where nothing changed since, and
 * without If-Match.
 */
export function mergedPlan(
  patch: PlanSettingsPatch,
  { seen, now }: { readonly seen: Plan | null; readonly now: Plan },
): Plan {
  if (seen === null) return patchedPlan(now, patch);
  const { value } = mergePlan({ before: seen, mine: patchedPlan(seen, patch), theirs: now }, usualLevelsOf(seen.tiers));
  refuseUnfitPlan(value);
  return value;
}
