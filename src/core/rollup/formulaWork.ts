import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { isLonger, periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import { aggregate } from '#core/figure/aggregate.ts';
import { ownWindow } from '#core/figure/goalWindow.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import { evaluateFormula, type FormulaSource, type NoFigure } from '#core/formula/evaluateFormula.ts';
import { type Expression, type FormulaColumn, partsOf, type Reference } from '#core/formula/expression.ts';
import { keptFigure } from '#core/formula/keptFigure.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { indexFrom, indexOn, lastFigure, valueAt } from '#core/goal/series.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import type { BrokenLink } from './formulaLinks.ts';
import type { GoalFormula } from './formulaOf.ts';

/** From a first day to a last one: a period of the goal, or several taken as a whole. */
export type FormulaMoment = { readonly from: Day; readonly to: Day; readonly isPeriod: boolean };

/** Why there is none: of the formula itself, or since it goes in a circle, is chained too far, or cannot be read. */
export type FormulaNone = NoFigure | { readonly why: BrokenLink | 'unreadable' };

export type FormulaResult = { readonly value: number } | { readonly value: null; readonly none: FormulaNone };

export type FormulaWork = {
  at(moment: FormulaMoment): FormulaResult;
  /** What the goals that the formula names have then, from left to right; of a period before, what they had. */
  figuresAt(moment: FormulaMoment): readonly (number | null)[];
};

export type Computing = {
  readonly node: GoalNode;
  readonly column: FormulaColumn;
  readonly formula: GoalFormula;
  /** The goal's own entries, which the formula of its target may take its actual from. */
  readonly own: GoalEntries;
};

/** A formula of a goal, ready to be worked out at any moment (decision 96). */
export function formulaWork(computing: Computing, book: FigureLookup): FormulaWork {
  const { node, column, formula, own } = computing;
  const { trackingFrequency: frequency, span } = node.goal;
  const { calendar } = book;
  const lastPeriodOf = ({ to }: FormulaMoment) => periodStartOf(to, frequency, calendar);
  const yearOf = (period: Day) => periodYearOf(period, span, calendar.fiscalStartMonth);
  const yearStart = (year: number) => fiscalYearSpan(year, calendar.fiscalStartMonth).start;

  const source = {
    figureOf: (reference: Reference, moment: FormulaMoment) => {
      const asked: Asked = { column: reference.column ?? column, moment, lastPeriod: lastPeriodOf(moment), frequency };
      // The goal's own actual in the formula of its target: any other formula that names its goal goes in a circle.
      if (reference.goalId === node.goal.id) return figureOver(own, asked, book);
      const input = book.nodeOf(reference.goalId);
      return input === null ? null : figureOver(book.entriesOf(input), asked, book);
    },
    before: (moment: FormulaMoment): FormulaMoment | null => {
      const { from, isPeriod } = moment;
      const to = addDays(from, -1);
      if (isPeriod) return { from: periodStartOf(to, frequency, calendar), to, isPeriod };
      const year = yearOf(from);
      if (year !== yearOf(lastPeriodOf(moment))) return null;
      const isFromStart = from - yearStart(year) < 7;
      return {
        from: isFromStart ? yearStart(year - 1) : aYearBefore(from),
        to: aYearBefore(moment.to),
        isPeriod,
      };
    },
    yearToDate: (moment: FormulaMoment): FormulaMoment => {
      return { from: yearStart(yearOf(lastPeriodOf(moment))), to: moment.to, isPeriod: false };
    },
  };

  const { expression } = formula;
  const broken = book.brokenLinkOf(node.goal.id);
  if (broken !== null || expression === null) {
    const none: FormulaNone = { why: broken ?? 'unreadable' };
    return { figuresAt: () => [], at: () => ({ value: null, none }) };
  }
  return {
    figuresAt: (moment) => figuresIn(expression, source, moment),
    at: (moment) => {
      const result = evaluateFormula(expression, source, moment);
      return result.value === null ? result : { value: keptFigure(result.value) };
    },
  };
}

function figuresIn(
  expression: Expression,
  source: FormulaSource<FormulaMoment>,
  moment: FormulaMoment | null,
): (number | null)[] {
  if (expression.kind === 'reference') return [moment && source.figureOf(expression, moment)];
  if (expression.kind !== 'shifted') return partsOf(expression).flatMap((part) => figuresIn(part, source, moment));
  const then = moment && (expression.by === 'prev' ? source.before(moment) : source.yearToDate(moment));
  return figuresIn(expression.of, source, then);
}

type Asked = {
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
  const byFormula = formulaTotals?.[key];
  if (byFormula) return byFormula(moment.from, moment.to);
  const { start } = goal.span;
  const from = start !== null && start >= moment.from ? window.from : indexFrom(series, moment.from);
  const to = Math.min(end, indexFrom(series, addDays(moment.to, 1)));
  return aggregate(figures, { from: Math.max(window.from, from), to }, goal.aggregation);
}

function figureAt(column: Float64Array, index: number): number | null {
  const value = valueAt(column, index);
  return Number.isNaN(value) ? null : value;
}

function aYearBefore(day: Day): Day {
  const { year, month, day: date } = civilDateOf(day);
  const first = firstDayOfMonth(year - 1, month);
  const last = addDays(firstDayOfMonth(year - 1, month + 1), -1);
  return addDays(first, Math.min(date - 1, last - first));
}
