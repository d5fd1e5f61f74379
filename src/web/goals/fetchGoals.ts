import { addresses } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { WireGoal } from '#contract/goal/wireGoal.ts';
import { decodeGoal } from '#contract/goal.ts';
import { fetchJson } from '#web/api/fetchJson.ts';
import { type GoalsScope, scopeQuery } from './goalsScope.ts';

/** Whole goals of a scope, in the order of the list: all, or those of some ids as far as they are there. */
export async function fetchGoals(
  scope: GoalsScope,
  { ids, signal }: { readonly ids?: readonly string[]; readonly signal?: AbortSignal } = {},
): Promise<DashboardGoal[]> {
  const query = scopeQuery(scope);
  if (ids !== undefined) query.set('ids', ids.join(','));
  const wire = await fetchJson<WireGoal[]>(`${addresses.goals}?${query}`, signal && { signal });
  return wire.map(decodeGoal);
}
