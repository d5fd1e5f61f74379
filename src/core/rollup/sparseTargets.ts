import type { Day } from '#core/calendar/date.ts';
import { nextPeriodStart } from '#core/calendar/period.ts';
import { difference } from '#core/figure/between.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import { periodsPerTarget } from '#core/figure/targetStretch.ts';
import { dayAt, lastFigure, valueAt } from '#core/goal/series.ts';
import { shareReached } from './spreadTarget.ts';

/**
 * The targets of a Sum goal that come every n-th period, in equal parts for the periods each stands for (decision 155),
 * by first day of the period: what its parent combines with the targets of others. A part lies in the same fiscal year
 * as its target and before the goal's end, so that years and the whole add up to what they did. Empty where each target
 * stands for its own period.
 */
export function sparseTargets(it: GoalInTime): ReadonlyMap<Day, number> {
  const spread = new Map<Day, number>();
  if (it.goal.aggregation !== 'sum' || it.formulaTotals?.targets) return spread;
  for (const window of yearsIn(it)) {
    const asOf = lastFigure(it.series.actuals, it.own.from, Math.min(window.to, it.future));
    const each = periodsPerTarget(it, { window, asOf });
    if (each === 1) continue;
    for (let index = window.from; index < window.to; index += 1) {
      const target = valueAt(it.series.targets, index);
      if (Number.isNaN(target)) continue;
      const days = periodsFrom(it, index, each);
      let before = 0;
      days.forEach((day, at) => {
        const reached = shareReached(target, at + 1, days.length);
        spread.set(day, difference(reached, before));
        before = reached;
      });
    }
  }
  return spread;
}

/** The entries of the own window by fiscal year. */
function yearsIn(it: GoalInTime): { readonly from: number; readonly to: number }[] {
  const years: { from: number; to: number }[] = [];
  let year: number | null = null;
  for (let index = it.own.from; index < it.own.to; index += 1) {
    const own = yearOf(it, dayAt(it.series, index));
    const last = years.at(-1);
    if (last !== undefined && own === year) last.to = index + 1;
    else years.push({ from: index, to: index + 1 });
    year = own;
  }
  return years;
}

/** At most so many periods from one on, in its fiscal year and until the goal ends. */
function periodsFrom(it: GoalInTime, index: number, most: number): Day[] {
  const { goal, series } = it;
  const first = dayAt(series, index);
  const days = [first];
  let next = nextPeriodStart(first, goal.trackingFrequency);
  while (
    days.length < most &&
    yearOf(it, next) === yearOf(it, first) &&
    (goal.span.end === null || next <= goal.span.end)
  ) {
    days.push(next);
    next = nextPeriodStart(next, goal.trackingFrequency);
  }
  return days;
}

function yearOf({ goal, calendar }: GoalInTime, day: Day): number {
  return periodYearOf(day, goal.span, calendar.fiscalStartMonth);
}
