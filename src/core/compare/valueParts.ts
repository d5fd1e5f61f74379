import { measureGoal } from '#core/figure/measureGoal.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { ValueRollup } from '#core/goal/rollupType.ts';
import { dayAt, indexOn, type Series, valueAt } from '#core/goal/series.ts';
import { combineChildren } from '#core/rollup/combineChildren.ts';
import { standingLeftOutOf } from '#core/rollup/leftOut.ts';
import { type RollupChild, rollupChildOf } from '#core/rollup/rollupChild.ts';
import { countsByWeight } from '#core/rollup/weightedMean.ts';
import { type MeasuredGoal, type Part, type RollupDay, type RollupParts, toDateOf } from './rollupDay.ts';

type Counted = { readonly index: number; readonly weight: number };

/**
 * A parent whose entries are its children's combined (types 2 to 5): each period that counts is taken apart into what
 * each child adds to it, and weighed as the parent's own function weighs it.
 */
export function valueParts(day: RollupDay, type: ValueRollup): RollupParts {
  const { parent, children, plan, today } = day;
  const { goal } = parent;
  const periods = { trackingFrequency: goal.trackingFrequency, calendar: calendarOf(day) };
  const taking = children
    .filter((child) => standingLeftOutOf(parent, child) === null)
    .map((child) => rollupChildOf(periods, asEntries(child), { plan, today }));
  const { series } = combineChildren({ parent: goal, type, children: taking, calendar: periods.calendar, today });
  const isWeighted = countsByWeight({ type, parent: goal, children: taking });
  const parts = new Map<string, Part>();
  for (const { index, weight } of countedPeriods(day, series)) {
    for (const [id, part] of periodParts(taking, { series, index, isWeighted }, type)) {
      const before = parts.get(id) ?? { amount: 0, weight: 0 };
      parts.set(id, { amount: before.amount + weight * part.amount, weight: before.weight + weight * part.weight });
    }
  }
  return { kind: type === 'average' ? 'mean' : type, figure: toDateOf(parent.figures).actual, parts };
}

function countedPeriods({ parent, plan, today, year }: RollupDay, series: Series): readonly Counted[] {
  const { ofYear, ofLife } = measureGoal(parent.goal, series, { plan, today, year });
  const { window, asOf, isCarried } = year === 'ALL' ? ofLife : ofYear;
  if (window === null || asOf === null) return [];
  const last = indexOn(asOf, series);
  if (isCarried) return [{ index: last, weight: 1 }];
  const indexes = Array.from({ length: last - window.from + 1 }, (_, place) => window.from + place);
  return weighed(
    indexes.filter((index) => !Number.isNaN(valueAt(series.actuals, index))),
    series,
    parent.goal.aggregation,
  );
}

function weighed(indexes: readonly number[], { actuals }: Series, aggregation: Aggregation): readonly Counted[] {
  const valueIn = (index: number) => valueAt(actuals, index);
  switch (aggregation) {
    case 'sum':
      return indexes.map((index) => ({ index, weight: 1 }));
    case 'average':
      return indexes.map((index) => ({ index, weight: 1 / indexes.length }));
    case 'current':
      return indexes.slice(-1).map((index) => ({ index, weight: 1 }));
    case 'highest':
    case 'lowest': {
      const sign = aggregation === 'highest' ? 1 : -1;
      const best = indexes.toSorted((one, other) => sign * (valueIn(other) - valueIn(one)));
      return best.slice(0, 1).map((index) => ({ index, weight: 1 }));
    }
  }
}

function periodParts(
  children: readonly RollupChild[],
  { series, index, isWeighted }: { readonly series: Series; readonly index: number; readonly isWeighted: boolean },
  type: ValueRollup,
): readonly (readonly [string, Part])[] {
  const day = dayAt(series, index);
  const there = children.flatMap(({ goal, reduced }) => {
    const value = valueAt(reduced.series.actuals, indexOn(day, reduced.series));
    return Number.isNaN(value) ? [] : [{ id: goal.id, value, weight: isWeighted ? goal.weight : 1 }];
  });
  if (type === 'sum') return there.map(({ id, value }) => [id, { amount: value, weight: 1 }]);
  if (type === 'average') {
    const all = there.reduce((sum, { weight }) => sum + weight, 0);
    return there.map(({ id, value, weight }) => [id, { amount: value * (weight / all), weight: weight / all }]);
  }
  const combined = valueAt(series.actuals, index);
  const reaching = there.filter(({ value }) => value === combined);
  return reaching.slice(0, 1).map(({ id }) => [id, { amount: combined, weight: 1 }]);
}

function asEntries({ goal, series }: MeasuredGoal) {
  return { goal, series: { series, drawn: series.actuals } };
}

function calendarOf({ plan: { fiscalStartMonth, weekStart } }: RollupDay) {
  return { fiscalStartMonth, weekStart };
}
