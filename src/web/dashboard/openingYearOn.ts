import type { DashboardPlan } from '#contract/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';

/** The year a plan opens with, where none was chosen: looked back to, the one that was current on that day. */
export function openingYearOn(
  {
    plan,
    years,
    openingYear,
  }: Pick<DashboardPlan, 'years' | 'openingYear'> & {
    readonly plan: Pick<DashboardPlan['plan'], 'fiscalStartMonth'>;
  },
  asOf: Day | null,
): number {
  if (asOf === null) return openingYear;
  const current = fiscalYearOf(asOf, plan.fiscalStartMonth);
  return years.includes(current) ? current : openingYear;
}
