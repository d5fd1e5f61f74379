import { decodeGoal } from '#contract/decodeGoal.ts';
import { firstAddresses } from '#contract/firstAddresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { hasUnknownCode } from '#contract/goal/unknownCode.ts';
import { UNREAD_FIELDS } from '#contract/goal/unreadFields.ts';
import type { ReadWireGoal } from '#contract/goal/wireGoal.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { reloadOnce } from '#web/base/failure/reloadOnce.ts';
import { type GoalsScope, scopeQuery } from './goalsScope.ts';

export async function fetchGoals(
  scope: GoalsScope,
  { ids, signal }: { readonly ids?: readonly string[]; readonly signal?: AbortSignal } = {},
): Promise<DashboardGoal[]> {
  const query = scopeQuery(scope);
  if (ids !== undefined) query.set('ids', ids.join(','));
  query.set('without', UNREAD_FIELDS.join(','));
  const wire = await fetchJson<ReadWireGoal[]>(`${firstAddresses.goals}?${query}`, signal && { signal });
  if (wire.some(hasUnknownCode)) reloadOnce();
  return wire.map(decodeGoal);
}
