import { apportioned } from '#core/figure/apportioned.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { YearRest } from './yearRest.ts';

/**
 * The actuals that the periods to come would have for the year to end at a value: alike in each for a sum and an
 * average, on the way from the last actual for what is current. The highest and the lowest are reached in the last one.
 */
export function actualsFor(value: number, aggregation: Aggregation, { known, periods }: YearRest): readonly number[] {
  const count = periods.length;
  const shares = periods.map(() => 1 / count);
  const sum = known.reduce((all, each) => all + each, 0);
  const last = known.at(-1);
  switch (aggregation) {
    case 'sum':
      return apportioned(value - sum, shares, DECIMALS);
    case 'average':
      return apportioned(value * (known.length + count) - sum, shares, DECIMALS);
    case 'current': {
      const from = last ?? value;
      return periods.map((_, index) => (index === count - 1 ? value : from + ((value - from) * (index + 1)) / count));
    }
    case 'highest':
    case 'lowest': {
      const reached = reachable(value, aggregation, known);
      return periods.map((_, index) => (index === count - 1 ? reached : (last ?? reached)));
    }
  }
}

/** Parts are cut there, so that they add up to the value itself and not to a hair less. */
const DECIMALS = 6;

/** What the year can still end at: a record that stands is not lost. */
export function reachable(value: number, aggregation: Aggregation, known: readonly number[]): number {
  if (aggregation === 'highest') return Math.max(value, ...known);
  return aggregation === 'lowest' ? Math.min(value, ...known) : value;
}
