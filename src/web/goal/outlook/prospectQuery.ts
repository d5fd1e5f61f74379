import { queryOptions } from '@tanstack/react-query';
import { prospectsPath } from '#contract/addresses.ts';
import type { WireProspect } from '#contract/outlook.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import { type OutlookScope, scopeParams } from '#web/plan/goals/outlookScope.ts';

const MOST_IDS = 100;

/** How long requests are batched; ms. */
const GATHERED_FOR = 30;

type Round = { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, WireProspect>> };

const open = new Map<string, Round>();

/** Batched with other goals that come into view. Null where there is nothing to show. */
export function prospectQuery(scope: OutlookScope, goalId: string) {
  return queryOptions<WireProspect | null>({
    queryKey: ['prospect', scope.planId, goalId, scope.year, scope.asOf],
    queryFn: () => askTogether(`${prospectsPath(scope.planId)}?${scopeParams(scope)}`, goalId),
    staleTime: STALE_AFTER,
    retry: false,
  });
}

async function askTogether(address: string, goalId: string): Promise<WireProspect | null> {
  let round = open.get(address);
  if (round === undefined || round.ids.size >= MOST_IDS) {
    const ids = new Set<string>();
    round = { ids, answer: askSoon(address, ids) };
    open.set(address, round);
  }
  round.ids.add(goalId);
  return (await round.answer).get(goalId) ?? null;
}

async function askSoon(address: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, WireProspect>> {
  await new Promise((resolve) => setTimeout(resolve, GATHERED_FOR));
  if (open.get(address)?.ids === ids) open.delete(address);
  const found = await fetchJson<WireProspect[]>(`${address}&${new URLSearchParams({ ids: [...ids].join(',') })}`);
  return new Map(found.map((prospect) => [prospect.id, prospect]));
}
