import { useMemo } from 'react';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function useFilterContext(): FilterContext {
  const { today, plan, owners } = usePlan();
  return useMemo(
    () => filterContextOf({ today, plan, owners }, ownParts?.ownFilterOf(plan.fields)),
    [today, plan, owners],
  );
}
