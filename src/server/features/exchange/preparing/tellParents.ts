import { isLonger, type TrackingFrequency } from '#core/calendar/period.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { FrequencyTold } from './goalDefaults.ts';
import type { GoalRow } from './goalRow.ts';
import type { SettledTree } from './settleTree.ts';

type Known = {
  readonly tree: SettledTree;
  readonly accepted: ReadonlyMap<string, GoalRow>;
  readonly stored: ReadonlyMap<string, StoredGoal>;
};

/**
 * Of new roll-up parents that nothing tells a frequency, the one of the goal below that is tracked least often: a child
 * may not be tracked less often than its parent.
 */
export function tellParents(
  told: ReadonlyMap<string, FrequencyTold>,
  { tree, accepted, stored }: Known,
): ReadonlyMap<string, FrequencyTold> {
  const all = new Map(told);
  const frequencyOf = (key: string): TrackingFrequency | null => {
    const stated = accepted.get(key)?.trackingFrequency ?? stored.get(key)?.trackingFrequency;
    if (stated !== undefined) return stated;
    const found = all.get(key);
    return found === undefined || found.from === 'others' ? null : found.frequency;
  };
  const deepestFirst = [...tree.places].sort(([, one], [, other]) => other.depth - one.depth);
  const rarest = new Map<string, TrackingFrequency>();
  for (const [key, { parentKey }] of deepestFirst) {
    const below = rarest.get(key);
    const isParent = isRollupType(accepted.get(key)?.cells.rollup ?? null);
    if (below !== undefined && isParent && frequencyOf(key) === null && all.has(key)) {
      all.set(key, { frequency: below, from: 'children' });
    }
    const own = frequencyOf(key);
    if (parentKey === null || own === null) continue;
    const known = rarest.get(parentKey);
    if (known === undefined || isLonger(own, known)) rarest.set(parentKey, own);
  }
  return all;
}
