import { addDays, civilDateOf, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { nextPeriodStart, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { earlierOf } from '#core/calendar/span.ts';
import { cellAt, dayAt, lastFigure } from '#core/goal/series.ts';
import { finite } from './aggregate.ts';
import type { GoalInTime } from './goalInTime.ts';

export type MeasuredPoint = { readonly day: Day; readonly actual: number };

/** Where a goal would stand in one of its periods if it went on as it does now; never in a total or an export. */
export type Estimate = { readonly day: Day; readonly value: number };

/** How many of the last actuals the slope is taken from, and how many it needs (rule 3.17). */
const SLOPE_MOST_POINTS = 5;
const SLOPE_LEAST_POINTS = 3;

/** How many estimates a weekly goal has at most (rule 3.17). */
const WEEKLY_MOST_ESTIMATES = 4;

/** An end on 9999-12-31 means "for good": estimates reach fifty years beyond today at most. In days. */
const FARTHEST = 18_262;

/**
 * The estimates of a goal in its own periods, the same whatever the year and the chart: for each period after the last
 * actual up to today the last actual and the slope for every week or month since. They go on to the goal's end, without
 * one to the end of the current year; of goals tracked weekly they are 4 at most. None without an actual, or where
 * milestones measure the goal (rule 3.17; decision 130).
 */
export function projectionOf(it: GoalInTime): Estimate[] {
  const { goal, plan, calendar, today, own } = it;
  const measured = lastActuals(it);
  const last = measured.at(-1);
  if (last === undefined || goal.isByMilestones) return [];
  const slope = slopeOf(measured, goal.trackingFrequency);
  const end = own.span.end ?? fiscalYearSpan(fiscalYearOf(today, plan.fiscalStartMonth), plan.fiscalStartMonth).end;
  const from = nextPeriodStart(last.day, goal.trackingFrequency);
  const to = earlierOf(end, addDays(today, FARTHEST));
  const days = periodStarts({ from, to }, goal.trackingFrequency, calendar);
  const since = placeInTime(last.day, goal.trackingFrequency);
  const least = isFromZero(it) ? 0 : Number.NEGATIVE_INFINITY;
  return (goal.trackingFrequency === 'weekly' ? days.slice(0, WEEKLY_MOST_ESTIMATES) : days).map((day) => ({
    day,
    value: Math.max(least, finite(last.actual + slope * (placeInTime(day, goal.trackingFrequency) - since))),
  }));
}

/** The actuals that the slope is taken from, the last one at the end. */
function lastActuals({ series, own, future }: GoalInTime): MeasuredPoint[] {
  const found: MeasuredPoint[] = [];
  let to = Math.min(own.to, future);
  while (found.length < SLOPE_MOST_POINTS) {
    const index = lastFigure(series.actuals, own.from, to);
    if (index < 0) break;
    found.unshift({ day: dayAt(series, index), actual: cellAt(series.actuals, index) });
    to = index;
  }
  return found;
}

/** What never was below 0 does not fall below it: numbers, money, and whatever is added up. */
function isFromZero({ goal, series }: GoalInTime): boolean {
  if (goal.valueType === 'percent' && goal.aggregation !== 'sum') return false;
  return !series.actuals.some((value) => value < 0) && !series.targets.some((value) => value < 0);
}

/**
 * How much a goal moves in a week, of goals tracked otherwise in a month: the straight line that lies nearest to these
 * actuals, by least squares; 0 with fewer than 3 (rule 3.17).
 */
export function slopeOf(points: readonly MeasuredPoint[], frequency: TrackingFrequency): number {
  if (points.length < SLOPE_LEAST_POINTS) return 0;
  const times = points.map(({ day }) => placeInTime(day, frequency));
  const middle = meanOf(times);
  const level = meanOf(points.map(({ actual }) => actual));
  let rise = 0;
  let run = 0;
  for (const { day, actual } of points) {
    const time = placeInTime(day, frequency) - middle;
    rise += time * (actual - level);
    run += time * time;
  }
  const slope = rise / run;
  return Number.isFinite(slope) ? slope : 0;
}

function placeInTime(day: Day, frequency: TrackingFrequency): number {
  if (frequency === 'weekly') return day / 7;
  const { year, month } = civilDateOf(day);
  return year * 12 + month;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value / values.length, 0);
}
