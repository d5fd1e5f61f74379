import type { Derivation } from './derivation.ts';
import { type PercentScale, percentOf, percentOfWay } from './percentScale.ts';

/**
 * Where the target to date stands on the scale of percent complete, held between 0 and 100, which is where the end
 * target stands: the target to date over the end target, or the part of the way from a baseline; where the percent is
 * an attainment to date it is all of it (rule 3.14).
 */
export function targetPercentOf(scale: PercentScale, target: Derivation | null): number | null {
  if (target === null) return null;
  switch (scale.basis) {
    case 'endTarget':
      return held(percentOf(target.value, scale.whole.value));
    case 'wayFromBaseline':
      return held(percentOfWay(target.value, scale));
    case 'targetToDate':
      return 100;
  }
}

function held(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}
