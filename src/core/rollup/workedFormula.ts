import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import { aggregate } from '#core/figure/aggregate.ts';
import { daysOf, type GoalInTime, goalInTime } from '#core/figure/goalInTime.ts';
import { yearWindow } from '#core/figure/goalWindow.ts';
import { summarizeGoal } from '#core/figure/summary.ts';
import type { FormulaColumn } from '#core/formula/expression.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { lastFigure } from '#core/goal/series.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import { formulaEntries } from './formulaEntries.ts';
import { formulaOf, type GoalFormula } from './formulaOf.ts';
import { type FormulaResult, type FormulaWork, formulaWork } from './formulaWork.ts';

/** A formula with the numbers of a period in it, or of several as a whole. */
export type WorkedRow = {
  readonly from: Day;
  readonly to: Day;
  readonly isPeriod: boolean;
  /** Of the goals that the formula names, from left to right. */
  readonly figures: readonly (number | null)[];
  readonly result: FormulaResult;
};

export type WorkedFormula = {
  readonly column: FormulaColumn;
  readonly formula: GoalFormula;
  /** The last period that counts, and all of the year up to it; none where no goal of the formula has an entry. */
  readonly rows: readonly WorkedRow[];
  /** The mean of the periods so far. */
  readonly mean: number | null;
};

export type WorkedGoal = { readonly formulas: readonly WorkedFormula[]; readonly figures: GoalFigures };

/** The formulas of a goal with today's numbers in them, and what the goal comes to. `typed`: its entries without them. */
export function workedGoal(
  node: GoalNode,
  typed: GoalEntries,
  { year, book }: { readonly year: FiscalYear; readonly book: FigureLookup },
): WorkedGoal {
  const entries = formulaEntries(node, typed, book);
  const { plan, today } = book;
  const { goal, series, formulaTotals = null } = entries;
  const figures = summarizeGoal(goal, series.series, { plan, today, year, formulaTotals });
  const formulas = (['actual', 'target'] as const).flatMap((column) => {
    const formula = formulaOf(node.goal, column);
    return formula === null ? [] : { column, formula, ...workedRows(node, entries, { column, formula, year, book }) };
  });
  return { formulas, figures };
}

function workedRows(
  node: GoalNode,
  entries: GoalEntries,
  {
    column,
    formula,
    year,
    book,
  }: {
    readonly column: FormulaColumn;
    readonly formula: GoalFormula;
    readonly year: FiscalYear;
    readonly book: FigureLookup;
  },
): Pick<WorkedFormula, 'rows' | 'mean'> {
  const { plan, today } = book;
  const { series } = entries.series;
  const it = goalInTime(entries.goal, series, { plan, today });
  const span = year === 'ALL' ? null : fiscalYearSpan(year, plan.fiscalStartMonth);
  const window = it && (span === null ? it.own : yearWindow(it.own, series, span));
  if (it === null || window === null) return { rows: [], mean: null };
  const figures = series[column === 'actual' ? 'actuals' : 'targets'];
  const end = Math.min(window.to, it.future);
  const last = lastFigure(figures, window.from, end);
  const at = last < 0 ? end - 1 : last;
  const work = formulaWork({ node, column, formula, own: entries }, book);
  if (at < window.from) return { rows: namesGroup(formula, book) ? [rowOfToday(it, work)] : [], mean: null };
  const rows = [true, false].map((isPeriod): WorkedRow => {
    const [from, to] = daysOf(it, { from: isPeriod ? at : window.from, to: at + 1 });
    const moment = { from, to, isPeriod };
    return { ...moment, figures: work.figuresAt(moment), result: work.at(moment) };
  });
  return { rows, mean: aggregate(figures, { from: window.from, to: at + 1 }, 'average') };
}

/** Nothing else would say why a formula of groups has no figures. */
function namesGroup({ references }: GoalFormula, book: FigureLookup): boolean {
  return references.some(({ goalId }) => {
    const input = book.nodeOf(goalId);
    return input !== null && book.kindOf(input) === 'container';
  });
}

function rowOfToday({ goal, calendar, today }: GoalInTime, work: FormulaWork): WorkedRow {
  const from = periodStartOf(today, goal.trackingFrequency, calendar);
  const moment = { from, to: periodEndOf(from, goal.trackingFrequency), isPeriod: true };
  return { ...moment, figures: work.figuresAt(moment), result: work.at(moment) };
}
