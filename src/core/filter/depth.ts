import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { chosenKinds, type FilterCriteria } from './criteria.ts';
import { isDepartment } from './owner.ts';

export const WIDENED_DEPTHS: readonly number[] = [1, 2, 3, 4];

/** Every depth that may be listed. */
export const LISTED_DEPTHS: readonly number[] = Array.from({ length: LOWEST_DEPTH }, (_, depth) => depth);

export type DepthGoal = { readonly depth: number; readonly parentId: string | null };

/**
 * Which depths are listed (specification, section 2; readings, section 4). Without a chosen depth: alone the goals
 * without a parent at depth 0, with any other filter every depth. A chosen depth always restricts. The lowest
 * depth, 6, is never listed.
 */
export function compileDepth(criteria: FilterCriteria): (goal: DepthGoal) => boolean {
  const depths = effectiveDepths(criteria);
  if (depths.length > 0) return ({ depth }) => depth !== LOWEST_DEPTH && depths.includes(depth);
  if (chosenKinds(criteria).length > 0) return ({ depth }) => depth !== LOWEST_DEPTH;
  return ({ depth, parentId }) => depth === 0 && parentId === null;
}

/**
 * The chosen depths; owners with a department and one top level alone widen them to 1 to 4
 * (specification, section 5; readings, section 4). Empty is the default.
 */
export function effectiveDepths(criteria: FilterCriteria): readonly number[] {
  return criteria.ownerIds.some(isDepartment) && isOneTopLevel(criteria.depths) ? WIDENED_DEPTHS : criteria.depths;
}

/** "Just level 1": one top level alone, so no depth, [0] or [1] (readings, section 4). */
export function isOneTopLevel(depths: readonly number[]): boolean {
  const [first = 0, ...more] = depths;
  return first <= 1 && more.every((depth) => depth === first);
}
