import { type FilterCriteria, inCeiling } from './criteria.ts';
import type { GoalTest } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { knownCriteria } from './knownCriteria.ts';
import { compileCriteria, compileFilter } from './matchesFilter.ts';

export type Ceiling = {
  readonly criteria: FilterCriteria;
  /** Its maker ticked "only these levels": depth is part of it too. */
  readonly onlyTheseLevels: boolean;
};

/**
 * Whether a goal, with its figures of the share's year, is inside the ceiling of a share, as a card or as a related
 * goal. The criteria that belong to ceilings decide, which are all but depth; depth decides what is listed, unless its
 * maker says that only those levels are shown. A criterion on an own field that was removed lets nothing through:
 * ignored, it would show more than its maker meant.
 */
export function compileCeiling({ criteria, onlyTheseLevels }: Ceiling, context: FilterContext): GoalTest {
  if (knownCriteria(criteria, context) !== criteria) return () => false;
  if (onlyTheseLevels) return compileFilter(criteria, context);
  return compileCriteria(inCeiling(criteria), context);
}
