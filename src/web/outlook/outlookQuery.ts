import { queryOptions } from '@tanstack/react-query';
import { goalOutlookPath } from '#contract/addresses.ts';
import type { WireOutlook } from '#contract/outlook.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { fetchJson } from '#web/api/fetchJson.ts';
import { STALE_AFTER } from '#web/api/queries.ts';

/** What the coming periods are likely to bring to a goal. The goal's id in the key lets live changes ask for it again. */
export function outlookQuery(
  { planId, year, asOf }: { readonly planId: string; readonly year: FiscalYear; readonly asOf: Day | null },
  goalId: string,
) {
  return queryOptions<WireOutlook>({
    queryKey: ['outlook', planId, goalId, year, asOf],
    queryFn: ({ signal }) => {
      const day = asOf === null ? {} : { as_of: formatIsoDate(asOf) };
      const query = new URLSearchParams({ fiscal_year: writeFiscalYear(year), ...day });
      return fetchJson(`${goalOutlookPath(planId, goalId)}?${query}`, { signal });
    },
    staleTime: STALE_AFTER,
  });
}
