import type { StatusDistribution } from '#core/goal/figures.ts';
import type { Hierarchy, PlacedGoal } from '#core/goal/hierarchy.ts';
import { placeAmong } from '#core/goal/numberOrder.ts';
import { changedIn, type Rearrangement } from '#core/goal/rearrange.ts';
import type { CountedFigures } from './distribution.ts';
import { containedBy } from './health.ts';
import { type HealthColumns, NONE, statusPlaceOf } from './healthColumns.ts';

type Now<G extends PlacedGoal> = {
  readonly goals: readonly G[];
  readonly hierarchy: Hierarchy<G>;
  readonly figuresOf: (goal: G) => CountedFigures;
};

/**
 * The columns after some goals were added, removed or changed, none of them moved below another. Null where
 * containers come or go: then build them anew. Costs one copy.
 */
export function healthColumnsAfter<G extends PlacedGoal>(
  before: HealthColumns,
  moved: Rearrangement<G>,
  { goals, hierarchy, figuresOf }: Now<G>,
): HealthColumns | null {
  const nowAt = new Int32Array(before.statuses.length).fill(NONE);
  const statuses = new Int8Array(moved.count);
  for (const part of moved.parts) {
    if ('goal' in part) {
      if (part.was !== null) nowAt[part.was] = part.at;
      statuses[part.at] = statusPlaceOf(figuresOf(part.goal));
      continue;
    }
    statuses.set(before.statuses.subarray(part.from, part.to), part.at);
    for (let was = part.from; was < part.to; was += 1) nowAt[was] = part.at + was - part.from;
  }
  const contained = new Map<number, StatusDistribution>();
  for (const [was, stoodFor] of before.contained) {
    const at = Number(nowAt[was]);
    if (at === NONE) return null;
    contained.set(at, stoodFor);
  }
  const within = new Int32Array(moved.count).fill(NONE);
  for (let was = 0; was < nowAt.length; was += 1) {
    const container = Number(before.within[was]);
    const at = Number(nowAt[was]);
    if (at !== NONE && container !== NONE) within[at] = Number(nowAt[container]);
  }
  for (const { at, was, goal } of changedIn(moved)) {
    const stoodFor = containedBy(figuresOf(goal));
    if ((stoodFor !== null) !== contained.has(at)) return null;
    if (stoodFor !== null) contained.set(at, stoodFor);
    if (was !== null) continue;
    for (let up = hierarchy.nodes.get(goal.id)?.parent ?? null; up !== null; up = up.parent) {
      const { place } = placeAmong(goals, up.goal);
      if (within[at] === NONE && contained.has(place)) within[at] = place;
    }
  }
  return { statuses, within, contained };
}
