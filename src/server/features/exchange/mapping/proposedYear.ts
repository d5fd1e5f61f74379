import { civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { placeInYears } from './placeInYears.ts';

/**
 * The year to propose for the first of headings that name none: that of the current fiscal year, in which they then
 * lie. Months that do not fit into one fiscal year, such as January to December in a plan from July, and weeks are
 * taken for the calendar year.
 */
export function proposedYear(
  headings: readonly string[],
  { today, fiscalStartMonth }: { readonly today: Day; readonly fiscalStartMonth: number },
): number {
  const periods = headings.flatMap((heading) => readPeriodHeading(heading)?.period ?? []);
  const [month] = periods.flatMap((period) => (period.unit === 'month' ? period.month : []));
  const current = fiscalYearOf(today, fiscalStartMonth);
  const calendarYear = civilDateOf(today).year;
  if (month === undefined) return periods.some(({ unit }) => unit === 'week') ? calendarYear : current;
  const first = month >= fiscalStartMonth ? current : current + 1;
  const { end } = fiscalYearSpan(current, fiscalStartMonth);
  const fits = placeInYears(periods, first).every(
    (period) => period.unit !== 'month' || firstDayOfMonth(period.year.year, period.month) <= end,
  );
  return fits ? first : calendarYear;
}
