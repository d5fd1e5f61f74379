import type { ValueType } from '#core/goal/goal.ts';
import type { Derivation } from './derivation.ts';
import { type PercentScale, percentOf, percentOfWay } from './percentScale.ts';

/**
 * Where the target to date stands on the scale of percent complete: the target to date over the end target, held
 * between 0 and 100; for a goal counted in percent whose end target is lower than 100, between 0 and that (readings,
 * section 3, Target percent; specification, section 4, Projection). On the way from a baseline it is the part of the
 * way; where the percent is an attainment to date it is all of it.
 */
export function targetPercentOf(scale: PercentScale, target: Derivation | null, valueType: ValueType): number | null {
  if (target === null) return null;
  switch (scale.basis) {
    case 'endTarget': {
      const most = valueType === 'percent' ? Math.min(100, scale.whole.value) : 100;
      return held(percentOf(target.value, scale.whole.value), most);
    }
    case 'wayFromBaseline':
      return held(percentOfWay(target.value, scale), 100);
    case 'targetToDate':
      return 100;
  }
}

function held(percent: number, most: number): number {
  return Math.min(Math.max(percent, 0), most);
}
