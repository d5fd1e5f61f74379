import { addDays, type Day } from '#core/calendar/date.ts';
import { isLonger, periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import { aggregate, aggregateAll } from '#core/figure/aggregate.ts';
import { ownWindow } from '#core/figure/goalWindow.ts';
import type { FormulaColumn } from '#core/formula/expression.ts';
import { indexFrom, indexOn, lastFigure, valueAt } from '#core/goal/series.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import type { FormulaMoment } from './formulaMoment.ts';

/** What is asked of a goal: which column, when, and by a goal tracked how. */
export type Asked = {
  readonly column: FormulaColumn;
  readonly moment: FormulaMoment;
  readonly lastPeriod: Day;
  readonly frequency: TrackingFrequency;
};

/**
 * What a goal has at a moment: the figure of its period, its function over those that begin within it, or of a goal
 * that is tracked less often the figure that still stands. Actuals of periods after today do not count.
 */
export function figureOver(
  { goal, series: { series }, formulaTotals }: GoalEntries,
  asked: Asked,
  book: FigureLookup,
): number | null {
  const { calendar, today } = book;
  const { column, moment, lastPeriod, frequency } = asked;
  const window = ownWindow(goal, series, calendar);
  if (window === null) return null;
  const key = column === 'actual' ? 'actuals' : 'targets';
  const figures = series[key];
  const end = column === 'actual' ? Math.min(window.to, indexFrom(series, addDays(today, 1))) : window.to;
  if (moment.isPeriod && goal.trackingFrequency === frequency) {
    const index = indexOn(moment.from, series);
    return index >= window.from && index < end ? figureAt(figures, index) : null;
  }
  if (isLonger(goal.trackingFrequency, frequency)) {
    const to = Math.min(end, indexFrom(series, addDays(lastPeriod, 1)));
    // What adds up over a longer period says nothing about a shorter one within it.
    if (goal.aggregation === 'sum') return null;
    if (goal.aggregation === 'current') return figureAt(figures, lastFigure(figures, window.from, to));
    const from = indexFrom(series, periodStartOf(moment.from, goal.trackingFrequency, calendar));
    return aggregate(figures, { from: Math.max(window.from, from), to }, goal.aggregation);
  }
  const spans = moment.counted ?? [{ start: moment.from, end: moment.to }];
  const [span] = spans;
  if (span === undefined) return null;
  const byFormula = formulaTotals?.[key];
  if (byFormula) return byFormula(moment.from, moment.to, moment.counted);
  const stretches = spans.map(({ start: first, end: last }) => {
    const { start } = goal.span;
    const from = start !== null && start >= first ? window.from : indexFrom(series, first);
    return { from: Math.max(window.from, from), to: Math.min(end, indexFrom(series, addDays(last, 1))) };
  });
  return aggregateAll(figures, stretches, goal.aggregation);
}

function figureAt(column: Float64Array, index: number): number | null {
  const value = valueAt(column, index);
  return Number.isNaN(value) ? null : value;
}
