import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveChange } from '#contract/liveEvent.ts';
import { firstAnswer } from '#web/base/api/firstAnswer.ts';
import { fetchGoals } from './fetchGoals.ts';
import { planGoalsKey } from './goalsScope.ts';
import { mergeGoals } from './mergeGoals.ts';
import type { PlanGoals } from './planGoals.ts';
import { ASKED_AT_ONCE } from './wholeGoals.ts';

/** More goals are not fetched one by one. */
const MOST_ASKED = 2 * ASKED_AT_ONCE;

/** Refreshes of a page run one after the other, so that no older answer overwrites a newer one. */
const last = new WeakMap<QueryClient, Promise<void>>();

/**
 * Updates the page's copy of a plan after a change by fetching what it can have altered (decision 15: the `change`
 * event names it). What is not on screen is fetched when it is shown. Never fails: what could not be fetched is
 * marked stale.
 */
export function refreshGoals(client: QueryClient, planId: string, change: Pick<LiveChange, 'goals'>): Promise<void> {
  const refreshed = (last.get(client) ?? Promise.resolve()).then(() => refresh(client, planId, change.goals));
  last.set(client, refreshed);
  return refreshed;
}

async function refresh(client: QueryClient, planId: string, ids: readonly string[] | null): Promise<void> {
  const some = ids !== null && ids.length <= MOST_ASKED ? ids : null;
  const queries = client.getQueryCache().findAll({ queryKey: planGoalsKey(planId) });
  await Promise.all([
    some === null ? outdateCounts(client, planId) : null,
    ...queries.map(async (query) => {
      await firstAnswer(query);
      // An answer in flight may be older than the change.
      const isAtRest = query.isActive() && query.state.fetchStatus === 'idle';
      if (some !== null && isAtRest && (await patch(client, query.queryKey, some))) return;
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }),
  ]);
}

async function outdateCounts(client: QueryClient, planId: string): Promise<void> {
  await Promise.all(['plan', 'archived'].map((part) => client.invalidateQueries({ queryKey: [part, planId] })));
}

async function patch(client: QueryClient, key: QueryKey, ids: readonly string[]): Promise<boolean> {
  const before = client.getQueryData<PlanGoals>(key);
  if (before === undefined) return false;
  const { scope } = before;
  if (scope.asOf !== null) return true; // A past day does not change.
  const changed = await fetchGoals(scope, { ids }).catch(() => null);
  if (changed === null) return false;
  const found = new Set(changed.map(({ id }) => id));
  const removed = ids.filter((id) => !found.has(id));
  for (;;) {
    const now = client.getQueryData<PlanGoals>(key);
    if (now === undefined) return true;
    const known = new Set(ids.filter((id) => now.hierarchy.nodes.has(id)));
    const merged = await mergeGoals(now, { changed, removed }).catch(() => null);
    if (merged === null) return false;
    if (client.getQueryData(key) !== now) continue; // A new answer arrived meanwhile: merge into that one.
    client.setQueryData<PlanGoals>(key, merged);
    const comeOrGo = ids.some((id) => known.has(id) !== found.has(id));
    if (comeOrGo) void outdateCounts(client, scope.planId);
    return true;
  }
}
