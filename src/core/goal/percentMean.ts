import { aggregate } from './aggregate.ts';
import type { PercentPair } from './figureContext.ts';
import type { GoalFigures } from './figures.ts';
import { heldPercent } from './heldPercent.ts';

/**
 * The mean of percents, each held between 0 and 100; null ones are left out, and none at all gives null. Of decimals,
 * so that it does not depend on their order.
 */
export function meanPercent(percents: readonly (number | null)[]): number | null {
  const column = Float64Array.from(percents, (percent) => (percent === null ? Number.NaN : heldPercent(percent)));
  return aggregate(column, { from: 0, to: column.length }, 'average');
}

/** The actual and the target of a parent measured by its children's percents (readings, section 3, Roll-up, type 6). */
export function percentPairOf(children: readonly GoalFigures[]): PercentPair {
  return {
    actual: meanPercent(children.map(({ percentComplete }) => percentComplete)),
    target: meanPercent(children.map(({ targetPercent }) => targetPercent)),
  };
}
