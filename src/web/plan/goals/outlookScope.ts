import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export type OutlookScope = { readonly planId: string; readonly year: FiscalYear; readonly asOf: Day | null };

export function outlookScopeOf({
  plan,
  today,
  year,
  asOf = null,
}: ShownPlan): OutlookScope & { readonly year: number } {
  return { planId: plan.id, year: year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year, asOf };
}

export function scopeParams({ year, asOf }: OutlookScope): URLSearchParams {
  const day = asOf === null ? {} : { as_of: formatIsoDate(asOf) };
  return new URLSearchParams({ fiscal_year: writeFiscalYear(year), ...day });
}
