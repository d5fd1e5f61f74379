import { queryOptions } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { goalsPath } from '#web/base/api/goalsPath.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';

export function explanationQuery(
  { planId, year, asOf }: { readonly planId: string; readonly year: FiscalYear; readonly asOf: Day | null },
  { id, updatedAt }: DashboardGoal,
) {
  return queryOptions<WireExplanation | null>({
    queryKey: ['explanation', planId, year, id, updatedAt, asOf],
    queryFn: async ({ signal }) => {
      const day = asOf === null ? {} : { as_of: formatIsoDate(asOf) };
      const path = `${goalsPath(planId, year)}&${new URLSearchParams({ ids: id, fields: 'explain', ...day })}`;
      const [goal] = await fetchJson<{ readonly explain?: WireExplanation | null }[]>(path, { signal });
      return goal?.explain ?? null;
    },
    staleTime: STALE_AFTER,
    retry: false,
  });
}
