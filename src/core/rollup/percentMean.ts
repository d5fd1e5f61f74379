import type { PercentPair } from '#core/figure/figureContext.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { heldPercent } from './heldPercent.ts';
import { areAlike, WeightedMean } from './weightedMean.ts';

/** A mean is taken of hundred-millionths of a percent, which a double can count for hundreds of thousands of goals. */
const PARTS_OF_PERCENT = 1e8;

/**
 * The mean of percents, each held between 0 and 100; null ones are left out, and none at all gives null. `weights` are
 * those of the percents, in their order; left out, all weigh the same.
 */
export function meanPercent(percents: readonly (number | null)[], weights: readonly number[] = []): number | null {
  if (!areAlike(weights.filter((_, at) => percents[at] !== null))) return weightedPercent(percents, weights);
  let parts = 0;
  let count = 0;
  for (const percent of percents) {
    if (percent === null) continue;
    parts += Math.round(heldPercent(percent) * PARTS_OF_PERCENT);
    count += 1;
  }
  return count === 0 ? null : parts / (PARTS_OF_PERCENT * count);
}

function weightedPercent(percents: readonly (number | null)[], weights: readonly number[]): number | null {
  const mean = new WeightedMean();
  weights.forEach((weight, at) => {
    const percent = percents[at] ?? null;
    if (percent !== null) mean.addValue(heldPercent(percent), weight);
  });
  return mean.value();
}

export type WeightedFigures = { readonly figures: GoalFigures; readonly weight: number };

/** The actual and the target of a parent measured by its children's percents (rule 3.12). */
export function percentPairOf(children: readonly WeightedFigures[]): PercentPair {
  const weights = children.map(({ weight }) => weight);
  return {
    actual: meanPercent(
      children.map(({ figures }) => figures.percentComplete),
      weights,
    ),
    target: meanPercent(
      children.map(({ figures }) => figures.targetPercent),
      weights,
    ),
  };
}
