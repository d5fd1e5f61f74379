import { firstFigure, lastFigure, type Series } from '#core/goal/series.ts';
import type { Stretch } from './aggregate.ts';
import type { Derivation, EntriesDerivation } from './derivation.ts';
import { fromEntries } from './derive.ts';

/**
 * The actual that is held against a target. Where a Sum goal has actuals that no target stands for, only what lies from
 * the first to the last period one stands for is compared; the shown actual stays whole (decision 127).
 */
export function comparedActual(actual: Derivation, target: Derivation, series: Series): Derivation {
  // Stryker disable next-line ConditionalExpression: an actual is of entries; where a target is not, no period of it is found.
  if (actual.rule !== 'entries' || actual.aggregation !== 'sum' || target.rule !== 'entries') return actual;
  const { from, to } = stretchOf(target, series);
  const isWhole =
    // Stryker disable next-line EqualityOperator: a period after the last one with a target is never the first.
    firstFigure(series.actuals, actual.from, from) < 0 && lastFigure(series.actuals, to, actual.to) < 0;
  if (isWhole) return actual;
  return fromEntries(series, 'actuals', { from, to: Math.min(to, actual.to) }, 'sum') ?? actual;
}

function stretchOf({ from, to, stretch }: EntriesDerivation, { targets }: Series): Stretch {
  if (stretch !== null) return stretch;
  return { from: firstFigure(targets, from, to), to: lastFigure(targets, from, to) + 1 };
}
