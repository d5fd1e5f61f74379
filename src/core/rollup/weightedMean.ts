import { type Fraction, fractionOf, plus, scaledBy, toNumber } from '#core/figure/fraction.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import { valueAt } from '#core/goal/series.ts';

/** Weights are told apart to a hundredth (`goalFields.weight`), so that hundredths are whole numbers. */
const HUNDREDTHS = 100;

/** The mean of figures by weights; exact, so that it is the same in whatever order they come. */
export class WeightedMean {
  private sum: Fraction = { numerator: 0n, denominator: 1n };
  private weights = 0;

  add(column: Float64Array, index: number, weight: number): void {
    this.addValue(valueAt(column, index), weight);
  }

  addValue(value: number, weight: number): void {
    if (Number.isNaN(value)) return;
    const hundredths = Math.round(weight * HUNDREDTHS);
    this.sum = plus(this.sum, scaledBy(fractionOf(value), hundredths, 1));
    this.weights += hundredths;
  }

  /** Null of none. */
  value(): number | null {
    return this.weights === 0 ? null : toNumber(scaledBy(this.sum, 1, this.weights));
  }
}

/** Whether a mean by these weights is the plain mean. */
export function areAlike(weights: readonly number[]): boolean {
  return weights.every((weight) => weight === weights[0]);
}

/** Whether a parent averages percents, so that its children's weights count. */
export function averagesPercents(kind: GoalKind, { valueType }: Pick<Goal, 'valueType'>): boolean {
  return kind === 'container' || kind === 'percentMean' || (kind === 'average' && valueType === 'percent');
}

/** Whether children of a roll-up of figures weigh differently in it. */
export function countsByWeight({
  type,
  parent,
  children,
}: {
  readonly type: GoalKind;
  readonly parent: Pick<Goal, 'valueType'>;
  readonly children: readonly { readonly goal: Pick<Goal, 'weight'> }[];
}): boolean {
  return averagesPercents(type, parent) && !areAlike(children.map(({ goal }) => goal.weight));
}

/** The sum of weights, as exact as they are. */
export function sumOfWeights(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + Math.round(weight * HUNDREDTHS), 0) / HUNDREDTHS;
}
