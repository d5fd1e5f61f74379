import { useMemo } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { countOwnOptions } from '#core/filter/ownFacet.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';

/** Of one open list: counting for thirty fields at once would make key presses wait. */
export function useOwnCounts(
  field: OwnField,
  criteria: FilterCriteria,
  prepared: PlanGoals,
): ReadonlyMap<string, number> {
  const context = useFilterContext();
  const settled = useSettled(criteria, criteria);
  const counted = useSettled(prepared, prepared);
  return useMemo(() => {
    const { filterables: goals, columns } = counted;
    return countOwnOptions(field, settled, { list: { goals, columns }, context });
  }, [field, settled, counted, context]);
}
