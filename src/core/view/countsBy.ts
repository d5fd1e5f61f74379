import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import type { View } from './viewOf.ts';

/** The goals that a view counts apart by a key of each, in the order of the list. */
export function countsBy<Key>(
  { counted }: Pick<View, 'counted'>,
  goals: readonly FilterableGoal[],
  keyOf: (goal: FilterableGoal) => Key,
): Map<Key, StatusDistribution> {
  const sums = new Map<Key, Record<ShownStatus, number>>();
  for (const goal of counted.map((at) => goals[at]).filter((each) => each !== undefined)) {
    const key = keyOf(goal);
    const sum = sums.get(key) ?? { ...NO_GOALS };
    sum[goal.status] += 1;
    sums.set(key, sum);
  }
  return sums;
}
