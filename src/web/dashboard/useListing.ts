import { useMemo } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';
import { type Listing, listGoals } from './listing.ts';
import { useFilterContext } from './useFilterContext.ts';

export type ShownListing = {
  readonly context: FilterContext;
  readonly listing: Listing;
};

/** The goals under the dashboard's filters; each part is made anew only when what it rests on changes. */
export function useListing(prepared: PlanGoals, criteria: FilterCriteria): ShownListing {
  const context = useFilterContext();
  const listing = useMemo(() => listGoals(prepared, criteria, context), [prepared, criteria, context]);
  return { context, listing };
}
