import type { Rollup } from './goal.ts';

/** rollup_type 2 to 6: how a parent is computed from its children (rule 3.12). */
export type RollupType = Exclude<Rollup, 'none' | 'feeds'>;

export type ValueRollup = Exclude<RollupType, 'percent'>;

/** Whether children are what a goal is computed from; nothing said, 0 and 1 are none. */
export function isRollupType(rollup: Rollup | null): rollup is RollupType {
  return rollup !== null && rollup !== 'none' && rollup !== 'feeds';
}
