import { compareGoalNumbers, shownNumber } from './goalNumber.ts';
import { type GoalNode, type Hierarchy, hierarchyOf, type PlacedGoal } from './hierarchy.ts';
import { inNumberOrder } from './numberOrder.ts';

/**
 * Goals by number, each under its parent: where numbers follow the tree, as they nearly always do, that is their order;
 * a goal whose number does not fit its parent stands beneath it all the same.
 */
export function inTreeOrder<G extends PlacedGoal>(goals: readonly G[]): readonly G[] {
  if (doNumbersFit(goals)) return inNumberOrder(goals);
  const ordered: G[] = [];
  walk(hierarchyOf(goals).roots, ordered);
  return ordered;
}

/** The same of goals in the order of their numbers, by the tree they are part of. */
export function underParents<G extends PlacedGoal>(ordered: readonly G[], hierarchy: Hierarchy<G>): readonly G[] {
  const places = placesOtherwise(hierarchy);
  if (places === null) return ordered;
  const placeOf = ({ id }: G) => places.get(id) ?? places.size;
  return ordered.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Found once for each tree: lists of it are made with each key press. */
const known = new WeakMap<Hierarchy<PlacedGoal>, ReadonlyMap<string, number> | null>();

/** The places of all goals in a tree; null where they are in the order of their numbers. */
function placesOtherwise(hierarchy: Hierarchy<PlacedGoal>): ReadonlyMap<string, number> | null {
  const before = known.get(hierarchy);
  if (before !== undefined) return before;
  const goals: PlacedGoal[] = [];
  walk(hierarchy.roots, goals);
  const isOrdered = goals.every((goal, at) => compareGoalNumbers(goals[at - 1]?.number ?? '', goal.number) <= 0);
  const places = isOrdered ? null : new Map(goals.map(({ id }, at) => [id, at]));
  known.set(hierarchy, places);
  return places;
}

function walk<G extends PlacedGoal>(nodes: readonly GoalNode<G>[], into: G[]): void {
  for (const { goal, children } of nodes) {
    into.push(goal);
    walk(children, into);
  }
}

function doNumbersFit(goals: readonly PlacedGoal[]): boolean {
  const numbers = new Map(goals.map(({ id, number }) => [id, shownNumber(number)]));
  return goals.every(({ number, parentId }) => {
    const above = parentId === null ? undefined : numbers.get(parentId);
    const shown = shownNumber(number);
    return above === undefined ? !shown.includes('.') : shown.startsWith(`${above}.`);
  });
}
