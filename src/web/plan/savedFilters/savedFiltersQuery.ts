import { queryOptions } from '@tanstack/react-query';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { decodeSavedFilter, type SavedFilter } from './savedFilter.ts';
import { type FilterAsker, fetchSavedFilters } from './savedFilterCalls.ts';

/** Another tab may have changed the list; ms. */
const STALE_AFTER = 30_000;

export function savedFiltersQuery(asker: FilterAsker, dateFormat: DateFormat) {
  return queryOptions<readonly SavedFilter[]>({
    queryKey: ['savedFilters', asker.planId, asker.remote?.shareToken ?? null],
    queryFn: async ({ signal }) => {
      const wire = await fetchSavedFilters(asker, signal);
      return wire.map((filter) => decodeSavedFilter(filter, dateFormat));
    },
    staleTime: STALE_AFTER,
  });
}
