import type { DatedPeriod, WrittenPeriod } from '#core/calendar/writtenPeriod.ts';

/**
 * Gives periods without a year theirs, in the order in which they stand: the first of each kind is of the year said,
 * and one that comes earlier in the year than the one before it is of the next year (`Oct, Nov, Dec, Jan`). Months
 * and weeks are of calendar years, quarters and years of fiscal ones, by the year in which they start.
 */
export function placeInYears(periods: readonly WrittenPeriod[], first: number): DatedPeriod[] {
  const runs = new Map<WrittenPeriod['unit'], { readonly years: Map<number, number>; year: number; last: number }>();
  return periods.map((period) => {
    if (period.year !== null) return { ...period, year: period.year };
    const run = runs.get(period.unit) ?? { years: new Map(), year: first, last: 0 };
    runs.set(period.unit, run);
    const place = placeOf(period);
    // The same again is another figure of it.
    const known = run.years.get(place);
    if (known === undefined && place < run.last) run.year += 1;
    if (known === undefined) run.last = place;
    const year = known ?? run.year;
    run.years.set(place, year);
    return { ...period, year: { year, by: 'itself' } };
  });
}

/** Where in its year a period lies, among those of its kind. */
function placeOf(period: WrittenPeriod): number {
  switch (period.unit) {
    case 'week':
      return period.week;
    case 'month':
      return period.month;
    case 'quarter':
      return period.quarter;
    case 'year':
      return 0;
  }
}
