import type { StatusDistribution } from '#core/goal/figures.ts';
import type { Hierarchy, PlacedGoal } from '#core/goal/hierarchy.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import { type CountedFigures, isCounted, NO_GOALS } from './distribution.ts';
import { containedBy } from './health.ts';

export type HealthColumns = {
  /** The place of its status in SHOWN_STATUSES; NOT_COUNTED for a container, and for a goal out of the fiscal year. */
  readonly statuses: Int8Array;
  /** The place of the nearest container above it that stands for its goals; NONE for none. */
  readonly within: Int32Array;
  readonly contained: ReadonlyMap<number, StatusDistribution>;
};

export const NOT_COUNTED = -1;
export const NONE = -1;

/** The columns of the goals of a tree, in the order they are given in. */
export function healthColumnsOf<G extends PlacedGoal>(
  goals: readonly G[],
  hierarchy: Hierarchy<G>,
  figuresOf: (goal: G) => CountedFigures,
): HealthColumns {
  const statuses = new Int8Array(goals.length);
  const contained = new Map<number, StatusDistribution>();
  goals.forEach((goal, at) => {
    const figures = figuresOf(goal);
    statuses[at] = statusPlaceOf(figures);
    const stoodFor = containedBy(figures);
    if (stoodFor !== null) contained.set(at, stoodFor);
  });
  return { statuses, within: withinOf(goals, hierarchy, contained), contained };
}

/** The place of a goal's status in SHOWN_STATUSES; NOT_COUNTED where it does not count. */
export function statusPlaceOf(figures: CountedFigures): number {
  return isCounted(figures) ? SHOWN_STATUSES.indexOf(shownStatusOf(figures)) : NOT_COUNTED;
}

function withinOf<G extends PlacedGoal>(
  goals: readonly G[],
  { nodes, problems }: Hierarchy<G>,
  contained: ReadonlyMap<number, unknown>,
): Int32Array {
  const within = new Int32Array(goals.length).fill(NONE);
  if (contained.size === 0) return within;
  const containers = new Map([...contained.keys()].map((at) => [goals[at]?.id, at]));
  // In the order of the list a goal mostly follows on those above it: they are remembered, not looked up.
  const above: number[] = [];
  goals.forEach(({ id, parentId }, at) => {
    while (above.length > 0 && goals[Number(above.at(-1))]?.id !== parentId) above.pop();
    const parent = above.at(-1);
    if (parent !== undefined && problems.length === 0) {
      within[at] = contained.has(parent) ? parent : Number(within[parent]);
    } else {
      for (let up = nodes.get(id)?.parent ?? null; up !== null && within[at] === NONE; up = up.parent)
        within[at] = containers.get(up.goal.id) ?? NONE;
    }
    above.push(at);
  });
  return within;
}

/**
 * Visits what the marked goals count, each once: a marked goal for itself, a marked container for everything it
 * contains, so that what is marked within it is not visited again (readings, section 3, Health meter).
 */
export function eachCounted(
  { statuses, within, contained }: HealthColumns,
  marks: Uint8Array,
  visit: {
    readonly goal: (at: number, status: number) => void;
    readonly group: (at: number, contains: StatusDistribution) => void;
  },
): void {
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] !== 1 || isWithinMarked(at, within, marks)) continue;
    const status = Number(statuses[at]);
    if (status !== NOT_COUNTED) visit.goal(at, status);
    else visit.group(at, contained.get(at) ?? NO_GOALS);
  }
}

/** Whether a container above a goal is marked. */
export function isWithinMarked(at: number, within: Int32Array, marks: Uint8Array): boolean {
  for (let up = Number(within[at]); up !== NONE; up = Number(within[up])) if (marks[up] === 1) return true;
  return false;
}
