import { chosenKinds, type FilterCriteria, type FilterKind, withoutKind } from './criteria.ts';
import type { FilterableGoal } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { compileCards } from './matchesFilter.ts';

export type Removal = { readonly kind: FilterKind; readonly listedWithout: number };

/**
 * Which single filter removes most cards, for the list in which nothing matches; the first in panel order where two
 * remove as many, null where no filter by itself is to blame.
 */
export function kindThatRemovesMost(
  criteria: FilterCriteria,
  goals: readonly FilterableGoal[],
  context: FilterContext,
): Removal | null {
  const listedWith = (some: FilterCriteria) => goals.filter(compileCards(some, context)).length;
  const listed = listedWith(criteria);
  let most: Removal | null = null;
  for (const kind of chosenKinds(criteria)) {
    const listedWithout = listedWith(withoutKind(criteria, kind));
    if (listedWithout > (most?.listedWithout ?? listed)) most = { kind, listedWithout };
  }
  return most;
}
