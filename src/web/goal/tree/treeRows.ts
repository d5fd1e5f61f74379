import type { ListedGoal } from '#contract/listedGoal.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { ancestorsOf, descendantsOf, type GoalNode, type Hierarchy, levelsBelow } from '#core/goal/hierarchy.ts';

export type TreeRow = {
  readonly goal: ListedGoal;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly parentId: string | null;
  readonly isOpen: boolean | null;
  /** Not listed itself, shown for its descendants. */
  readonly isDim: boolean;
};

export type TreeAsked = {
  readonly hierarchy: Hierarchy<ListedGoal>;
  /** Null where no filter is set: then every goal of the year is in the tree. */
  readonly listed: ReadonlySet<string> | null;
  readonly isOpen: (goal: ListedGoal) => boolean;
};

/** The visible rows of the tree, depth first. A listed goal brings its ancestors with it. */
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
