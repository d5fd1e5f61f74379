import { addDays, type Day } from '#core/calendar/date.ts';
import { nextPeriodStart, type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';
import { RunningTotal } from '#core/figure/runningTotal.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { ValueRollup } from '#core/goal/rollupType.ts';
import { dayAt, EMPTY_SERIES, indexFrom, lastFigure } from '#core/goal/series.ts';
import type { RollupChild } from './rollupChild.ts';
import { daysInside, type RollupSeries, unionOfDays } from './rollupSeries.ts';
import { countsByWeight, WeightedMean } from './weightedMean.ts';

export type RollupQuestion = {
  readonly parent: Goal;
  readonly type: ValueRollup;
  readonly children: readonly RollupChild[];
  readonly calendar: PeriodCalendar;
  readonly today: Day;
};

/**
 * The entries of a roll-up parent: its children's actuals and targets combined period by period, inside its own window
 * (rule 3.12). A period counts once every child that runs in it has an actual there or later, or is
 * overdue; from the first period that does not count on, actuals are drawn as partial. So a child that left a period
 * out and went on is left out of that period, and does not keep it from counting.
 */
export function combineChildren(question: RollupQuestion): RollupSeries {
  const { parent, children, calendar } = question;
  const periods = children.reduce((days, { reduced }) => unionOfDays(days, reduced.series.days), EMPTY_SERIES.days);
  const days = daysInside(parent, periods, calendar);
  const targets = combinedColumn(question, days, ({ series }) => series.targets);
  const actuals = combinedColumn(question, days, ({ series }) => series.actuals);
  const waiting = firstWaitingPeriodOf(question);
  if (waiting === null) return { series: { days, targets, actuals }, drawn: actuals };
  const counts = indexFrom({ ...EMPTY_SERIES, days }, waiting);
  const isAsCounted = children.every(({ reduced }) => reduced.drawn === reduced.series.actuals);
  const drawn = isAsCounted ? actuals.slice() : combinedColumn(question, days, (child) => child.drawn);
  drawn.set(actuals.subarray(0, counts));
  return { series: { days, targets, actuals: actuals.fill(Number.NaN, counts) }, drawn };
}

/**
 * One column of all children combined period by period; NaN where no child has a figure. Child by child, not period by
 * period: of a hundred thousand children each lies somewhere else in memory, and is so fetched once.
 */
function combinedColumn(
  { type, parent, children }: RollupQuestion,
  days: Int32Array,
  columnOf: (child: RollupSeries) => Float64Array,
): Float64Array {
  const isWeighted = countsByWeight({ type, parent, children });
  const totals = Array.from(days, () => (isWeighted ? new WeightedMean() : new RunningTotal(type)));
  for (const { goal, reduced } of children) {
    const column = columnOf(reduced);
    let place = 0;
    reduced.series.days.forEach((day, index) => {
      while (Number(days[place]) < day) place += 1;
      if (days[place] === day) totals[place]?.add(column, index, goal.weight);
    });
  }
  return Float64Array.from(totals, (total) => total.value() ?? Number.NaN);
}

function firstWaitingPeriodOf(question: RollupQuestion): Day | null {
  let first: Day | null = null;
  for (const child of question.children) {
    const waiting = child.isOverdue ? null : nextPeriodToReport(child, question);
    if (waiting !== null && (first === null || waiting < first)) first = waiting;
  }
  return first;
}

/**
 * The period after a child's last actual, or where it has none the one it starts in; null where it does not run in that
 * one any more. A child without an actual and without a start is not waited for: nobody can tell since when it runs.
 */
function nextPeriodToReport(
  { goal, reduced: { series } }: RollupChild,
  { parent, calendar, today }: RollupQuestion,
): Day | null {
  const { span } = goal;
  const last = lastFigure(series.actuals, 0, indexFrom(series, addDays(today, 1)));
  const period = last < 0 ? periodOf(span.start) : nextPeriodStart(dayAt(series, last), parent.trackingFrequency);
  return period !== null && span.end !== null && span.end < period ? null : period;

  function periodOf(day: Day | null): Day | null {
    return day === null ? null : periodStartOf(day, parent.trackingFrequency, calendar);
  }
}
