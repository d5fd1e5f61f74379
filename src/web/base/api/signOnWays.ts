import { queryOptions } from '@tanstack/react-query';
import type { SignOnWays } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { fetchJson } from './fetchJson.ts';

export const signOnWaysQuery = queryOptions<SignOnWays>({
  queryKey: ['sign-on'],
  queryFn: ({ signal }) => fetchJson<SignOnWays>(addresses.signOnWays, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
