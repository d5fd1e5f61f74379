import { firstAddresses } from '#contract/firstAddresses.ts';
import type { WireSavedFilter } from '#contract/savedFilter.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import type { SaverProblem } from './filterEvent.ts';

/** Whose saved filters are asked for: the signed-in member's, or through a share those of the member who made it. */
export type FilterAsker = {
  readonly planId: string;
  readonly remote: { readonly userId: string; readonly shareToken: string } | null;
};

/** The first of the four calls of /api/dash_filters.php (specification, section 7); `changeSavedFilters.ts` has the others. Each throws ApiError. */
export function fetchSavedFilters(asker: FilterAsker, signal: AbortSignal): Promise<WireSavedFilter[]> {
  return postFields({ _method: 'getAllFilters', ...askerFields(asker) }, signal);
}

/** Why saving was refused, as far as the member can do something about it. */
export function saverProblemOf(error: unknown): SaverProblem {
  if (!(error instanceof ApiError) || error.status !== 409) return 'failed';
  return error.code === 'too_many_filters' ? 'tooMany' : 'taken';
}

/** How each call says who asks. */
export function askerFields({ planId, remote }: FilterAsker): Record<string, string> {
  if (remote === null) return { remote: 'false', plan_id: planId };
  return { remote: 'true', remote_plans_id: planId, remote_user_id: remote.userId, encv: remote.shareToken };
}

/** Form-encoded: the browser names the type by the body's kind. */
export function postFields<Reply>(fields: Record<string, string>, signal: AbortSignal | null = null): Promise<Reply> {
  return fetchJson(firstAddresses.savedFilters, { method: 'POST', body: new URLSearchParams(fields), signal });
}
