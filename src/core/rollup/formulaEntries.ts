import { addDays, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { isLonger, periodEndOf, periodStartOf, periodStarts } from '#core/calendar/period.ts';
import { earlierOf, laterOf } from '#core/calendar/span.ts';
import type { FormulaTotal } from '#core/figure/figureContext.ts';
import { type FormulaColumn, hasPart } from '#core/formula/expression.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { dayAt, EMPTY_SERIES, indexOn, type Series, valueAt } from '#core/goal/series.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import { formulaOf, type GoalFormula } from './formulaOf.ts';
import { type Computing, formulaWork } from './formulaWork.ts';
import { daysInside, unionOfDays } from './rollupSeries.ts';

/**
 * The entries of a goal with what its formulas give in place of what is typed, in every period of its own window in which
 * they can be worked out. `typed`: its entries without formulas, kept underneath.
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
  const { series: before, drawn: drawnBefore } = own.series;
  const work = formulaWork({ node, column, formula, own }, book);
  const figureIn = (from: Day) =>
    work.at({ from, to: periodEndOf(from, trackingFrequency), isPeriod: true }).value ?? Number.NaN;
  const inputs = daysOfInputs(node, formula, book);
  const known = unionOfDays(before.days, inputs);
  const days = unionOfDays(
    known,
    withFigure(daysWithoutInput(node, { column, formula, book }, inputs), known, figureIn),
  );
  const computed = Float64Array.from(days, (_, index) => figureIn(dayAt({ ...EMPTY_SERIES, days }, index)));
  const kept = onceEach((figures) => onDays(days, before, figures));
  const totals = own.formulaTotals ?? NO_TOTALS;
  const isWhole = !isFormulaByPeriod;
  const { at, coverageOf } = formulaWork(
    { node, column, formula, own, ...knownFigures(formula, days, computed) },
    book,
  );
  const total: FormulaTotal = (from, to, within) => at({ from, to, isPeriod: false, within }).value;
  if (column === 'actual') {
    const series = { days, targets: kept(before.targets), actuals: computed };
    const formulaTotals = isWhole ? { ...totals, actuals: total, coverage: coverageOf } : totals;
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

/**
 * The periods of its own window in which a formula may have a figure though none of its goals has an entry there: `or`
 * stands for what is absent, `prev` and `ytd` look elsewhere, and a goal tracked less often stands in every period. Actuals
 * go up to today, targets to the goal's end, without one to the end of the current year.
 */
function daysWithoutInput(
  { goal }: GoalNode,
  { column, formula: { expression, references }, book }: Asked,
  inputs: Int32Array,
): readonly Day[] {
  const { calendar, today, plan } = book;
  const [first] = inputs;
  if (expression === null || book.brokenLinkOf(goal.id) !== null || first === undefined) return [];
  const isAsOften = references.every(({ goalId }) => {
    const input = book.nodeOf(goalId);
    return input === null || !isLonger(input.goal.trackingFrequency, goal.trackingFrequency);
  });
  if (isAsOften && !hasPart(expression, ['or', 'shifted'])) return [];
  const start = goal.span.start ?? dayAt({ ...EMPTY_SERIES, days: inputs }, 0);
  const end = goal.span.end ?? fiscalYearSpan(fiscalYearOf(today, plan.fiscalStartMonth), plan.fiscalStartMonth).end;
  const from = laterOf(start, addDays(today, -FARTHEST));
  const to = earlierOf(end, column === 'actual' ? today : addDays(today, FARTHEST));
  return periodStarts({ from, to }, goal.trackingFrequency, calendar);
}

/** A start in year 1 or an end on 9999-12-31 means "for good": figures reach fifty years around today. In days. */
const FARTHEST = 18_262;

function withFigure(periods: readonly Day[], known: Int32Array, figureIn: (period: Day) => number): Int32Array {
  const isKnown = new Set(known);
  return Int32Array.from(periods.filter((period) => !isKnown.has(period) && !Number.isNaN(figureIn(period))));
}

/** A figure in a period shows that all its goals have one there, unless the formula looks elsewhere or chooses. */
function knownFigures(
  { expression }: GoalFormula,
  days: Int32Array,
  computed: Float64Array,
): Pick<Computing, 'hasFigure'> {
  if (expression === null || hasPart(expression, ['shifted', 'if'])) return {};
  const series = { ...EMPTY_SERIES, days };
  return { hasFigure: (period) => !Number.isNaN(valueAt(computed, indexOn(period, series))) };
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
