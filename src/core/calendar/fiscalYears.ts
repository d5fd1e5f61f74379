import type { Day } from './date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from './fiscalYear.ts';
import { overlaps, type Span } from './span.ts';

/** On which day it is asked, and the month, 1 to 12, in which the plan's fiscal year starts. */
export type FiscalToday = { readonly today: Day; readonly fiscalStartMonth: number };

/**
 * How far from the current year the list reaches at most: a goal that ends on 9999-12-31 means "for good" and should
 * not put eight thousand years into a menu.
 */
export const YEARS_LISTED_AROUND_TODAY = 50;

/**
 * The fiscal years of a plan, ascending, then Plan-to-Date: from the earliest start or entry to the latest end or entry,
 * the current year always among them (readings, section 2). `times` are the goals' own windows and the spans of their
 * entries; an open side says nothing about the list.
 */
export function fiscalYearsOf(times: Iterable<Span>, { today, fiscalStartMonth }: FiscalToday): FiscalYear[] {
  const current = fiscalYearOf(today, fiscalStartMonth);
  // Years follow each other as their days do: of all the days two decide.
  let [earliest, latest] = [today, today];
  for (const { start, end } of times) {
    for (const day of [start, end]) {
      if (day === null) continue;
      if (day < earliest) earliest = day;
      if (day > latest) latest = day;
    }
  }
  const first = Math.max(fiscalYearOf(earliest, fiscalStartMonth), current - YEARS_LISTED_AROUND_TODAY);
  const last = Math.min(fiscalYearOf(latest, fiscalStartMonth), current + YEARS_LISTED_AROUND_TODAY);
  return [...Array.from({ length: last - first + 1 }, (_, index) => first + index), 'ALL'];
}

/**
 * The year a dashboard first opens: the current one, else the nearest that a goal overlaps, the earlier where two are as
 * near; the current one too where there is no goal (readings, section 2). `spans` are the goals' own windows.
 */
export function firstOpenedYear(spans: Iterable<Span>, { today, fiscalStartMonth }: FiscalToday): number {
  const current = fiscalYearOf(today, fiscalStartMonth);
  const currentSpan = fiscalYearSpan(current, fiscalStartMonth);
  const years = new Set<number>();
  for (const span of spans) {
    if (overlaps(span, currentSpan)) return current;
    for (const day of [span.start, span.end]) if (day !== null) years.add(fiscalYearOf(day, fiscalStartMonth));
  }
  const distance = (year: number) => Math.abs(year - current);
  const [nearest = current] = [...years].sort((one, other) => distance(one) - distance(other) || one - other);
  return nearest;
}
