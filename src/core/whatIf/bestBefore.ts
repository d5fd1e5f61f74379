import { civilDateOf, firstDayOfMonth } from '#core/calendar/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, indexOn, type Series, valueAt } from '#core/goal/series.ts';
import type { YearAsked, YearRest } from './yearRest.ts';

export type BestBefore = { readonly total: number; readonly year: number };

/**
 * The best that the months to come brought in an earlier year: the most, or the least where figures should fall. Of
 * monthly sums with a direction only, and of years in which each of these months has its actual.
 */
export function bestBefore(
  { aggregation, trackingFrequency, targetDirection }: Goal,
  series: Series,
  { periods }: Pick<YearRest, 'periods'>,
  { year }: Pick<YearAsked, 'year'>,
): BestBefore | null {
  if (aggregation !== 'sum' || trackingFrequency !== 'monthly' || targetDirection === 'equal') return null;
  const first = periods[0];
  if (first === undefined || series.days.length === 0) return null;
  const years = civilDateOf(first).year - civilDateOf(dayAt(series, 0)).year;
  let best: BestBefore | null = null;
  for (let back = 1; back <= years; back += 1) {
    const total = totalYearsBefore(back, { periods, series });
    const isBetter = best === null || (targetDirection === 'up' ? total > best.total : total < best.total);
    if (!Number.isNaN(total) && isBetter) best = { total, year: year - back };
  }
  return best;
}

function totalYearsBefore(
  back: number,
  { periods, series }: { readonly periods: YearRest['periods']; readonly series: Series },
): number {
  return periods.reduce((sum, day) => {
    const { year, month } = civilDateOf(day);
    return sum + valueAt(series.actuals, indexOn(firstDayOfMonth(year - back, month), series));
  }, 0);
}
