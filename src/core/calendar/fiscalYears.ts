import type { Day } from './date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from './fiscalYear.ts';
import { overlaps, type Span } from './span.ts';

export type FiscalToday = { readonly today: Day; readonly fiscalStartMonth: number };

/**
 * How far from the current year the list reaches at most: a goal that ends on 9999-12-31 means "for good" and should
 * not put eight thousand years into a menu.
 */
export const YEARS_LISTED_AROUND_TODAY = 50;

/** More years than this without a date or an entry are a gap, as a typing error makes one: nothing fills it. */
export const MOST_YEARS_BETWEEN = 20;

/** The dates of goals; of entries each stretch of them, with no long gap within. */
export type PlanSpans = { readonly goals: Iterable<Span>; readonly entries: Iterable<Span> };

/**
 * The fiscal years of a plan in which a goal runs, ascending, then Plan-to-Date: from the earliest start or entry to the
 * latest end or entry, the current year always among them (rule 2.3). A goal that is open to a side runs in
 * every year on that side, but says nothing about how far the list reaches, nor does it fill long gaps.
 */
export function fiscalYearsOf({ goals, entries }: PlanSpans, { today, fiscalStartMonth }: FiscalToday): FiscalYear[] {
  const yearOf = (day: Day) => fiscalYearOf(day, fiscalStartMonth);
  const current = yearOf(today);
  const spans = [...goals];
  const known: Years[] = [{ from: current, to: current }];
  for (const { start, end } of [...spans, ...entries]) {
    const [from, to] = [start ?? end, end ?? start];
    if (from !== null && to !== null && from <= to) known.push({ from: yearOf(from), to: yearOf(to) });
  }
  const reached = stretchesOf(known);
  const [first, last] = [current - YEARS_LISTED_AROUND_TODAY, current + YEARS_LISTED_AROUND_TODAY];
  const running = new Set([current]);
  for (const { start, end } of spans) {
    const from = start === null ? first : Math.max(first, yearOf(start));
    const to = end === null ? last : Math.min(last, yearOf(end));
    for (const stretch of reached) {
      const until = Math.min(to, stretch.to);
      for (let year = Math.max(from, stretch.from); year <= until; year++) running.add(year);
    }
  }
  return [...[...running].sort((one, other) => one - other), 'ALL'];
}

type Years = { readonly from: number; readonly to: number };

/** Years that follow each other, or with a short gap between them, are one stretch. */
function stretchesOf(years: readonly Years[]): Years[] {
  const stretches: Years[] = [];
  for (const next of years.toSorted((one, other) => one.from - other.from)) {
    const last = stretches.at(-1);
    if (last === undefined || next.from - last.to > MOST_YEARS_BETWEEN) stretches.push(next);
    else if (next.to > last.to) stretches[stretches.length - 1] = { from: last.from, to: next.to };
  }
  return stretches;
}

/**
 * The year a dashboard first opens: the current one, else the nearest that a goal overlaps, the earlier where two are as
 * near; the current one too where there is no goal (rule 2.3). `spans` are the goals' own windows.
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

/** The fiscal year nearest to another one in which a window runs: that one itself, where it does. */
export function nearestYearOf({ start, end }: Span, year: number, startMonth: number): number {
  const first = start === null ? year : fiscalYearOf(start, startMonth);
  const last = end === null ? year : fiscalYearOf(end, startMonth);
  if (year < first) return first;
  return year > last ? last : year;
}
