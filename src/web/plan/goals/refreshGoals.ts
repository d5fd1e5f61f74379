import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveChange } from '#contract/liveEvent.ts';
import { firstAnswer } from '#web/base/api/firstAnswer.ts';
import { fetchGoals } from './fetchGoals.ts';
import { planGoalsKey } from './goalsScope.ts';
import { mergeGoals } from './mergeGoals.ts';
import type { PlanGoals } from './planGoals.ts';
import { ASKED_AT_ONCE } from './wholeGoals.ts';

/** Of more goals than these it is not worth asking one by one. */
const MOST_ASKED = 2 * ASKED_AT_ONCE;

/** The last refreshing of a page: they follow each other, so that no older answer comes after a newer one. */
const last = new WeakMap<QueryClient, Promise<void>>();

/**
 * Brings what the page has of a plan up to date after a change, by asking for what the change can have altered and
 * nothing else (decision 15: the `change` event names it). What is not shown is asked for when it is shown again. It
 * never fails: what could not be asked for counts as out of date.
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
      // An answer on its way may be older than the change.
      const isAtRest = query.isActive() && query.state.fetchStatus === 'idle';
      if (some !== null && isAtRest && (await patch(client, query.queryKey, some))) return;
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }),
  ]);
}

/** The plan tells how many goals it has and of which years, the archive which are gone. */
async function outdateCounts(client: QueryClient, planId: string): Promise<void> {
  await Promise.all(['plan', 'archived'].map((part) => client.invalidateQueries({ queryKey: [part, planId] })));
}

/** False where the goals could not be had. */
async function patch(client: QueryClient, key: QueryKey, ids: readonly string[]): Promise<boolean> {
  const before = client.getQueryData<PlanGoals>(key);
  if (before === undefined) return false;
  const { scope } = before;
  if (scope.asOf !== null) return true; // What was known at the end of a past day stays.
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
    if (client.getQueryData(key) !== now) continue; // An answer came meanwhile: the change goes into that one.
    client.setQueryData<PlanGoals>(key, merged);
    const comeOrGo = ids.some((id) => known.has(id) !== found.has(id));
    if (comeOrGo) void outdateCounts(client, scope.planId);
    return true;
  }
}
