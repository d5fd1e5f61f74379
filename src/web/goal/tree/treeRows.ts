import type { ListedGoal } from '#contract/listedGoal.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { ancestorsOf, descendantsOf, type GoalNode, type Hierarchy, levelsBelow } from '#core/goal/hierarchy.ts';

/** A goal as a row of the tree. */
export type TreeRow = {
  readonly goal: ListedGoal;
  /** From 1. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly parentId: string | null;
  /** Null: nothing is beneath it. */
  readonly isOpen: boolean | null;
  /** It stands here for what is beneath it, and is not listed itself. */
  readonly isDim: boolean;
};

export type TreeAsked = {
  readonly hierarchy: Hierarchy<ListedGoal>;
  /** The listed goals; null where no filter is set: then every goal of the year stands in the tree. */
  readonly listed: ReadonlySet<string> | null;
  readonly isOpen: (goal: ListedGoal) => boolean;
};

/** The rows in view of the tree, each before what lies beneath it. A listed goal brings its ancestors with it. */
export function treeRows({ hierarchy, listed, isOpen }: TreeAsked): TreeRow[] {
  const kept = keptGoals(hierarchy, listed);
  const rows: TreeRow[] = [];
  function add(nodes: readonly GoalNode<ListedGoal>[], level: number) {
    const shown = nodes.filter(({ goal }) => kept.has(goal.id));
    shown.forEach(({ goal, parent, children }, index) => {
      const hasChildren = children.some((child) => kept.has(child.goal.id));
      const isUnfolded = hasChildren && isOpen(goal);
      rows.push({
        goal,
        level,
        position: index + 1,
        siblings: shown.length,
        parentId: parent?.goal.id ?? null,
        isOpen: hasChildren ? isUnfolded : null,
        isDim: listed !== null && !listed.has(goal.id),
      });
      if (isUnfolded) add(children, level + 1);
    });
  }
  add(hierarchy.roots, 1);
  return rows;
}

/** Whether a goal may be put under another (null: at the top): not under itself, nothing below the lowest level, and not where it is. */
export function mayMoveUnder(
  hierarchy: Hierarchy<ListedGoal>,
  { goalId, parentId }: { readonly goalId: string; readonly parentId: string | null },
): boolean {
  const node = hierarchy.nodes.get(goalId);
  if (node === undefined || (node.parent?.goal.id ?? null) === parentId) return false;
  if (parentId === null) return true;
  const parent = hierarchy.nodes.get(parentId);
  if (parent === undefined || parent === node || descendantsOf(node).includes(parent)) return false;
  return parent.goal.depth + 1 + levelsBelow(node) <= LOWEST_DEPTH;
}

function keptGoals(hierarchy: Hierarchy<ListedGoal>, listed: ReadonlySet<string> | null): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const node of hierarchy.nodes.values()) {
    const { id, figures } = node.goal;
    if (!(listed === null ? figures.inFiscalYear : listed.has(id)) || kept.has(id)) continue;
    kept.add(id);
    for (const { goal } of ancestorsOf(node)) kept.add(goal.id);
  }
  return kept;
}
