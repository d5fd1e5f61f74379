import { encodeFiscalYear } from '#contract/wire/codes.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';

/** The key of one copy of a plan's goals: its fiscal year and day. The viewer is the same for the whole page. */
export type GoalsScope = {
  readonly planId: string;
  readonly year: FiscalYear;
  readonly asOf: Day | null;
};

export function goalsKey({ planId, ...view }: GoalsScope): readonly unknown[] {
  return [...planGoalsKey(planId), view];
}

export function planGoalsKey(planId: string): readonly unknown[] {
  return ['goals', planId];
}

export function scopeQuery({ planId, year, asOf }: GoalsScope): URLSearchParams {
  const query = new URLSearchParams({ fiscal_year: String(encodeFiscalYear(year)), plan_id: planId });
  if (asOf !== null) query.set('as_of', formatIsoDate(asOf));
  return query;
}
