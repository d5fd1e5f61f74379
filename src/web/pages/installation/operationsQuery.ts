import { queryOptions } from '@tanstack/react-query';
import { installationAddresses } from '#contract/installationAddresses.ts';
import type { WireOperations } from '#contract/operations.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';

const AGAIN_AFTER_MS = 60_000;

export const operationsQuery = queryOptions<WireOperations>({
  queryKey: ['operations'],
  queryFn: ({ signal }) => fetchJson<WireOperations>(installationAddresses.operations, { signal }),
  staleTime: AGAIN_AFTER_MS,
  refetchInterval: AGAIN_AFTER_MS,
  retry: false,
});

export const INSTALLATION = 'installation';
