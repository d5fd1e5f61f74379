import { addDays, civilDateOf, type Day, firstDayOfMonth, weekdayOf } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';

/** How much of a timeline is seen at once: 13 weeks, a year, three years, or all there is. */
export const TIMELINE_ZOOMS = ['weeks', 'months', 'quarters', 'plan'] as const;
export type TimelineZoom = (typeof TIMELINE_ZOOMS)[number];

const WEEKS = 13;
/** Of them so many before today. */
const WEEKS_BEFORE = 4;
const YEARS = 3;
const MONTHS_A_STEP = 3;
const WEEKS_A_STEP = 4;
const DAYS_A_WEEK = 7;

/** The first days that are seen: those of the fiscal year that is chosen, around today where it lies in that year. */
export function firstTimelineSpan(
  zoom: TimelineZoom,
  {
    year,
    today,
    startMonth,
    whole,
  }: {
    readonly year: FiscalYear;
    readonly today: Day;
    readonly startMonth: number;
    /** From the first day of anything to the last. */
    readonly whole: ClosedSpan;
  },
): ClosedSpan {
  const thisYear = fiscalYearOf(today, startMonth);
  const chosen = year === 'ALL' ? thisYear : year;
  const inYear = fiscalYearSpan(chosen, startMonth);
  switch (zoom) {
    case 'weeks':
      return weeksFrom(chosen === thisYear ? addDays(today, -WEEKS_BEFORE * DAYS_A_WEEK) : inYear.start);
    case 'months':
      return inYear;
    case 'quarters':
      return { start: fiscalYearSpan(chosen - 1, startMonth).start, end: fiscalYearSpan(chosen + 1, startMonth).end };
    case 'plan':
      return wholeMonths(whole);
  }
}

/** A step later or earlier: four weeks, a quarter or a year. All there is stays. */
export function steppedSpan(zoom: TimelineZoom, { start, end }: ClosedSpan, by: -1 | 1): ClosedSpan {
  switch (zoom) {
    case 'weeks':
      return weeksFrom(addDays(start, by * WEEKS_A_STEP * DAYS_A_WEEK));
    case 'months':
      return monthsFrom(start, by * MONTHS_A_STEP, 12);
    case 'quarters':
      return monthsFrom(start, by * 12, YEARS * 12);
    case 'plan':
      return { start, end };
  }
}

/** From the Monday of a day's week. */
function weeksFrom(day: Day): ClosedSpan {
  const start = addDays(day, -((weekdayOf(day) + 6) % DAYS_A_WEEK));
  return { start, end: addDays(start, WEEKS * DAYS_A_WEEK - 1) };
}

function monthsFrom(day: Day, by: number, count: number): ClosedSpan {
  const { year, month } = civilDateOf(day);
  return {
    start: firstDayOfMonth(year, month + by),
    end: addDays(firstDayOfMonth(year, month + by + count), -1),
  };
}

function wholeMonths({ start, end }: ClosedSpan): ClosedSpan {
  const [first, last] = [civilDateOf(start), civilDateOf(end)];
  return {
    start: firstDayOfMonth(first.year, first.month),
    end: addDays(firstDayOfMonth(last.year, last.month + 1), -1),
  };
}
