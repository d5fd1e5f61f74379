import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { eachCounted } from '#core/rollup/healthColumns.ts';
import { chosenOf } from './chosenStatuses.ts';
import type { View } from './viewOf.ts';

/** The goals that a view counts apart by a key of the goal or group they are counted through, in the order of the list. */
export function countsBy<Key>(
  { list, criteria, counting }: View,
  keyOf: (at: number) => Key,
): Map<Key, StatusDistribution> {
  const sums = new Map<Key, Record<ShownStatus, number>>();
  const sumAt = (at: number) => {
    const key = keyOf(at);
    const sum = sums.get(key) ?? { ...NO_GOALS };
    sums.set(key, sum);
    return sum;
  };
  eachCounted(list.health, counting, {
    goal: (at, status) => {
      for (const name of SHOWN_STATUSES.slice(status, status + 1)) sumAt(at)[name] += 1;
    },
    group: (at, distribution) => {
      const sum = sumAt(at);
      for (const status of SHOWN_STATUSES) sum[status] += distribution[status];
    },
  });
  return new Map([...sums].map(([key, sum]) => [key, chosenOf(sum, criteria.statuses)]));
}
