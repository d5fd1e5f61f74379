import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';

type YearsOfPlan = Pick<DashboardPlan, 'years' | 'openingYear'> & {
  readonly plan: Pick<DashboardPlan['plan'], 'fiscalStartMonth'>;
};

export type ShownYear = { readonly year: FiscalYear; readonly refused: number | null };

/** A year outside the plan is refused for the one the plan opens with. */
export function shownYear(
  shown: YearsOfPlan,
  { asked, asOf }: { readonly asked: FiscalYear | null; readonly asOf: Day | null },
): ShownYear {
  const opening = openingYearOn(shown, asOf);
  if (asked === null) return { year: opening, refused: null };
  if (asked === 'ALL') return { year: asked, refused: null };
  const years = shown.years.filter((year) => year !== 'ALL');
  const isOutside = asked < Math.min(...years) || asked > Math.max(...years);
  return isOutside ? { year: opening, refused: asked } : { year: asked, refused: null };
}

function openingYearOn({ plan, years, openingYear }: YearsOfPlan, asOf: Day | null): number {
  if (asOf === null) return openingYear;
  const current = fiscalYearOf(asOf, plan.fiscalStartMonth);
  return years.includes(current) ? current : openingYear;
}
