import type { StatusDistribution } from '#core/goal/figures.ts';
import type { Hierarchy, PlacedGoal } from '#core/goal/hierarchy.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { addedUp } from '#core/rollup/addedDistributions.ts';
import { type CountedFigures, NO_GOALS } from '#core/rollup/distribution.ts';
import { type Health, healthOf } from '#core/rollup/health.ts';
import { eachCounted, healthColumnsOf } from '#core/rollup/healthColumns.ts';

/** The health of some goals of a tree, for tests: each counts once, a container for what is beneath it. */
export function healthOfListed<G extends PlacedGoal>(
  hierarchy: Hierarchy<G>,
  listedIds: ReadonlySet<string>,
  figuresOf: (goal: G) => CountedFigures,
): Health {
  const goals = Array.from(hierarchy.nodes.values(), ({ goal }) => goal);
  const marks = Uint8Array.from(goals, ({ id }) => Number(listedIds.has(id)));
  const parts: StatusDistribution[] = [];
  eachCounted(healthColumnsOf(goals, hierarchy, figuresOf), marks, {
    goal: (_, at) => {
      parts.push(...SHOWN_STATUSES.slice(at, at + 1).map((status) => ({ ...NO_GOALS, [status]: 1 })));
    },
    group: (_, contains) => parts.push(contains),
  });
  return healthOf(addedUp(parts));
}
