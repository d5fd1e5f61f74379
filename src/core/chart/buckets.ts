import { addDays, type Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import type { Stretch } from '#core/figure/aggregate.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import { type GoalWindow, yearWindow } from '#core/figure/goalWindow.ts';
import type { Estimate } from '#core/figure/projection.ts';
import { indexFrom } from '#core/goal/series.ts';
import { drawnRange } from './drawnRange.ts';
import type { ChartChoice } from './toggles.ts';

export type Bucket = ClosedSpan & Stretch;

export type ChartScope = {
  readonly period: TrackingFrequency;
  readonly window: GoalWindow | null;
  readonly isRunning: boolean;
};

type Drawn = { readonly window: GoalWindow; readonly estimates: readonly Estimate[] };

/**
 * Annual shows the goal's whole life, whatever the year, for one point would say nothing; everything else the chosen
 * year, and the whole life when it is ALL.
 */
export function chartScope(it: GoalInTime, choice: ChartChoice, year: FiscalYear): ChartScope {
  const chosen =
    year === 'ALL' ? it.own : yearWindow(it.own, it.series, fiscalYearSpan(year, it.plan.fiscalStartMonth));
  switch (choice) {
    case 'periods':
      return { period: it.goal.trackingFrequency, window: chosen, isRunning: false };
    case 'quarterly':
      return { period: 'quarterly', window: chosen, isRunning: false };
    case 'annual':
      return { period: 'yearly', window: it.own, isRunning: false };
    case 'toDateQuarterly':
      return { period: 'quarterly', window: chosen, isRunning: true };
    case 'toDateMonthly':
      return { period: 'monthly', window: chosen, isRunning: true };
  }
}

/** The buckets of a window, ascending, without a gap. An entry belongs to the one that holds its owning day (rule 2.4). */
export function bucketsOf(it: GoalInTime, { window, period, estimates }: Pick<ChartScope, 'period'> & Drawn): Bucket[] {
  const range = drawnRange(it, window, estimates);
  if (range === null) return [];
  const { goal, series, calendar } = it;
  const { start: first } = window.span;
  // A week that begins before the year belongs to the one before, unless the goal starts in it.
  const isBefore = (start: Day) => first !== null && start < first && first !== goal.span.start;
  const starts = periodStarts({ from: range.start, to: range.end }, period, calendar);
  return starts
    .filter((start) => !isBefore(start))
    .map((start) => {
      const end = periodEndOf(start, period);
      return {
        start,
        end,
        from: start <= range.start ? window.from : indexFrom(series, start),
        to: Math.min(window.to, indexFrom(series, addDays(end, 1))),
      };
    });
}
