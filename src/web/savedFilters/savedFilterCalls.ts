import { addresses } from '#contract/addresses.ts';
import { type FilterParams, writeFilterParams } from '#contract/filterParams.ts';
import type { WireSavedFilter } from '#contract/savedFilter.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { fetchJson } from '#web/api/fetchJson.ts';
import type { SaverProblem } from './filterEvent.ts';

/** Whose saved filters are asked for: the signed-in member's, or through a share those of the member who made it. */
export type FilterAsker = {
  readonly planId: string;
  readonly remote: { readonly userId: string; readonly shareToken: string } | null;
};

/** The four calls of /api/dash_filters.php (specification, section 7). Each throws ApiError. */
export function fetchSavedFilters(asker: FilterAsker, signal: AbortSignal): Promise<WireSavedFilter[]> {
  return post({ _method: 'getAllFilters', ...askerFields(asker) }, signal);
}

/** Gives the id of the new filter. */
export async function createSavedFilter(
  asker: FilterAsker,
  { name, params }: { readonly name: string; readonly params: FilterParams },
): Promise<string> {
  const fields = { name, filter_params: writeFilterParams(params) };
  const reply = await post<{ dash_filters_id: string }>({ _method: 'setFilter', ...askerFields(asker), ...fields });
  return reply.dash_filters_id;
}

export async function updateSavedFilter(
  asker: FilterAsker,
  { id, name, params }: { readonly id: string; readonly name: string; readonly params: FilterParams },
): Promise<void> {
  const fields = { name, filter_params: writeFilterParams(params), dash_filters_id: id };
  await post({ _method: 'updateFilter', ...askerFields(asker), ...fields });
}

export async function deleteSavedFilter(asker: FilterAsker, id: string): Promise<void> {
  await post({ _method: 'deleteFilter', ...askerFields(asker), dash_filters_id: id });
}

/** Why saving was refused, as far as the member can do something about it. */
export function saverProblemOf(error: unknown): SaverProblem {
  if (!(error instanceof ApiError) || error.status !== 409) return 'failed';
  return error.code === 'too_many_filters' ? 'tooMany' : 'taken';
}

function askerFields({ planId, remote }: FilterAsker): Record<string, string> {
  if (remote === null) return { remote: 'false', plan_id: planId };
  return { remote: 'true', remote_plans_id: planId, remote_user_id: remote.userId, encv: remote.shareToken };
}

/** Form-encoded: the browser names the type by the body's kind. */
function post<Reply>(fields: Record<string, string>, signal: AbortSignal | null = null): Promise<Reply> {
  return fetchJson(addresses.savedFilters, { method: 'POST', body: new URLSearchParams(fields), signal });
}
