import type { Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { readFigure } from '#core/goal/readFigure.ts';
import { dayAt, firstFigure, lastFigure } from '#core/goal/series.ts';
import type { Derivation, LinePoint } from './derivation.ts';
import { fromEntries, stated } from './derive.ts';
import type { GoalInTime } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';

/**
 * Where a Current goal stood as the window began: its own baseline if given, else the last actual before the window,
 * else the first inside; null for the other functions and without an actual (rule 3.4).
 *
 * The day it stands on: its own baseline on its date, else on the goal's start; an actual from before the window on
 * the last day of its period, which is when it was known; the first actual inside, which stands for a beginning that
 * nobody measured, on the first day of its period.
 */
export function baselineOf(it: GoalInTime, window: GoalWindow): LinePoint | null {
  if (it.goal.aggregation !== 'current') return null;
  return ownBaseline(it, window) ?? lastBefore(it, window) ?? firstInside(it, window);
}

/** Whether a baseline is the goal's own: typed, imported or by call. */
export function isOwnBaseline(baseline: Derivation): boolean {
  return baseline.rule === 'stated' && baseline.what === 'baseline';
}

function ownBaseline({ goal, series, today }: GoalInTime, window: GoalWindow): LinePoint | null {
  const { baseline } = goal;
  const value = readFigure(baseline?.value);
  if (baseline === null || value === null) return null;
  const firstDay: Day = series.days.length === 0 ? today : dayAt(series, 0);
  const day = baseline.date ?? goal.span.start ?? window.span.start ?? firstDay;
  return { day, figure: stated('baseline', value) };
}

function lastBefore({ goal, series, own, future }: GoalInTime, window: GoalWindow): LinePoint | null {
  const before = { from: own.from, to: Math.min(window.from, future) };
  const figure = fromEntries(series, 'actuals', before, 'current');
  if (figure === null) return null;
  const index = lastFigure(series.actuals, before.from, before.to);
  return { day: periodEndOf(dayAt(series, index), goal.trackingFrequency), figure };
}

function firstInside({ series, future }: GoalInTime, window: GoalWindow): LinePoint | null {
  const index = firstFigure(series.actuals, window.from, Math.min(window.to, future));
  const figure = fromEntries(series, 'actuals', { from: window.from, to: index + 1 }, 'current');
  return figure === null ? null : { day: dayAt(series, index), figure };
}
