import { type GoalNode, type Hierarchy, isSound, type PlacedGoal, replaceGoal } from './hierarchy.ts';
import { inNumberOrder, placeAmong } from './numberOrder.ts';

/**
 * The tree after some goals were added, removed or changed in place; `rows` are the added or changed goals as they
 * are now. It reuses the nodes of the tree before, which must not be used any more. Null, with nothing changed, where
 * a goal would lose its parent or the tree would be unsound: then build it anew.
 */
export function hierarchyAfter<G extends PlacedGoal>(
  before: Hierarchy<G>,
  { rows, gone }: { readonly rows: readonly G[]; readonly gone: readonly G[] },
): Hierarchy<G> | null {
  // hierarchyOf builds a Map.
  const nodes = before.nodes as Map<string, GoalNode<G>>;
  const come = inNumberOrder(rows.filter(({ id }) => !nodes.has(id)));
  const going = new Set(gone.map(({ id }) => id));
  const isGoing = ({ goal }: GoalNode<G>) => going.has(goal.id);
  const leaving = gone.flatMap(({ id }) => nodes.get(id) ?? []);
  const isStill = come.length + leaving.length === 0;
  if (!isStill && before.problems.length > 0) return null;
  if (leaving.some(({ children }) => !children.every(isGoing))) return null;
  const coming = new Map<string, GoalNode<G>>();
  for (const goal of come) {
    const above = goal.parentId === null ? null : (coming.get(goal.parentId) ?? nodes.get(goal.parentId));
    if (above === undefined || (above !== null && isGoing(above))) return null;
    const node = { goal, parent: above, children: [] };
    if (!isSound(node)) return null;
    coming.set(goal.id, node);
  }

  for (const row of rows) {
    const node = nodes.get(row.id);
    if (node !== undefined) replaceGoal(node, row);
  }
  let { roots } = before;
  const alter = (above: GoalNode<G> | null, change: (children: readonly GoalNode<G>[]) => readonly GoalNode<G>[]) => {
    if (above === null) roots = change(roots);
    else setChildren(above, change(above.children));
  };
  for (const above of new Set(leaving.map(({ parent }) => parent))) {
    alter(above, (children) => children.filter((child) => !isGoing(child)));
  }
  for (const id of going) nodes.delete(id);
  for (const node of coming.values()) {
    nodes.set(node.goal.id, node);
    alter(node.parent, (children) => children.toSpliced(placeOf(node, children), 0, node));
  }
  return { ...before, roots };
}

function placeOf<G extends PlacedGoal>({ goal }: GoalNode<G>, among: readonly GoalNode<G>[]): number {
  return placeAmong(
    among.map((each) => each.goal),
    goal,
  ).place;
}

function setChildren<G extends PlacedGoal>(node: GoalNode<G>, children: readonly GoalNode<G>[]): void {
  const place: { children: readonly GoalNode<G>[] } = node;
  place.children = children;
}
