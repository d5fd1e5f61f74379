import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { attentionPath } from '#contract/addresses.ts';
import type { AttentionOf, WireAttention } from '#contract/attention.ts';
import { NO_FILTER_PARAMS, writeFilterParams } from '#contract/filterParams.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import type { GoalsScope } from '#web/plan/goals/goalsScope.ts';

/** How the goals of a view stand, the worst first; asked again whenever a goal of the plan has changed. */
export function attentionQuery(
  { planId, year, asOf }: GoalsScope,
  {
    of,
    criteria,
    updatedAt,
  }: { readonly of: AttentionOf; readonly criteria: FilterCriteria; readonly updatedAt: string | null },
) {
  const filters = writeFilterParams({ ...NO_FILTER_PARAMS, criteria });
  const query = new URLSearchParams({ of, fiscal_year: writeFiscalYear(year), filters });
  if (asOf !== null) query.set('as_of', formatIsoDate(asOf));
  return queryOptions<WireAttention>({
    queryKey: ['attention', planId, String(query), updatedAt],
    queryFn: ({ signal }) => fetchJson<WireAttention>(`${attentionPath(planId)}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
