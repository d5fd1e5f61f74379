import { periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import type { FormulaTotal } from '#core/figure/figureContext.ts';
import type { FormulaColumn } from '#core/formula/expression.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { dayAt, EMPTY_SERIES, indexOn, type Series, valueAt } from '#core/goal/series.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import { formulaOf, type GoalFormula } from './formulaOf.ts';
import { formulaWork } from './formulaWork.ts';
import { daysInside, unionOfDays } from './rollupSeries.ts';

/**
 * The entries of a goal with what its formulas give in place of what is typed, in each of its periods in which one of
 * their goals has an entry, inside its own window. `typed`: its entries without formulas, kept underneath.
 */
export function formulaEntries(node: GoalNode, typed: GoalEntries, book: FigureLookup): GoalEntries {
  const actual = formulaOf(node.goal, 'actual');
  const target = formulaOf(node.goal, 'target');
  const withActuals = actual === null ? typed : withColumn(node, typed, { column: 'actual', formula: actual, book });
  return target === null ? withActuals : withColumn(node, withActuals, { column: 'target', formula: target, book });
}

type Asked = { readonly column: FormulaColumn; readonly formula: GoalFormula; readonly book: FigureLookup };

function withColumn(node: GoalNode, own: GoalEntries, { column, formula, book }: Asked): GoalEntries {
  const { trackingFrequency, isFormulaByPeriod } = node.goal;
  const { at } = formulaWork({ node, column, formula, own }, book);
  const { series: before, drawn: drawnBefore } = own.series;
  const days = unionOfDays(before.days, daysOfInputs(node, formula, book));
  const empty = { ...EMPTY_SERIES, days };
  const computed = Float64Array.from(days, (_, index) => {
    const from = dayAt(empty, index);
    return at({ from, to: periodEndOf(from, trackingFrequency), isPeriod: true }).value ?? Number.NaN;
  });
  const kept = onceEach((figures) => onDays(days, before, figures));
  const total: FormulaTotal = (from, to) => at({ from, to, isPeriod: false }).value;
  const totals = own.formulaTotals ?? NO_TOTALS;
  const isWhole = !isFormulaByPeriod;
  if (column === 'actual') {
    const series = { days, targets: kept(before.targets), actuals: computed };
    const formulaTotals = isWhole ? { ...totals, actuals: total } : totals;
    return { ...own, series: { series, drawn: computed }, formulaTotals };
  }
  return {
    ...own,
    series: { series: { days, targets: computed, actuals: kept(before.actuals) }, drawn: kept(drawnBefore) },
    formulaTotals: isWhole ? { ...totals, targets: total } : totals,
  };
}

const NO_TOTALS = { actuals: null, targets: null };

/** The goal's periods in which a goal of its formula has an entry. */
function daysOfInputs({ goal }: GoalNode, { references }: GoalFormula, book: FigureLookup): Int32Array {
  const { calendar } = book;
  let days = EMPTY_SERIES.days;
  for (const { goalId } of references) {
    const input = goalId === goal.id ? null : book.nodeOf(goalId);
    if (input === null || book.brokenLinkOf(goal.id) !== null) continue;
    const entries = book.entriesOf(input);
    const { series } = entries.series;
    if (entries.goal.trackingFrequency === goal.trackingFrequency) {
      days = unionOfDays(days, series.days);
      continue;
    }
    const starts = new Set(
      Array.from(series.days, (_, index) => periodStartOf(dayAt(series, index), goal.trackingFrequency, calendar)),
    );
    days = unionOfDays(days, Int32Array.from(starts).sort());
  }
  return daysInside(goal, days, calendar);
}

/** The same column for the same one: what is drawn stays the column of the actuals where it was. */
function onceEach(make: (figures: Float64Array) => Float64Array): (figures: Float64Array) => Float64Array {
  const made = new Map<Float64Array, Float64Array>();
  return (figures) => {
    const column = made.get(figures) ?? make(figures);
    made.set(figures, column);
    return column;
  };
}

function onDays(days: Int32Array, series: Series, figures: Float64Array): Float64Array {
  if (days === series.days) return figures;
  const empty = { ...EMPTY_SERIES, days };
  return Float64Array.from(days, (_, index) => valueAt(figures, indexOn(dayAt(empty, index), series)));
}
