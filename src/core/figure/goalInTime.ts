import { addDays, type Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodEndOf } from '#core/calendar/period.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, indexFrom, type Series } from '#core/goal/series.ts';
import { aggregate, aggregatePartAndWhole, type Stretch } from './aggregate.ts';
import type { EntriesDerivation, Stated } from './derivation.ts';
import { entriesDerivation, stated } from './derive.ts';
import type { CombinedTargets, FigureContext, FigurePlan, FormulaTotals } from './figureContext.ts';
import { type GoalWindow, ownWindow } from './goalWindow.ts';

export type GoalInTime = {
  readonly goal: Goal;
  readonly series: Series;
  readonly plan: FigurePlan;
  readonly calendar: PeriodCalendar;
  readonly today: Day;
  readonly own: GoalWindow;
  /** Index of the first period that begins after today: from there on no actual counts (rule 1.4). */
  readonly future: number;
  /** Totals already counted: often the fiscal year holds the whole life, and both ask for the same. */
  readonly counted: EntriesDerivation[];
  readonly combinedTargets: CombinedTargets | null;
  readonly formulaTotals: FormulaTotals | null;
};

/** Null where the goal ends before it starts: such a goal has no figures. */
export function goalInTime(
  goal: Goal,
  series: Series,
  {
    plan,
    today,
    combinedTargets = null,
    formulaTotals = null,
  }: Pick<FigureContext, 'plan' | 'today' | 'combinedTargets' | 'formulaTotals'>,
): GoalInTime | null {
  const calendar = { fiscalStartMonth: plan.fiscalStartMonth, weekStart: plan.weekStart };
  const own = ownWindow(goal, series, calendar);
  if (own === null) return null;
  const future = indexFrom(series, addDays(today, 1));
  return { goal, series, plan, calendar, today, own, future, counted: [], combinedTargets, formulaTotals };
}

/**
 * The goal's function over the figures a column has in a stretch, or its formula over the stretch as a whole; null where
 * there is none. Of targets that go beyond
 * today those up to today are counted on the way: the target to date asks for them next.
 */
export function totalOf(
  it: GoalInTime,
  column: EntriesDerivation['column'],
  { from, to }: Stretch,
): EntriesDerivation | Stated | null {
  const byFormula = it.formulaTotals?.[column];
  if (byFormula) return from < to ? formulaTotal(byFormula(...daysOf(it, { from, to }))) : null;
  for (const total of it.counted) {
    if (total.from === from && total.to === to && total.column === column) return total;
  }
  const { series, future } = it;
  const { aggregation } = it.goal;
  // Stryker disable next-line EqualityOperator: where today lies at an end, one part is the whole and the other nothing.
  const goesBeyondToday = from < future && future < to;
  if (!goesBeyondToday) return keep(it, aggregate(series[column], { from, to }, aggregation), column, { from, to });
  const [part, whole] = aggregatePartAndWhole(series[column], { from, to }, future, aggregation);
  keep(it, part, column, { from, to: future });
  return keep(it, whole, column, { from, to });
}

/** The days of a stretch that is not empty. */
export function daysOf(
  { goal, series }: Pick<GoalInTime, 'goal' | 'series'>,
  { from, to }: Stretch,
): [first: Day, last: Day] {
  return [dayAt(series, from), periodEndOf(dayAt(series, to - 1), goal.trackingFrequency)];
}

function formulaTotal(value: number | null): Stated | null {
  return value === null ? null : stated('formula', value);
}

function keep(
  it: GoalInTime,
  value: number | null,
  column: EntriesDerivation['column'],
  stretch: Stretch,
): EntriesDerivation | null {
  if (value === null) return null;
  const total = entriesDerivation(value, column, stretch, it.goal.aggregation);
  it.counted.push(total);
  return total;
}
