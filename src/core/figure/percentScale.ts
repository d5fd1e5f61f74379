import type { Aim } from './achieved.ts';
import { finite } from './aggregate.ts';
import type { Derivation } from './derivation.ts';
import type { Measurement } from './measure.ts';

/** What percents of a goal are percents of, so that its actual and its target stand on one scale. */
export type PercentScale =
  | { readonly basis: 'endTarget'; readonly whole: Derivation }
  | WayFromBaseline
  | { readonly basis: 'targetToDate' };

type WayFromBaseline = { readonly basis: 'wayFromBaseline'; readonly from: Derivation; readonly to: Derivation };

/**
 * Sum, Current and Highest going up to an end target above 0: a percent of it. Current going down from a baseline that
 * is worse than the end target: of the way between them. Everything else: of the target to date, its attainment
 * (readings, section 3, Percent complete).
 */
export function percentScaleOf(
  { aggregation, targetDirection }: Aim,
  { endTarget, baseline }: Measurement,
): PercentScale {
  const grows = aggregation === 'sum' || aggregation === 'current' || aggregation === 'highest';
  if (grows && targetDirection === 'up' && endTarget !== null && endTarget.value > 0) {
    return { basis: 'endTarget', whole: endTarget };
  }
  const mayFall = aggregation === 'current' && targetDirection === 'down';
  if (mayFall && baseline !== null && endTarget !== null && baseline.figure.value > endTarget.value) {
    return { basis: 'wayFromBaseline', from: baseline.figure, to: endTarget };
  }
  return { basis: 'targetToDate' };
}

/** 45 of 60 is 75; held within the largest double. */
export function percentOf(part: number, whole: number): number {
  return finite((part / whole) * 100);
}

/** How far a value is on the way from one figure to another; halved where the way leaves the range of doubles. */
export function percentOfWay(value: number, { from, to }: Pick<WayFromBaseline, 'from' | 'to'>): number {
  const way = from.value - to.value;
  if (Number.isFinite(way)) return percentOf(from.value - value, way);
  return percentOf(from.value / 2 - value / 2, from.value / 2 - to.value / 2);
}
