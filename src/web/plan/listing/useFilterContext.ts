import { useMemo } from 'react';
import { filterContextOf } from '#core/filter/filterContext.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function useFilterContext(): FilterContext {
  const { today, plan, owners } = usePlan();
  return useMemo(() => filterContextOf({ today, plan, owners }), [today, plan, owners]);
}
