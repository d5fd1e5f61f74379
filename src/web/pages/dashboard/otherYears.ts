import { nearestYearOf } from '#core/calendar/fiscalYears.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { compileFilter, type FilterableGoal, type FilterContext } from '#core/filter/matchesFilter.ts';

export type YearCount = { readonly year: number; readonly count: number };

/**
 * Goals that the filters with a keyword would match in other years, each counted in its year nearest to the one
 * shown, ascending.
 */
export function otherYears(
  goals: readonly FilterableGoal[],
  criteria: FilterCriteria,
  { year, ...context }: FilterContext & { readonly year: number },
): YearCount[] {
  if (criteria.keyword === '') return [];
  const isFound = compileFilter(inAnyYear(criteria), context);
  const counts = new Map<number, number>();
  for (const goal of goals) {
    if (goal.inFiscalYear || !isFound({ ...goal, inFiscalYear: true })) continue;
    const nearest = nearestYearOf(goal.span, year, context.fiscalStartMonth);
    counts.set(nearest, (counts.get(nearest) ?? 0) + 1);
  }
  return [...counts].map(([of, count]) => ({ year: of, count })).sort((one, other) => one.year - other.year);
}

/** Status, completion, overdue figures and outlook belong to the year shown, so they are ignored. */
export function inAnyYear(criteria: FilterCriteria): FilterCriteria {
  return { ...criteria, statuses: [], completion: null, lateness: null, prospects: [] };
}
