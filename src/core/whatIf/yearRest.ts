import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { FigurePlan } from '#core/figure/figureContext.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import { yearWindow } from '#core/figure/goalWindow.ts';
import { periodsInside } from '#core/figure/periodsInside.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, indexOn, lastFigure, type Series, valueAt } from '#core/goal/series.ts';

export type YearRest = {
  readonly known: readonly number[];
  readonly periods: readonly Day[];
  readonly targets: readonly (number | null)[];
  readonly end: Day;
};

export type YearAsked = {
  readonly plan: FigurePlan & { readonly isOutlookOff?: boolean };
  readonly today: Day;
  readonly year: number;
};

/** Null where the goal does not run in the year, or every period of it has its actual. */
export function yearRestOf(goal: Goal, series: Series, { plan, today, year }: YearAsked): YearRest | null {
  const it = goalInTime(goal, series, { plan, today });
  const window = it && yearWindow(it.own, series, fiscalYearSpan(year, plan.fiscalStartMonth));
  if (it === null || window === null) return null;
  const to = Math.min(window.to, it.future);
  const last = lastFigure(series.actuals, window.from, to);
  const reported = last < 0 ? null : dayAt(series, last);
  const all = periodsInside(goal, window.span, it.calendar);
  const periods = reported === null ? all : all.filter((day) => day > reported);
  const known: number[] = [];
  for (let index = window.from; index < to; index += 1) {
    const actual = valueAt(series.actuals, index);
    if (!Number.isNaN(actual)) known.push(actual);
  }
  if (periods.length === 0) return null;
  const targets = periods.map((day) => numberOrNull(valueAt(series.targets, indexOn(day, series))));
  return { known, periods, targets, end: window.span.end };
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** The series with these actuals in these periods; targets stay. */
export function withActuals(series: Series, periods: readonly Day[], actuals: readonly (number | null)[]): Series {
  const rows = new Map(
    Array.from(series.days, (day, index) => [
      day,
      { target: valueAt(series.targets, index), actual: valueAt(series.actuals, index) },
    ]),
  );
  periods.forEach((day, index) => {
    const target = rows.get(day)?.target ?? Number.NaN;
    rows.set(day, { target, actual: actuals[index] ?? Number.NaN });
  });
  const sorted = [...rows].sort(([one], [other]) => one - other);
  return {
    days: Int32Array.from(sorted, ([day]) => day),
    targets: Float64Array.from(sorted, ([, { target }]) => target),
    actuals: Float64Array.from(sorted, ([, { actual }]) => actual),
  };
}
