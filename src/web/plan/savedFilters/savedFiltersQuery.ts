import { queryOptions } from '@tanstack/react-query';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { decodeSavedFilter, type SavedFilter } from './savedFilter.ts';
import { type FilterAsker, fetchSavedFilters } from './savedFilterCalls.ts';

/** How old the list may be before coming back to the page asks again; ms. Another tab may have changed it. */
const STALE_AFTER = 30_000;

/** The saved filters an asker may pick from. */
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
