import type { Series } from '#core/goal/series.ts';
import { type Aim, isNothingDue, reaches } from './achieved.ts';
import { finite } from './aggregate.ts';
import { isOwnBaseline } from './baseline.ts';
import type { Derivation } from './derivation.ts';
import { stated } from './derive.ts';
import type { Measurement } from './measure.ts';

/** What percents of a goal are percents of, so that its actual and its target stand on one scale. */
export type PercentScale =
  | { readonly basis: 'endTarget'; readonly whole: Derivation }
  | WayFromBaseline
  | { readonly basis: 'targetToDate' };

type WayFromBaseline = { readonly basis: 'wayFromBaseline'; readonly from: Derivation; readonly to: Derivation };

/**
 * Current from a baseline of its own: of the way from it to the end target, where it does not meet that already. Sum,
 * Current and Highest going up to an end target above 0: a percent of it. Current going down from a derived baseline that
 * is worse than the end target: of the way between them. Milestones of which none is due: of all of them. Everything else:
 * of the target to date, its attainment (decision 126).
 */
export function percentScaleOf(aim: Aim, { endTarget, baseline }: Measurement, series: Series): PercentScale {
  if (endTarget === null) return { basis: 'targetToDate' };
  if (isNothingDue(aim, endTarget.value)) return { basis: 'endTarget', whole: stated('hundredPercent', 100) };
  const { aggregation, targetDirection } = aim;
  const from = aggregation === 'current' && baseline !== null ? baseline.figure : null;
  if (from !== null && isOwnBaseline(from)) {
    const meetsAlready = reaches(targetDirection, { actual: from, endTarget }, series);
    return meetsAlready ? { basis: 'targetToDate' } : { basis: 'wayFromBaseline', from, to: endTarget };
  }
  const grows = aggregation === 'sum' || aggregation === 'current' || aggregation === 'highest';
  if (grows && targetDirection === 'up' && endTarget.value > 0) return { basis: 'endTarget', whole: endTarget };
  if (from !== null && targetDirection === 'down' && from.value > endTarget.value) {
    return { basis: 'wayFromBaseline', from, to: endTarget };
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
