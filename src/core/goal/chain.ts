import { ancestorsOf, type GoalNode, type PlacedGoal } from './hierarchy.ts';

/**
 * The chain of a goal, from the top down to itself: those of its ancestors that may be shown, that is, that the viewer
 * may see and that are in the fiscal year (rule 5.1).
 */
export function chainOf<G extends PlacedGoal>(
  node: GoalNode<G>,
  mayShow: (goal: G) => boolean,
): readonly GoalNode<G>[] {
  return [
    ...ancestorsOf(node)
      .filter(({ goal }) => mayShow(goal))
      .reverse(),
    node,
  ];
}

/**
 * Where the back button of a goal leads: to the nearest goal above it in its chain. Null where there is no button, that
 * is, unless the goal's depth is greater than the least depth of the chain (rule 5.1).
 */
export function backGoalOf<G extends PlacedGoal>(chain: readonly GoalNode<G>[]): G | null {
  const [node, above] = chain.toReversed();
  if (!node || !above) return null;
  return chain.some(({ goal }) => goal.depth < node.goal.depth) ? above.goal : null;
}
