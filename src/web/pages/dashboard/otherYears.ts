import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { nearestYearOf } from '#core/calendar/fiscalYears.ts';
import { overlaps } from '#core/calendar/span.ts';
import { type FilterCriteria, inAnyYear } from '#core/filter/criteria.ts';
import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { compileCards } from '#core/filter/matchesFilter.ts';

export type YearCount = { readonly year: number; readonly count: number };

/**
 * The years in which filters with a keyword find goals that do not run in the year shown: of each such goal the year
 * nearest to it, ascending, with the number of cards it lists.
 */
export function otherYears(
  goals: readonly FilterableGoal[],
  criteria: FilterCriteria,
  { year, ...context }: FilterContext & { readonly year: number },
): YearCount[] {
  if (criteria.keyword === '') return [];
  const isCard = compileCards(inAnyYear(criteria), context);
  const found = goals.filter((goal) => isCard({ ...goal, inFiscalYear: true }));
  const elsewhere = found.filter((goal) => !goal.inFiscalYear);
  const years = new Set(elsewhere.map(({ span }) => nearestYearOf(span, year, context.fiscalStartMonth)));
  return [...years]
    .sort((one, other) => one - other)
    .map((other) => {
      const shown = fiscalYearSpan(other, context.fiscalStartMonth);
      return { year: other, count: found.filter(({ span }) => overlaps(span, shown)).length };
    });
}
