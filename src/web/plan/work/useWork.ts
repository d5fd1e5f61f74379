import { queryOptions, useQuery } from '@tanstack/react-query';
import { workPath } from '#contract/addresses.ts';
import type { WireDecision, WireInitiative, WireMilestone, WorkNoun } from '#contract/work.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { SHARES_ASK_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export type PlanWork = {
  readonly initiatives: readonly WireInitiative[];
  readonly milestones: readonly WireMilestone[];
  readonly decisions: readonly WireDecision[];
};

export const NO_WORK: PlanWork = { initiatives: [], milestones: [], decisions: [] };

/** Everything the plan holds beside its goals, as of the day that is looked back to. */
export function useWork({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  const { plan, viewer, asOf = null } = usePlan();
  const refetchInterval = viewer.kind === 'share' && SHARES_ASK_AGAIN_AFTER;
  return useQuery({ ...workQuery({ planId: plan.id, asOf }), enabled: isWanted, refetchInterval });
}

/** The initiatives that were archived, as of the day that is looked back to. */
export function useArchivedInitiatives({ isWanted }: { readonly isWanted: boolean }) {
  const { plan, asOf = null } = usePlan();
  const query = asOf === null ? '' : `&as_of=${formatIsoDate(asOf)}`;
  return useQuery({
    queryKey: ['work', plan.id, asOf, 'archived'],
    queryFn: ({ signal }) =>
      fetchJson<WireInitiative[]>(`${workPath(plan.id, 'initiatives')}?archived=1${query}`, { signal }),
    enabled: isWanted,
    staleTime: 30_000,
  });
}

export function workQuery({ planId, asOf }: { readonly planId: string; readonly asOf: Day | null }) {
  return queryOptions({
    queryKey: ['work', planId, asOf],
    queryFn: async ({ signal }): Promise<PlanWork> => {
      const query = asOf === null ? '' : `?as_of=${formatIsoDate(asOf)}`;
      const listOf = <Item>(noun: WorkNoun) => fetchJson<Item[]>(`${workPath(planId, noun)}${query}`, { signal });
      const [initiatives, milestones, decisions] = await Promise.all([
        listOf<WireInitiative>('initiatives'),
        listOf<WireMilestone>('milestones'),
        listOf<WireDecision>('decisions'),
      ]);
      return { initiatives, milestones, decisions };
    },
    staleTime: 30_000,
  });
}
