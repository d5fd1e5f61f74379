import type { ValueType } from '#core/goal/goal.ts';
import { currencyOf } from './currencies.ts';

/**
 * The value type of a unit: `%` and words beginning with percent, percentatge or pct are percent; currency signs, codes
 * and names are currency; anything else is a number (rule 9.2). The first word decides.
 */
export function valueTypeOfUnit(unit: string): ValueType {
  if (/^\s*(?:%|percent|percentatge|pct)/i.test(unit)) return 'percent';
  return currencyOf(unit) === null ? 'number' : 'currency';
}

/** `Rate per 1.000`, `Km/h`, `Ratio 80/20`, `Mean distance`, `Index`: what several periods do not add up to. */
const RATE = /(?:^|[^\p{L}])(?:rates?|ratios?|per|mean|averages?|median|index|indices)(?![\p{L}])|\p{L}\/\p{L}/iu;

/** Whether a unit or a measure names a rate, whose periods do not add up (rule 9.2). */
export function isRate(text: string): boolean {
  return RATE.test(text);
}
