import type { FilterCriteria } from '#core/filter/criteria.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWork } from './useWork.ts';

/** The plan's work where criteria ask for it, and whether it is not there yet. */
export function useAwaitedWork({ work }: Pick<FilterCriteria, 'work'>) {
  const { hasWork = false } = usePlan();
  const isWanted = hasWork && work.length > 0;
  const query = useWork({ isWanted });
  return { query, isAwaited: isWanted && query.data === undefined };
}
