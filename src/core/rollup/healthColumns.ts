import type { StatusDistribution } from '#core/goal/figures.ts';
import type { Hierarchy, PlacedGoal } from '#core/goal/hierarchy.ts';
import { STATUSES } from '#core/goal/status.ts';
import { type CountedFigures, isCounted, NO_GOALS } from './distribution.ts';
import { containedBy, type Health, healthOf } from './healthMeter.ts';

/** What the health of listed goals looks at, by their places in the list of all: made once, not for each filter. */
export type HealthColumns = {
  /** The place of its status in STATUSES; NOT_COUNTED for a container, and for a goal out of the fiscal year. */
  readonly statuses: Int8Array;
  /** The place of the nearest container above it that stands for its goals; NONE for none. */
  readonly within: Int32Array;
  /** What each of those containers stands for, by its place. */
  readonly contained: ReadonlyMap<number, StatusDistribution>;
};

export const NOT_COUNTED = -1;
const NONE = -1;

/** The columns of the goals of a tree, in the order they are given in. */
export function healthColumnsOf<G extends PlacedGoal>(
  goals: readonly G[],
  { nodes }: Pick<Hierarchy<G>, 'nodes'>,
  figuresOf: (goal: G) => CountedFigures,
): HealthColumns {
  const statuses = new Int8Array(goals.length);
  const within = new Int32Array(goals.length).fill(NONE);
  const contained = new Map<number, StatusDistribution>();
  const containers = new Map<string, number>();
  goals.forEach((goal, at) => {
    const figures = figuresOf(goal);
    statuses[at] = isCounted(figures) ? STATUSES.indexOf(figures.status) : NOT_COUNTED;
    const stoodFor = containedBy(figures);
    if (stoodFor === null) return;
    contained.set(at, stoodFor);
    containers.set(goal.id, at);
  });
  if (containers.size === 0) return { statuses, within, contained };
  goals.forEach(({ id }, at) => {
    for (let up = nodes.get(id)?.parent ?? null; up !== null && within[at] === NONE; up = up.parent)
      within[at] = containers.get(up.goal.id) ?? NONE;
  });
  return { statuses, within, contained };
}

/** The same as `healthMeterOf` of the goals that are marked with 1. */
export function healthOfMarked({ statuses, within, contained }: HealthColumns, marks: Uint8Array): Health {
  const counts = new Int32Array(STATUSES.length);
  const sum = { ...NO_GOALS };
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] !== 1 || isWithinMarked(at, within, marks)) continue;
    const status = Number(statuses[at]);
    if (status !== NOT_COUNTED) counts[status] = Number(counts[status]) + 1;
    else addAll(sum, contained.get(at) ?? NO_GOALS);
  }
  STATUSES.forEach((status, at) => {
    sum[status] += Number(counts[at]);
  });
  return healthOf(sum);
}

function isWithinMarked(at: number, within: Int32Array, marks: Uint8Array): boolean {
  for (let up = Number(within[at]); up !== NONE; up = Number(within[up])) if (marks[up] === 1) return true;
  return false;
}

function addAll(sum: Record<keyof StatusDistribution, number>, more: StatusDistribution): void {
  for (const status of STATUSES) sum[status] += more[status];
}
