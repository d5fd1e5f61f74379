import { apportioned } from '#core/figure/apportioned.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { sumOf } from '#core/outlook/mean.ts';
import type { YearRest } from './yearRest.ts';

/**
 * The actuals that the periods to come would have for the year to end at a value: for a sum shared out as their targets
 * are, or evenly; for an average all the same; for what is current in even steps from the last actual. The highest and
 * the lowest are reached in the last period.
 */
export function actualsFor(
  value: number,
  aggregation: Aggregation,
  { known, periods, targets }: YearRest,
): readonly number[] {
  const count = periods.length;
  const even = periods.map(() => 1 / count);
  const sum = sumOf(known);
  const last = known.at(-1);
  switch (aggregation) {
    case 'sum':
      return apportioned(value - sum, sharesOf(targets) ?? even, DECIMALS);
    case 'average':
      return apportioned(value * (known.length + count) - sum, even, DECIMALS);
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

const DECIMALS = 6;

function sharesOf(targets: YearRest['targets']): readonly number[] | null {
  const known = targets.filter((target) => target !== null).filter((target) => target >= 0);
  const sum = sumOf(known);
  return known.length < targets.length || sum === 0 ? null : known.map((target) => target / sum);
}

/** What the year can still end at: a record of the year so far is kept. */
export function reachable(value: number, aggregation: Aggregation, known: readonly number[]): number {
  if (aggregation === 'highest') return Math.max(value, ...known);
  return aggregation === 'lowest' ? Math.min(value, ...known) : value;
}
