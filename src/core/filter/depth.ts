import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { type FilterCriteria, hasAnyValue } from './criteria.ts';
import { isDepartment } from './owner.ts';

export const WIDENED_DEPTHS: readonly number[] = [1, 2, 3, 4];

export type DepthGoal = { readonly depth: number; readonly parentId: string | null };

/**
 * Which depths are listed (rule 4.2). Without a chosen depth: alone the goals without a parent
 * at depth 0, with any other filter every depth. A chosen depth always restricts. The lowest depth, 6, is never listed.
 */
export function compileDepth(criteria: FilterCriteria): (goal: DepthGoal) => boolean {
  const depths = effectiveDepths(criteria);
  if (depths.length > 0) {
    const chosen = new Set(depths);
    return ({ depth }) => depth !== LOWEST_DEPTH && chosen.has(depth);
  }
  if (hasAnyValue(criteria)) return ({ depth }) => depth !== LOWEST_DEPTH;
  return ({ depth, parentId }) => depth === 0 && parentId === null;
}

/**
 * The chosen depths; owners with a department and one top level alone widen them to 1 to 4 (rule 4.2).
 * Empty is the default.
 */
export function effectiveDepths(criteria: FilterCriteria): readonly number[] {
  return criteria.ownerIds.some(isDepartment) && isOneTopLevel(criteria.depths) ? WIDENED_DEPTHS : criteria.depths;
}

/** "Just level 1" for owners with a department: one top level alone, so no depth, [0] or [1]. */
export function isOneTopLevel(depths: readonly number[]): boolean {
  const [first = 0, ...more] = depths;
  return first <= 1 && more.every((depth) => depth === first);
}

/** "Just level 1" for saving: the default alone, so no depth or [0]. */
export function isDefaultLevel(depths: readonly number[]): boolean {
  return depths.every((depth) => depth === 0);
}
