import { useMemo } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { countOptions, type OptionCounts } from '#core/filter/optionCounts.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';

/** Computed when idle, so that neither key presses nor live changes wait for it. */
export function useOptionCounts(criteria: FilterCriteria, prepared: PlanGoals): OptionCounts {
  const context = useFilterContext({ asksWork: true });
  const settled = useSettled(criteria, criteria);
  const { filterables } = useSettled(prepared, prepared);
  return useMemo(() => countOptions(settled, filterables, context), [settled, filterables, context]);
}
