import { firstFigure, lastFigure, type Series } from '#core/goal/series.ts';
import type { Derivation } from './derivation.ts';
import { fromEntries } from './derive.ts';

/**
 * The actual that is held against a target. Where a Sum goal's targets are sparser than its actuals, only what lies
 * from the first to the last period with a target is compared; the shown actual stays whole (readings, section 3,
 * rule 4). Where no actual lies there, the whole one is compared.
 */
export function comparedActual(actual: Derivation, target: Derivation, series: Series): Derivation {
  // Stryker disable next-line ConditionalExpression: an actual is of entries; where a target is not, no period of it is found.
  if (actual.rule !== 'entries' || actual.aggregation !== 'sum' || target.rule !== 'entries') return actual;
  const first = firstFigure(series.targets, target.from, target.to);
  const last = lastFigure(series.targets, target.from, target.to);
  const isWhole =
    // Stryker disable next-line EqualityOperator: a period after the last one with a target is never the first.
    firstFigure(series.actuals, actual.from, first) < 0 && lastFigure(series.actuals, last + 1, actual.to) < 0;
  if (isWhole) return actual;
  return fromEntries(series, 'actuals', { from: first, to: Math.min(last + 1, actual.to) }, 'sum') ?? actual;
}
