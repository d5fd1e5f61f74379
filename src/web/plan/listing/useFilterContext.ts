import { useMemo } from 'react';
import { filterContextOf } from '#core/filter/filterContext.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** What filters need to know of the plan shown; the same object for as long as none of that changes. */
export function useFilterContext(): FilterContext {
  const { today, plan, owners } = usePlan();
  return useMemo(() => filterContextOf({ today, plan, owners }), [today, plan, owners]);
}
