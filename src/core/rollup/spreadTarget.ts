import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStarts } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { between, difference } from '#core/figure/between.ts';
import { elapsedShare } from '#core/figure/elapsedShare.ts';
import { yearWindow } from '#core/figure/goalWindow.ts';
import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import type { RollupPeriods } from './rollupSeries.ts';

export type YearEnd = { readonly target: number; readonly baseline: number | null };

/**
 * A child's end target of a fiscal year as targets of its parent's periods, for a parent that adds it to children with
 * entry targets: of a Sum the share of each period's days, of Current the straight line from the baseline, at each
 * period's end, of the others the end target as it stands (rule 3.3). By first day of the period.
 */
export function spreadTarget(periods: RollupPeriods, goal: Goal, year: number, end: YearEnd): Map<Day, number> {
  const { calendar, trackingFrequency } = periods;
  const spread = new Map<Day, number>();
  const own = { span: goal.span, from: 0, to: 0 };
  const window = yearWindow(own, EMPTY_SERIES, fiscalYearSpan(year, calendar.fiscalStartMonth))?.span;
  if (!window) return spread;
  let before = 0;
  for (const start of periodStarts({ from: window.start, to: window.end }, trackingFrequency, calendar)) {
    // A week that begins before the year belongs to the one before, unless the goal starts in it (rule 2.4).
    if (start < window.start && window.start !== goal.span.start) continue;
    const reached = reachedBy(periodEndOf(start, trackingFrequency), goal, window, end);
    spread.set(start, goal.aggregation === 'sum' ? difference(reached, before) : reached);
    before = reached;
  }
  return spread;
}

function reachedBy(day: Day, { aggregation }: Goal, window: ClosedSpan, { target, baseline }: YearEnd): number {
  const { days, of } = elapsedShare(window, day);
  switch (aggregation) {
    case 'sum':
      return shareReached(target, days, of);
    case 'current':
      return baseline === null ? target : between(baseline, target, days, of);
    case 'average':
    case 'highest':
    case 'lowest':
      return target;
  }
}

/** What the first parts of a target come to, of so many. */
export function shareReached(target: number, parts: number, of: number): number {
  return parts === of ? target : cut(between(0, target, parts, of), target);
}

/**
 * Cut to whole millionths, of large targets to whole ones: so shares added up as decimals come to the target again. Not
 * of targets so small or large that this would say something else.
 */
function cut(value: number, target: number): number {
  const size = Math.abs(target);
  if (size < 1 || size > Number.MAX_SAFE_INTEGER) return value;
  const scale = size < 1e9 ? 1e6 : 1;
  return Math.round(value * scale) / scale;
}
