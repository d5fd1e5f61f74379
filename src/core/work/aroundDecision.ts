import { addDays, type Day } from '#core/calendar/date.ts';
import { nextPeriodStart, type PeriodCalendar, periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import { aggregate, countOf } from '#core/figure/aggregate.ts';
import { indexFrom, type Series } from '#core/goal/series.ts';

/** The periods on each side of a decision: three months, or the least there is. */
const PERIODS = { weekly: 13, monthly: 3, quarterly: 1, yearly: 1 } as const satisfies Readonly<
  Record<TrackingFrequency, number>
>;

/** Whole periods: their first and last day, and the mean of their actuals; null where none of them has one. */
export type Side = {
  readonly start: Day;
  readonly end: Day;
  readonly mean: number | null;
  /** How many of its periods have an actual, and how many it has. */
  readonly counted: number;
  readonly of: number;
};

export type AroundDecision = { readonly before: Side; readonly after: Side };

/** The actuals of a goal before and after a decision of a day, whose own period is left out (decision 209). */
export function aroundDecision(
  day: Day,
  {
    series,
    frequency,
    calendar,
  }: { readonly series: Series; readonly frequency: TrackingFrequency; readonly calendar: PeriodCalendar },
): AroundDecision {
  const own = periodStartOf(day, frequency, calendar);
  const next = nextPeriodStart(own, frequency);
  let first = own;
  let end = next;
  for (let count = 0; count < PERIODS[frequency]; count += 1) {
    first = periodStartOf(addDays(first, -1), frequency, calendar);
    end = nextPeriodStart(end, frequency);
  }
  const of = PERIODS[frequency];
  return { before: { ...sideOf(series, first, own), of }, after: { ...sideOf(series, next, end), of } };
}

/** `end` is not part of it. */
function sideOf(series: Series, start: Day, end: Day): Omit<Side, 'of'> {
  const stretch = { from: indexFrom(series, start), to: indexFrom(series, end) };
  const { actuals } = series;
  return {
    start,
    end: addDays(end, -1),
    mean: aggregate(actuals, stretch, 'average'),
    counted: countOf(actuals, stretch),
  };
}
