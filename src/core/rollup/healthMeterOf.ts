import type { GoalNode, PlacedGoal } from '#core/goal/hierarchy.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import { type CountedFigures, isCounted, NO_GOALS } from './distribution.ts';
import { containedBy, type Health, healthOf } from './healthMeter.ts';

/**
 * The health meter of listed goals: each measured goal counts once. A listed container stands for its measured
 * descendants, so those of them that are listed too do not count again; a deferred one stands for nothing (readings,
 * section 3, Health meter).
 */
export function healthMeterOf<G extends PlacedGoal>(
  listed: readonly GoalNode<G>[],
  figuresOf: (goal: G) => CountedFigures,
): Health {
  const containers = new Set(listed.filter(({ goal }) => containedBy(figuresOf(goal)) !== null));
  const sum = { ...NO_GOALS };
  for (const node of new Set(listed)) {
    if (containers.size > 0 && isBelow(node, containers)) continue;
    const figures = figuresOf(node.goal);
    const contained = containedBy(figures);
    if (contained !== null) for (const status of SHOWN_STATUSES) sum[status] += contained[status];
    else if (isCounted(figures)) sum[shownStatusOf(figures)] += 1;
  }
  return healthOf(sum);
}

function isBelow<G extends PlacedGoal>(node: GoalNode<G>, containers: ReadonlySet<GoalNode<G>>): boolean {
  for (let up = node.parent; up !== null; up = up.parent) if (containers.has(up)) return true;
  return false;
}
