import { useMemo } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { countFacets } from '#core/filter/facets.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';

/** Computed when idle, so that neither key presses nor live changes wait for it. */
export function useFacetCounts(criteria: FilterCriteria, prepared: PlanGoals) {
  const context = useFilterContext();
  const settled = useSettled(criteria, criteria);
  const counted = useSettled(prepared, prepared);
  return useMemo(() => {
    const { filterables: goals, columns } = counted;
    return countFacets(settled, { goals, columns }, context);
  }, [settled, counted, context]);
}
