import type { Goal } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { finite } from './aggregate.ts';
import { isOwnBaseline } from './baseline.ts';
import { difference } from './between.ts';
import type { Derivation } from './derivation.ts';
import { exactValue } from './exactValue.ts';
import { type Fraction, scaledBy } from './fraction.ts';
import { absolute, compareFractions, minus } from './fractionArithmetic.ts';

/**
 * What attainment is measured in, and which of its candidates that is: the size of the target; for some Current goals
 * the way from baseline to end target, a tenth of it or of the end target, or the baseline less ten times the end target.
 */
export type Divisor = {
  readonly rule: DivisorRule;
  readonly value: number;
  readonly target: Derivation;
  /** Null where only the target counts. */
  readonly way: Way | null;
};

export type DivisorRule = 'target' | 'way' | 'tenthOfWay' | 'tenthOfEndTarget' | 'baseline';

type Way = { readonly from: Derivation; readonly to: Derivation; readonly rules: readonly DivisorRule[] };

/**
 * D = |T|. For a Current goal going up or down from a baseline of its own it is the way to the end target, at least a
 * tenth of the end target; for other Current goals at least |T|, at least a tenth of the way and, where the end target
 * is 0 or of the other sign than the baseline, the way, else |baseline| − 10·|end target|. So attainment does not jump
 * while a target moves through nought (decision 126).
 */
export function divisorOf(
  { aggregation, targetDirection }: Pick<Goal, 'aggregation' | 'targetDirection'>,
  target: Derivation,
  { baseline, endTarget }: { readonly baseline: Derivation | null; readonly endTarget: Derivation | null },
): Divisor {
  const ofTarget = { rule: 'target', value: Math.abs(target.value), target, way: null } as const;
  if (aggregation !== 'current' || baseline === null || endTarget === null) return ofTarget;
  const isOwnWay = isOwnBaseline(baseline) && targetDirection !== 'equal';
  const rules = isOwnWay ? OWN_RULES : otherRules(baseline.value, endTarget.value);
  const way: Way = { from: baseline, to: endTarget, rules };
  return rules
    .map((rule) => ({ rule, value: candidate(rule, target, way), target, way }))
    .reduce((largest, other) => (other.value > largest.value ? other : largest));
}

const OWN_RULES: readonly DivisorRule[] = ['way', 'tenthOfEndTarget'];

function otherRules(baseline: number, endTarget: number): readonly DivisorRule[] {
  const isThroughNought = endTarget === 0 || Math.sign(baseline) === -Math.sign(endTarget);
  return isThroughNought ? ['way', 'target', 'tenthOfWay'] : ['target', 'tenthOfWay', 'baseline'];
}

function candidate(rule: DivisorRule, target: Derivation, { from, to }: Way): number {
  switch (rule) {
    case 'target':
      return Math.abs(target.value);
    case 'way':
      return finite(Math.abs(difference(to.value, from.value)));
    case 'tenthOfWay':
      return finite(Math.abs(difference(to.value, from.value))) / 10;
    case 'tenthOfEndTarget':
      return Math.abs(to.value) / 10;
    case 'baseline':
      return finite(difference(Math.abs(from.value), 10 * Math.abs(to.value)));
  }
}

/** D without rounding: where candidates are too close for doubles, the largest of them all. */
export function exactDivisor({ target, way }: Divisor, series: Series): Fraction {
  const ofTarget = absolute(exactValue(target, series));
  if (way === null) return ofTarget;
  const from = exactValue(way.from, series);
  const to = exactValue(way.to, series);
  const length = absolute(minus(to, from));
  const candidates: Readonly<Record<DivisorRule, Fraction>> = {
    target: ofTarget,
    way: length,
    tenthOfWay: scaledBy(length, 1, 10),
    tenthOfEndTarget: scaledBy(absolute(to), 1, 10),
    baseline: minus(absolute(from), scaledBy(absolute(to), 10, 1)),
  };
  return way.rules
    .map((rule) => candidates[rule])
    .reduce((largest, other) => (compareFractions(other, largest) > 0 ? other : largest));
}
