import { lastFigure, type Series, valueAt } from '#core/goal/series.ts';
import { aggregateExactly } from './aggregate.ts';
import type { Derivation, EntriesDerivation } from './derivation.ts';
import { type Fraction, fractionOf, plus, scaledBy } from './fraction.ts';
import { minus } from './fractionArithmetic.ts';

/** The figure recounted without rounding, from the numbers it was derived from (rule 3.7). */
export function exactValue(figure: Derivation, series: Series): Fraction {
  switch (figure.rule) {
    case 'stated':
      return fractionOf(figure.value);
    case 'held':
      return exactValue(figure.of, series);
    case 'entries':
      return exactOfEntries(figure, series[figure.column]);
    case 'years': {
      const targets = Float64Array.from(figure.years, ({ target }) => target);
      return aggregateExactly(targets, { from: 0, to: targets.length }, figure.aggregation);
    }
    case 'share':
      return scaledBy(exactValue(figure.whole, series), figure.share.days, figure.share.of);
    case 'line': {
      const from = exactValue(figure.from.figure, series);
      const way = minus(exactValue(figure.to.figure, series), from);
      return plus(from, scaledBy(way, figure.share.days, figure.share.of));
    }
  }
}

function exactOfEntries({ from, to, aggregation, lastShare }: EntriesDerivation, column: Float64Array): Fraction {
  if (lastShare === null) return aggregateExactly(column, { from, to }, aggregation);
  const last = lastFigure(column, from, to);
  const before = aggregateExactly(column, { from, to: last }, aggregation);
  return plus(before, scaledBy(fractionOf(valueAt(column, last)), lastShare.days, lastShare.of));
}
