import { LOWEST_DEPTH } from './goal.ts';
import { type GoalNode, type Hierarchy, isDepth, levelsBelow, type PlacedGoal, replaceGoal } from './hierarchy.ts';
import { inNumberOrderBy, placeAmong } from './numberOrder.ts';

type Nodes<G extends PlacedGoal> = readonly GoalNode<G>[];

/**
 * The tree after some goals were added, removed, moved or changed; `rows` are the added and changed goals as they are
 * now. It reuses the nodes of the tree before, which must not be used any more. Null, with nothing changed, where a
 * goal would lose its parent or the tree would be unsound: then build it anew.
 */
export function hierarchyAfter<G extends PlacedGoal>(
  before: Hierarchy<G>,
  { rows, gone }: { readonly rows: readonly G[]; readonly gone: readonly G[] },
): Hierarchy<G> | null {
  // hierarchyOf builds a Map.
  const nodes = before.nodes as Map<string, GoalNode<G>>;
  const going = new Set(gone.map(({ id }) => id));
  const changed = new Map(rows.filter(({ id }) => !going.has(id)).map((row) => [row.id, row]));
  const leaving = gone.flatMap(({ id }) => nodes.get(id) ?? []);
  const placed = new Set([...changed.values()].filter((row) => !isInPlace(nodes.get(row.id)?.goal, row)));
  const isStill = placed.size + leaving.length === 0;
  if (!isStill && before.problems.length > 0) return null;
  if (
    !areSound([...placed], { nodes, changed, going }) ||
    leaving.some((node) => leavesSome(node, { changed, going }))
  ) {
    return null;
  }

  let { roots } = before;
  const alter = (above: GoalNode<G> | null, change: (children: Nodes<G>) => Nodes<G>) => {
    if (above === null) roots = change(roots);
    else Object.assign(above, { children: change(above.children) });
  };
  const taken = new Set([...leaving, ...Array.from(placed).flatMap(({ id }) => nodes.get(id) ?? [])]);
  for (const above of new Set(Array.from(taken, ({ parent }) => parent))) {
    alter(above, (children) => children.filter((child) => !taken.has(child)));
  }
  for (const id of going) nodes.delete(id);
  const come: GoalNode<G>[] = [];
  for (const row of changed.values()) {
    const node = nodes.get(row.id) ?? { goal: row, parent: null, children: [] };
    replaceGoal(node, row);
    nodes.set(row.id, node);
    if (placed.has(row)) come.push(node);
  }
  for (const [parentId, some] of Map.groupBy(come, ({ goal }) => goal.parentId)) {
    const parent = (parentId === null ? undefined : nodes.get(parentId)) ?? null;
    for (const node of some) Object.assign(node, { parent });
    alter(parent, (others) => withNodes(others, some));
  }
  return { ...before, roots };
}

/** Whether a goal stands where it stood. */
export function isInPlace(before: PlacedGoal | undefined, after: PlacedGoal): boolean {
  return before?.parentId === after.parentId && before.number === after.number && before.depth === after.depth;
}

type Change<G extends PlacedGoal> = {
  readonly nodes: ReadonlyMap<string, GoalNode<G>>;
  readonly changed: ReadonlyMap<string, G>;
  readonly going: ReadonlySet<string>;
};

/** Whether the goals, with what stays below them, stand below goals that are there, and on levels that there are. */
function areSound<G extends PlacedGoal>(placed: readonly G[], { nodes, changed, going }: Change<G>): boolean {
  const goalOf = (id: string) => (going.has(id) ? undefined : (changed.get(id) ?? nodes.get(id)?.goal));
  return placed.every((goal) => {
    const node = nodes.get(goal.id);
    let levels = node === undefined ? 0 : levelsBelow(node);
    for (let up = goal.parentId; up !== null && levels <= LOWEST_DEPTH; levels += 1) {
      const above = goalOf(up);
      if (above === undefined) return false;
      up = above.parentId;
    }
    return levels <= LOWEST_DEPTH && isDepth(goal.depth);
  });
}

function leavesSome<G extends PlacedGoal>(
  { goal: { id }, children }: GoalNode<G>,
  { changed, going }: Pick<Change<G>, 'changed' | 'going'>,
): boolean {
  return children.some(({ goal }) => !going.has(goal.id) && (changed.get(goal.id) ?? goal).parentId === id);
}

function withNodes<G extends PlacedGoal>(ordered: Nodes<G>, come: Nodes<G>): Nodes<G> {
  if (come.length > 1) return inNumberOrderBy([...ordered, ...come], ({ goal }) => goal);
  const goals = ordered.map(({ goal }) => goal);
  return come.reduce((nodes, node) => nodes.toSpliced(placeAmong(goals, node.goal).place, 0, node), ordered);
}
