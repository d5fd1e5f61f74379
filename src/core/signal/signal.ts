import type { TargetDirection } from '#core/goal/goal.ts';
import { elementAt } from '#core/outlook/elementAt.ts';
import { meanOf } from '#core/outlook/mean.ts';

export type SignalCause =
  | 'common'
  | 'above_limit'
  | 'below_limit'
  | 'two_of_three_above'
  | 'two_of_three_below'
  | 'seven_above'
  | 'seven_below'
  | 'trend_up'
  | 'trend_down';

/** What an unusual point means: better or worse by the goal's direction; high or low where equal is good. */
export type SignalKind = 'common' | 'improvement' | 'concern' | 'high' | 'low';

export type SignalPoint = { readonly cause: SignalCause; readonly kind: SignalKind };

/** Whether the target lies outside the limits, so that the process will always or never meet it. */
export type Assurance = 'consistently_met' | 'consistently_missed' | 'hit_and_miss';

export type ControlLimits = {
  readonly mean: number;
  readonly lower: number;
  readonly upper: number;
  /** Two thirds of the way from the mean to the limits. */
  readonly nearLower: number;
  readonly nearUpper: number;
};

/** Limits stand 2.66 mean moving ranges from the mean (3 divided by 1.128, the d2 of two values). */
const LIMIT_FACTOR = 2.66;

/** A moving range of this many mean moving ranges is screened out before the limits are computed. */
const SCREEN_FACTOR = 3.267;

/** Points in a row on one side of the mean, or rising or falling, that are unusual. */
const RUN_LENGTH = 7;

/**
 * XmR chart of Making Data Count (NHS England): the limits of a series in order of time. All moving ranges are screened
 * once for outliers. Null for fewer than two values, which have no moving range.
 */
export function controlLimitsOf(values: readonly number[]): ControlLimits | null {
  if (values.length < 2) return null;
  const ranges = values.slice(1).map((value, index) => Math.abs(value - elementAt(values, index)));
  const average = meanOf(ranges);
  const screened = ranges.filter((range) => range < SCREEN_FACTOR * average);
  const range = screened.length === 0 ? average : meanOf(screened);
  const mean = meanOf(values);
  const toLimit = LIMIT_FACTOR * range;
  const near = (toLimit * 2) / 3;
  return { mean, lower: mean - toLimit, upper: mean + toLimit, nearLower: mean - near, nearUpper: mean + near };
}

/** The cause and kind of each value, in their order (Making Data Count's four rules; the first that holds names it). */
export function signalPointsOf(
  values: readonly number[],
  { limits, direction }: { readonly limits: ControlLimits; readonly direction: TargetDirection },
): SignalPoint[] {
  const sides = values.map((value) => Math.sign(value - limits.mean));
  const steps = values.map((value, index) => (index === 0 ? 0 : Math.sign(value - elementAt(values, index - 1))));
  const near = values.map((value) => isWithin(value, limits) && (value < limits.nearLower || value > limits.nearUpper));
  const isInRun = runsOf(sides, RUN_LENGTH);
  const trends = trendsOf(steps);
  const isInTwoOfThree = twoOfThree(near, sides);
  return values.map((value, index) => {
    const side = elementAt(sides, index);
    const cause = causeAt();
    return { cause, kind: kindOf(cause, direction) };

    function causeAt(): SignalCause {
      if (value > limits.upper) return 'above_limit';
      if (value < limits.lower) return 'below_limit';
      const trend = elementAt(trends, index);
      if (trend !== 0) return trend > 0 ? 'trend_up' : 'trend_down';
      if (isInTwoOfThree[index]) return side > 0 ? 'two_of_three_above' : 'two_of_three_below';
      if (isInRun[index]) return side > 0 ? 'seven_above' : 'seven_below';
      return 'common';
    }
  });
}

/** Whether a process within these limits meets a target; null where equal is good, or without a target. */
export function assuranceOf(
  { lower, upper }: ControlLimits,
  { target, direction }: { readonly target: number | null; readonly direction: TargetDirection },
): Assurance | null {
  if (target === null || direction === 'equal') return null;
  if (target > upper) return direction === 'up' ? 'consistently_missed' : 'consistently_met';
  if (target < lower) return direction === 'up' ? 'consistently_met' : 'consistently_missed';
  return 'hit_and_miss';
}

function isWithin(value: number, { lower, upper }: ControlLimits): boolean {
  return value >= lower && value <= upper;
}

function runsOf(signs: readonly number[], length: number): boolean[] {
  const found = signs.map(() => false);
  let from = 0;
  for (let index = 0; index <= signs.length; index += 1) {
    if (index < signs.length && signs[index] === signs[from]) continue;
    if (signs[from] !== 0 && index - from >= length) found.fill(true, from, index);
    from = index;
  }
  return found;
}

/**
 * For each value 1 or -1 where it lies in a run of seven that rise or fall, else 0. As in the reference implementation,
 * a value whose next one is in a trend too gets the sign of the step to that.
 */
function trendsOf(steps: readonly number[]): number[] {
  const found = steps.map(() => 0);
  let from = 1;
  for (let index = 1; index <= steps.length; index += 1) {
    const sign = elementAt(steps, from);
    if (index < steps.length && steps[index] === sign) continue;
    if (sign !== 0 && index - from >= RUN_LENGTH - 1) found.fill(sign, from - 1, index);
    from = index;
  }
  return found.map((own, index) => (own !== 0 && found[index + 1] ? elementAt(steps, index + 1) : own));
}

/** Which places are close to a limit in three neighbours on one side of the mean, two of them close to its limit. */
function twoOfThree(near: readonly boolean[], sides: readonly number[]): boolean[] {
  const found = near.map(() => false);
  for (let first = 0; first + 3 <= near.length; first += 1) {
    const isOneSide = Math.abs(sides.slice(first, first + 3).reduce((sum, side) => sum + side, 0)) === 3;
    const close = near.slice(first, first + 3).filter((isNear) => isNear).length;
    if (isOneSide && close >= 2) found.fill(true, first, first + 3);
  }
  return found.map((isFound, index) => isFound && elementAt(near, index));
}

export const HIGH_CAUSES: ReadonlySet<SignalCause> = new Set([
  'above_limit',
  'trend_up',
  'two_of_three_above',
  'seven_above',
]);

function kindOf(cause: SignalCause, direction: TargetDirection): SignalKind {
  if (cause === 'common') return 'common';
  const isHigh = HIGH_CAUSES.has(cause);
  if (direction === 'equal') return isHigh ? 'high' : 'low';
  return isHigh === (direction === 'up') ? 'improvement' : 'concern';
}
