import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import type { FigurePlan, FormulaTotals } from '#core/figure/figureContext.ts';

/**
 * What a computed goal comes to over the year and over its life, as the card has it: the page does not have the goals it
 * is worked out from. Null where nothing is worked out over several periods as a whole.
 */
export function knownTotals(
  { chartedTotals, trackingFrequency, figures }: DashboardGoal,
  { plan, today, year }: { readonly plan: FigurePlan; readonly today: Day; readonly year: FiscalYear },
): FormulaTotals | null {
  if (chartedTotals === null) return null;
  const named = year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year;
  const { start } = fiscalYearSpan(named, plan.fiscalStartMonth);
  const soFar = figures.asOf === null ? null : periodEndOf(figures.asOf, trackingFrequency);
  const toDate = (from: Day) => (from >= start ? figures.ytd : figures.ptd);
  return {
    actuals: chartedTotals.actuals === null ? null : (from) => toDate(from).actual,
    targets:
      chartedTotals.targets === null
        ? null
        : (from, to) => {
            if (soFar !== null && to <= soFar) return toDate(from).target;
            return from >= start ? figures.eoyTarget : figures.allTarget;
          },
  };
}
