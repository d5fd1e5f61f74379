import { useMemo } from 'react';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWorkOfGoals } from '#web/plan/work/useWorkOfGoals.ts';

/** What filters need to know of the plan; its work only where it is asked for, since it has to be fetched. */
export function useFilterContext({ asksWork }: { readonly asksWork: boolean }): FilterContext {
  const { today, plan, owners } = usePlan();
  const work = useWorkOfGoals({ isWanted: asksWork });
  return useMemo(
    () => filterContextOf({ today, plan, owners }, { own: ownParts?.ownFilterOf(plan.fields) ?? null, work }),
    [today, plan, owners, work],
  );
}
