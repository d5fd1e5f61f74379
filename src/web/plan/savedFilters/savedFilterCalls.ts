import { firstAddresses } from '#contract/firstAddresses.ts';
import type { WireSavedFilter } from '#contract/savedFilter.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import type { SaverProblem } from './filterEvent.ts';

export type FilterAsker = {
  readonly planId: string;
  readonly remote: { readonly userId: string; readonly shareToken: string } | null;
};

export function fetchSavedFilters(asker: FilterAsker, signal: AbortSignal): Promise<WireSavedFilter[]> {
  return postFields({ _method: 'getAllFilters', ...askerFields(asker) }, signal);
}

export function saverProblemOf(error: unknown): SaverProblem {
  if (!(error instanceof ApiError) || error.status !== 409) return 'failed';
  return error.code === 'too_many_filters' ? 'tooMany' : 'taken';
}

export function askerFields({ planId, remote }: FilterAsker): Record<string, string> {
  if (remote === null) return { remote: 'false', plan_id: planId };
  return { remote: 'true', remote_plans_id: planId, remote_user_id: remote.userId, encv: remote.shareToken };
}

export function postFields<Reply>(fields: Record<string, string>, signal: AbortSignal | null = null): Promise<Reply> {
  return fetchJson(firstAddresses.savedFilters, { method: 'POST', body: new URLSearchParams(fields), signal });
}
