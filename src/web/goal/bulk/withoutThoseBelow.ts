import type { ListedGoal } from '#contract/listedGoal.ts';
import type { GoalNode, Hierarchy } from '#core/goal/hierarchy.ts';

/** Without those that lie below another of them: they move with it. */
export function withoutThoseBelow(
  goals: readonly ListedGoal[],
  { nodes }: Pick<Hierarchy<ListedGoal>, 'nodes'>,
): readonly ListedGoal[] {
  const ids = new Set(goals.map(({ id }) => id));
  const isBelow = (node: GoalNode<ListedGoal> | null | undefined): boolean =>
    node != null && (ids.has(node.goal.id) || isBelow(node.parent));
  return goals.filter(({ id }) => !isBelow(nodes.get(id)?.parent));
}
