import type { Rollup } from './goal.ts';

/** rollup_type 2 to 6: how a parent is computed from its children (specification, section 9: "rollup_type above 1"). */
export type RollupType = Exclude<Rollup, 'none' | 'feeds'>;

export function isRollupType(rollup: Rollup | null): rollup is RollupType {
  return rollup !== null && rollup !== 'none' && rollup !== 'feeds';
}
