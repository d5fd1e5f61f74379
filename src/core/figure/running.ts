import type { Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { earlierOf, isClosed, laterOf, type Span } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, type Entry, entriesOf, indexFrom, indexOn, type Series } from '#core/goal/series.ts';
import { figureOf } from './derive.ts';
import { dueTarget } from './dueTarget.ts';
import type { FigureContext } from './figureContext.ts';
import { type GoalInTime, goalInTime } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import type { Measurement } from './measure.ts';
import { measureGoal } from './measureGoal.ts';
import { periodsInside } from './periodsInside.ts';
import { runningColumn } from './runningColumn.ts';
import { runningTargets } from './runningTargets.ts';
import { shownStretch } from './shownStretch.ts';

export type RunningData = {
  /** ytd_perf_data: running values from the start of the fiscal year (ALL: the current one), one for each period. */
  readonly ytdRunning: readonly Entry[];
  /** ptd_perf_data: running values from the goal's start, one for each period until today or the last entry. */
  readonly ptdRunning: readonly Entry[];
};

/** all_perf_data: the entries of the own window, as entered (rule 3.6). */
export function ownEntriesOf(goal: Goal, series: Series, context: FigureContext): Entry[] {
  const it = goalInTime(goal, series, context);
  return it === null ? [] : entriesOf(series, it.own.from, it.own.to);
}

/**
 * A running target is the target to date as of each period, a running actual the actual to date: a period without one
 * keeps the value before it, those after as-of have none. At as-of both are the figures to date.
 */
export function runningDataOf(goal: Goal, series: Series, context: FigureContext): RunningData {
  const it = goalInTime(goal, series, context);
  if (it === null) return { ytdRunning: [], ptdRunning: [] };
  const { ofYear, ofLife } = measureGoal(goal, series, context);
  return {
    ytdRunning:
      ofYear.window === null ? [] : runningOf(it, ofYear, { window: ofYear.window, span: ofYear.window.span }),
    ptdRunning: runningOf(it, ofLife, { window: it.own, span: spanSoFar(it) }),
  };
}

function runningOf(it: GoalInTime, measured: Measurement, { window, span }: Stage): Entry[] {
  if (!isClosed(span)) return [];
  const { goal, series, calendar } = it;
  const actuals = runningColumn(it, 'actuals', window);
  const targets = runningTargets(it, { window, asOf: measured.asOf === null ? -1 : indexOn(measured.asOf, series) });
  const periods = periodsInside(goal, span, calendar);
  const [first] = periods;
  // What lies before the periods that are shown counts in them all the same.
  for (let index = window.from; first !== undefined && index < indexFrom(series, first); index += 1) {
    actuals(index);
    targets(index, dayAt(series, index));
  }
  return periods.map((date): Entry => {
    const index = indexOn(date, series);
    const actual = actuals(index);
    const target = targets(index, date) ?? dueAtEndOf(date, it, { window, measured });
    if (date === measured.asOf) return { date, target: figureOf(measured.target), actual: figureOf(measured.actual) };
    return { date, target, actual: measured.asOf !== null && date < measured.asOf ? actual : null };
  });
}

type Stage = { readonly window: GoalWindow; readonly span: Span };

function dueAtEndOf(
  period: Day,
  it: GoalInTime,
  { window, measured }: { readonly window: GoalWindow; readonly measured: Measurement },
): number | null {
  const { endTarget, baseline } = measured;
  if (endTarget === null) return null;
  const end = periodEndOf(period, it.goal.trackingFrequency);
  const at = earlierOf(end, window.span.end);
  return figureOf(dueTarget(it, endTarget, { window, baseline, at }));
}

function spanSoFar(it: GoalInTime): Span {
  const { own, today } = it;
  const { span } = own;
  const { entries, from, to } = shownStretch(it, own);
  const start = span.start ?? entries?.start ?? null;
  const until = laterOf(entries?.end ?? today, today);
  return {
    start: start === null ? null : laterOf(start, from),
    end: earlierOf(earlierOf(until, to), span.end),
  };
}
