import { ancestorsOf, type GoalNode, type PlacedGoal } from './hierarchy.ts';

/**
 * Under which goal a goal stands for somebody who does not see all: the nearest of its ancestors that they see, so that
 * its chain is made of those alone (rules 5.1 and 7.3). Null where they see none.
 */
export function visibleParentOf<G extends PlacedGoal>(
  node: GoalNode<G>,
  maySee: (goal: G) => boolean,
): GoalNode<G> | null {
  return ancestorsOf(node).find(({ goal }) => maySee(goal)) ?? null;
}
