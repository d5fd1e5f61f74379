import type { Derivation } from './derivation.ts';
import { type PercentScale, percentOf, percentOfWay } from './percentScale.ts';

/**
 * Percent complete, 86 for 86%; none without an actual or without what it is a percent of. It may lie below 0 and past
 * 100, but an attainment at most at 100 before the window's end: what is ahead of its target to date is not complete
 * yet (rule 3.13).
 */
export function percentCompleteOf(
  scale: PercentScale,
  actual: Derivation | null,
  toDate: { readonly attainment: number | null; readonly isEnded: boolean },
): number | null {
  if (actual === null) return null;
  switch (scale.basis) {
    case 'endTarget':
      return percentOf(actual.value, scale.whole.value);
    case 'wayFromBaseline':
      return percentOfWay(actual.value, scale);
    case 'targetToDate': {
      if (toDate.attainment === null) return null;
      const percent = percentOf(toDate.attainment, 1);
      return toDate.isEnded ? percent : Math.min(percent, 100);
    }
  }
}
