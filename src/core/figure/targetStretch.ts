import { nextPeriodStart } from '#core/calendar/period.ts';
import { periodsBetween } from '#core/calendar/periodsBetween.ts';
import { dayAt, firstFigure, indexFrom, lastFigure, valueAt } from '#core/goal/series.ts';
import type { Stretch } from './aggregate.ts';
import type { GoalInTime } from './goalInTime.ts';

type Asked = { readonly window: Stretch; readonly asOf: number };

/**
 * How many periods a target stands for: n where a Sum goal's targets come every n-th period, else 1 (decision 127). A
 * window with one target goes by the rhythm of the goal's whole life. Where actuals too come only with the targets, each
 * stands for its own period.
 */
export function periodsPerTarget(it: GoalInTime, { window, asOf }: Asked): number {
  if (it.goal.aggregation !== 'sum' || it.formulaTotals?.targets) return 1;
  const periods = rhythmOf(it, window) ?? rhythmOf(it, it.own) ?? 1;
  return periods > 1 && comeTogether(it, asOf) ? 1 : periods;
}

/** The periods that the targets of a stretch stand for, from the first to the last of them; null where it has none. */
export function stretchOfTargets(it: GoalInTime, { from, to }: Stretch, periods: number): Stretch | null {
  const { series, goal } = it;
  const first = firstFigure(series.targets, from, to);
  if (first < 0) return null;
  const last = lastFigure(series.targets, from, to);
  if (periods === 1) return { from: first, to: last + 1 };
  let end = dayAt(series, last);
  for (let count = 0; count < periods; count += 1) end = nextPeriodStart(end, goal.trackingFrequency);
  return { from: first, to: indexFrom(series, end) };
}

/** The distance of the targets, in periods; 1 where they have none that is alike, null where fewer than two are there. */
function rhythmOf({ series, goal }: GoalInTime, { from, to }: Stretch): number | null {
  const { targets } = series;
  let before = firstFigure(targets, from, to);
  let rhythm: number | null = null;
  for (let at = nextFigure(targets, before, to); at >= 0; at = nextFigure(targets, at, to)) {
    const distance = periodsBetween(dayAt(series, before), dayAt(series, at), goal.trackingFrequency);
    if (distance <= 1 || (rhythm !== null && distance !== rhythm)) return 1;
    rhythm = distance;
    before = at;
  }
  return rhythm;
}

function nextFigure(column: Float64Array, before: number, to: number): number {
  return before < 0 ? -1 : firstFigure(column, before + 1, to);
}

/** Of one actual alone nothing can be told. */
function comeTogether({ series: { actuals, targets }, own }: GoalInTime, asOf: number): boolean {
  let count = 0;
  for (let index = own.from; index <= asOf; index += 1) {
    if (Number.isNaN(valueAt(actuals, index))) continue;
    if (Number.isNaN(valueAt(targets, index))) return false;
    count += 1;
  }
  return count > 1;
}
