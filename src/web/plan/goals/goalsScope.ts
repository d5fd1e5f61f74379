import { encodeFiscalYear } from '#contract/wire/codes.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';

/**
 * Of which goals the page keeps one copy: those of a plan, with the figures of a year and a day. Who sees them is the same
 * for a whole page: a member, or the share it was opened through.
 */
export type GoalsScope = {
  readonly planId: string;
  readonly year: FiscalYear;
  /** As it was known at the end of a day; null: as it is. */
  readonly asOf: Day | null;
};

/** Where the page's cache has the goals of a scope. */
export function goalsKey({ planId, ...view }: GoalsScope): readonly unknown[] {
  return [...planGoalsKey(planId), view];
}

/** Where it has those of all scopes of a plan. */
export function planGoalsKey(planId: string): readonly unknown[] {
  return ['goals', planId];
}

/** What calls about goals are asked with. */
export function scopeQuery({ planId, year, asOf }: GoalsScope): URLSearchParams {
  const query = new URLSearchParams({ fiscal_year: String(encodeFiscalYear(year)), plan_id: planId });
  if (asOf !== null) query.set('as_of', formatIsoDate(asOf));
  return query;
}
