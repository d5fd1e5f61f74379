import { civilDateOf, type Day } from '#core/calendar/date.ts';
import { finite } from './aggregate.ts';

export type MeasuredPoint = { readonly day: Day; readonly actual: number | null };

/** Where a goal would stand if it went on as it does now; drawn dashed, never in a total or an export. */
export type Estimate = { readonly index: number; readonly day: Day; readonly value: number };

export type StepUnit = 'week' | 'month';

/** How many of the last actuals the slope is taken from, and how many it needs (specification, section 4, Projection). */
const SLOPE_MOST_POINTS = 5;
const SLOPE_LEAST_POINTS = 3;

/** How many estimates a weekly goal has at most (specification, section 4, Projection). */
const WEEKLY_MOST_ESTIMATES = 4;

/**
 * Estimates for the points after the last actual: the last actual and the slope for every week or month since, for goals
 * tracked weekly at most 4. `points` ascend by day and reach to the end of the window; none without an actual
 * (specification, section 4, Projection; readings, section 3, Projection). Where `isFromZero`, an estimate stops at 0.
 */
export function projectionOf(
  points: readonly MeasuredPoint[],
  {
    unit,
    isWeeklyGoal,
    isFromZero,
  }: { readonly unit: StepUnit; readonly isWeeklyGoal: boolean; readonly isFromZero: boolean },
): Estimate[] {
  const measured = points.filter(isMeasured);
  const last = measured.at(-1);
  if (last === undefined) return [];
  const slope = slopeOf(measured, unit);
  const estimates = points.flatMap(({ day }, index): Estimate[] => {
    const steps = placeInTime(day, unit) - placeInTime(last.day, unit);
    const value = finite(last.actual + slope * steps);
    return steps > 0 ? [{ index, day, value: isFromZero ? Math.max(0, value) : value }] : [];
  });
  return isWeeklyGoal ? estimates.slice(0, WEEKLY_MOST_ESTIMATES) : estimates;
}

/**
 * How much a goal moves in a week or month: the straight line that lies nearest to the last 5 actuals, by least squares;
 * 0 with fewer than 3 (specification, section 4, Projection).
 */
export function slopeOf(points: readonly MeasuredPoint[], unit: StepUnit): number {
  const recent = points.filter(isMeasured).slice(-SLOPE_MOST_POINTS);
  if (recent.length < SLOPE_LEAST_POINTS) return 0;
  const times = recent.map(({ day }) => placeInTime(day, unit));
  const middle = meanOf(times);
  const level = meanOf(recent.map(({ actual }) => actual));
  let rise = 0;
  let run = 0;
  for (const { day, actual } of recent) {
    const time = placeInTime(day, unit) - middle;
    rise += time * (actual - level);
    run += time * time;
  }
  const slope = rise / run;
  return Number.isFinite(slope) ? slope : 0;
}

function isMeasured(point: MeasuredPoint): point is { readonly day: Day; readonly actual: number } {
  return point.actual !== null;
}

function placeInTime(day: Day, unit: StepUnit): number {
  if (unit === 'week') return day / 7;
  const { year, month } = civilDateOf(day);
  return year * 12 + month;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value / values.length, 0);
}
