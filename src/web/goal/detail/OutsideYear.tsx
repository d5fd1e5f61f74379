import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { nearestYearOf } from '#core/calendar/fiscalYears.ts';
import type { Status } from '#core/goal/status.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { goalsPath } from '#web/base/api/goalsPath.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './OutsideYear.module.css';

/** In place of the status of a goal outside the year shown: its final status, or when it begins. */
export function OutsideYear({ goal, href }: { readonly goal: DashboardGoal; readonly href: string }) {
  const { plan, today, year, asOf = null } = usePlan();
  const current = year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year;
  const ofYear = nearestYearOf(goal.span, current, plan.fiscalStartMonth);
  const hasEnded = ofYear < current;
  const { data: status = null } = useQuery({
    ...statusInYearQuery({ planId: plan.id, year: ofYear, asOf }, goal),
    enabled: hasEnded,
  });
  const label = formatFiscalYear(ofYear, plan.fiscalDisplay);
  return (
    <>
      <span className={styles.when} data-status={status ?? undefined}>
        {status !== null && <StatusGlyph status={status} size={13} />}
        {hasEnded
          ? detailWords.endedIn(label, status === null ? null : statusLabel(status, plan))
          : detailWords.beginsIn(label)}
      </span>
      <a className={buttonClass('link')} href={inYear(href, ofYear)}>
        {detailWords.showYear(label)}
      </a>
    </>
  );
}

function inYear(href: string, year: number): string {
  const address = new URL(href, window.location.origin);
  address.searchParams.set('fiscal_year', writeFiscalYear(year));
  return `${address.pathname}${address.search}`;
}

function statusInYearQuery(
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
