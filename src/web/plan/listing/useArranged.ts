import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CARD_SORTS, type DashboardState } from '#contract/dashboardUrl.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { latePart, noPart, useLatePart } from '#web/base/loading/latePart.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { GoalGroup } from './arrange.ts';
import type { Listing } from './listing.ts';

const arranging = latePart(
  () => import('./arrange.ts'),
  (part) => part,
);
const NOT_ASKED = { queryKey: ['attention'], enabled: false };

/** The listing in the order, and the groups, that are asked for; as it is while their code or figures are loading. */
export function useArranged(
  listing: Listing,
  prepared: PlanGoals,
  { state, criteria }: { readonly state: DashboardState; readonly criteria: FilterCriteria },
): { readonly listing: Listing; readonly groups: readonly GoalGroup[] | null } {
  const { owners } = usePlan();
  const { grouping, view } = state;
  const sort = CARD_SORTS.find((each) => each === state.sorting?.column) ?? null;
  const isAsked = view === 'cards' && (sort !== null || grouping !== null);
  const part = useLatePart(isAsked ? arranging : noPart);
  const hasStandings = sort === 'behind' || sort === 'change';
  const query = part?.attentionQuery(prepared.scope, { of: 'all', criteria, updatedAt: prepared.updatedAt });
  const { data } = useQuery(query === undefined || !hasStandings ? NOT_ASKED : query);
  return useMemo(() => {
    if (part === null || !isAsked) return { listing, groups: null };
    const goals = part.sortCards(listing.goals, sort, data?.worst ?? null);
    if (grouping === null) return { listing: { ...listing, goals, withHeadings: goals }, groups: null };
    const groups = part.groupCards(goals, grouping, { order: prepared.goals, owners });
    const grouped = groups.flatMap((group) => group.goals);
    return { listing: { ...listing, goals: grouped, withHeadings: grouped }, groups };
  }, [part, isAsked, listing, sort, data, grouping, prepared.goals, owners]);
}
