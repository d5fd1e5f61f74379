import type { PercentPair } from '#core/figure/figureContext.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { heldPercent } from './heldPercent.ts';

/** A mean is taken of hundred-millionths of a percent, which a double can count for hundreds of thousands of goals. */
const PARTS_OF_PERCENT = 1e8;

/** The mean of percents, each held between 0 and 100; null ones are left out, and none at all gives null. */
export function meanPercent(percents: readonly (number | null)[]): number | null {
  let parts = 0;
  let count = 0;
  for (const percent of percents) {
    if (percent === null) continue;
    parts += Math.round(heldPercent(percent) * PARTS_OF_PERCENT);
    count += 1;
  }
  return count === 0 ? null : parts / (PARTS_OF_PERCENT * count);
}

/** The actual and the target of a parent measured by its children's percents (readings, section 3, Roll-up, type 6). */
export function percentPairOf(children: readonly GoalFigures[]): PercentPair {
  return {
    actual: meanPercent(children.map(({ percentComplete }) => percentComplete)),
    target: meanPercent(children.map(({ targetPercent }) => targetPercent)),
  };
}
