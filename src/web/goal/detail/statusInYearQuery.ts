import { queryOptions } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Status } from '#core/goal/status.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { goalsPath } from '#web/base/api/goalsPath.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';

export function statusInYearQuery(
  { planId, year, asOf }: { readonly planId: string; readonly year: FiscalYear; readonly asOf: Day | null },
  { id, updatedAt }: DashboardGoal,
) {
  return queryOptions<Status | null>({
    queryKey: ['statusInYear', planId, year, id, updatedAt, asOf],
    queryFn: async ({ signal }) => {
      const day = asOf === null ? {} : { as_of: formatIsoDate(asOf) };
      const path = `${goalsPath(planId, year)}&${new URLSearchParams({ ids: id, fields: 'status_icon', ...day })}`;
      const [goal] = await fetchJson<{ readonly status_icon?: Status }[]>(path, { signal });
      return goal?.status_icon ?? null;
    },
    staleTime: STALE_AFTER,
    retry: false,
  });
}
