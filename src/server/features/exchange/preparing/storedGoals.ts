import { shownNumber } from '#core/goal/goalNumber.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { StoredInTree } from './goalTree.ts';

/** The goals of a plan by their shown numbers, by which an import finds them. */
export type StoredGoals = {
  readonly goals: ReadonlyMap<string, StoredGoal>;
  readonly places: ReadonlyMap<string, StoredInTree>;
  /** Numbers that several goals have: no row can say which it means. */
  readonly twice: ReadonlySet<string>;
};

/** Of several goals with one number the first stands for the others. */
export function goalsByKey(stored: readonly StoredGoal[]): StoredGoals {
  const byId = new Map(stored.map((goal) => [goal.id, goal]));
  const goals = new Map<string, StoredGoal>();
  const twice = new Set<string>();
  for (const goal of stored) {
    const key = shownNumber(goal.number);
    if (goals.has(key)) twice.add(key);
    else goals.set(key, goal);
  }
  const places = new Map([...goals].map(([key, goal]) => [key, placeOf(goal, byId)]));
  return { goals, places, twice };
}

function placeOf(goal: StoredGoal, byId: ReadonlyMap<string, StoredGoal>): StoredInTree {
  const parent = goal.parentId === null ? undefined : byId.get(goal.parentId);
  return {
    parentKey: parent === undefined ? null : shownNumber(parent.number),
    depth: goal.depth,
    levelsBelowParent: parent === undefined ? 0 : goal.depth - parent.depth,
  };
}
