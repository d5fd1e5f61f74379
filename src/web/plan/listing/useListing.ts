import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { latePart, noPart, useLatePart } from '#web/base/loading/latePart.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useAwaitedWork } from '#web/plan/work/useAwaitedWork.ts';
import { type Listing, listGoals } from './listing.ts';
import { useFilterContext } from './useFilterContext.ts';

export type ShownListing = {
  readonly context: FilterContext;
  readonly listing: Listing;
  readonly prepared: PlanGoals;
  /** Outlooks or work are still loading: nothing is listed, or what was listed before. */
  readonly isWaiting: boolean;
};

const prospects = latePart(
  () => import('#web/plan/goals/planProspects.ts'),
  (part) => part,
);
const NOT_ASKED = { queryKey: ['prospects'], enabled: false };

export function useListing(given: PlanGoals, criteria: FilterCriteria): ShownListing {
  const context = useFilterContext({ asksWork: criteria.work.length > 0 });
  const { isAwaited } = useAwaitedWork(criteria);
  const shown = usePlan();
  const isAsked = criteria.prospects.length > 0;
  const part = useLatePart(isAsked ? prospects : noPart);
  const { data } = useQuery(part?.prospectsQuery(shown, given) ?? NOT_ASKED);
  const prepared = useMemo(() => (part && data ? part.withProspects(given, data) : given), [part, given, data]);
  const listing = useMemo(() => listGoals(prepared, criteria, context), [prepared, criteria, context]);
  const [listed, setListed] = useState(listing);
  if (!isAwaited && listed !== listing) setListed(listing);
  return {
    context,
    listing: isAwaited ? listed : listing,
    prepared,
    isWaiting: isAwaited || (isAsked && data === undefined),
  };
}
