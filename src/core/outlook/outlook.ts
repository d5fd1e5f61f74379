import type { Day } from '#core/calendar/date.ts';
import { nextPeriodStart } from '#core/calendar/period.ts';
import type { Goal } from '#core/goal/goal.ts';
import { lastBaseOf } from '#core/goal/newBases.ts';
import type { Series } from '#core/goal/series.ts';
import { type Band, bandOf, boundsOf, errorScaleOf } from './band.ts';
import { bandQuantilesOf, HISTORY, mostStepsOf } from './bandQuantiles.ts';
import { elementAt } from './elementAt.ts';
import { forecastOf } from './forecast.ts';
import { type History, historyOf, type NoOutlook } from './history.ts';

export type OutlookPoint = Band & { readonly date: Day };

/** The outlook of one goal as known on a day: never a promise, and no part of its status. */
export type Outlook =
  | {
      readonly history: History;
      readonly scale: number;
      readonly points: readonly OutlookPoint[];
      /** The forecast of every step that bands were calibrated for, also beyond the goal's end. */
      readonly expected: readonly number[];
    }
  | { readonly none: NoOutlook };

/** Errors below this share of the largest value come from rounding. */
const SMALLEST_SCALE = 1e-12;

export type OutlookGoal = Pick<Goal, 'trackingFrequency' | 'span' | 'valueType' | 'newBases'>;

/** The outlook of a goal from what was known on `today`. Bands hold in the unit of the actuals. */
export function outlookOf(
  goal: OutlookGoal,
  { series, today }: { readonly series: Series; readonly today: Day },
): Outlook {
  const base = lastBaseOf(goal, today)?.date ?? null;
  const history = historyOf(series, { frequency: goal.trackingFrequency, today, base });
  if ('why' in history) return { none: history };
  const { rhythm, values, lastPeriod } = history;
  const steps = mostStepsOf(rhythm);
  const dates = periodsAfter(lastPeriod, { rhythm, steps });
  const { end } = goal.span;
  const coming = dates.filter((date) => end === null || date <= end);
  if (coming.length === 0) return { none: { why: 'ended' } };
  const seasonLength = HISTORY[rhythm].season;
  const scale = errorScaleOf(values, seasonLength);
  if (scale <= SMALLEST_SCALE * Math.max(...values.map(Math.abs))) return { none: { why: 'constant' } };
  const expected = forecastOf(values, { seasonLength, steps });
  const quantiles = bandQuantilesOf(rhythm, values.length).single;
  const bounds = boundsOf(values, goal.valueType === 'percent');
  const points = coming.map((date, step) => ({
    date,
    ...bandOf(elementAt(expected, step), { quantiles, step, unit: scale, bounds }),
  }));
  return { history, scale, points, expected };
}

function periodsAfter(
  last: Day,
  { rhythm, steps }: { readonly rhythm: History['rhythm']; readonly steps: number },
): Day[] {
  const dates: Day[] = [];
  let day = last;
  for (let step = 0; step < steps; step += 1) {
    day = nextPeriodStart(day, rhythm);
    dates.push(day);
  }
  return dates;
}
