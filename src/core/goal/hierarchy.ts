import { type Goal, LOWEST_DEPTH, type Rollup } from './goal.ts';
import { inNumberOrderBy } from './numberOrder.ts';
import { isRollupType } from './rollupType.ts';
import type { TreeProblem } from './treeProblem.ts';

export type PlacedGoal = Pick<Goal, 'id' | 'parentId' | 'number' | 'title' | 'depth' | 'rollup'>;

export type GoalNode<G extends PlacedGoal = Goal> = {
  readonly goal: G;
  readonly parent: GoalNode<G> | null;
  readonly children: readonly GoalNode<G>[];
};

/**
 * The tree of a plan's goals. It always is a tree of seven levels at most: a goal whose parent is missing, every goal
 * of a cycle, and a goal below the lowest level stand as roots and are named in `problems`, so nothing that walks it
 * runs astray.
 */
export type Hierarchy<G extends PlacedGoal = Goal> = {
  readonly nodes: ReadonlyMap<string, GoalNode<G>>;
  readonly roots: readonly GoalNode<G>[];
  readonly problems: readonly TreeProblem[];
};

/** Of two goals with the same id the first wins. */
export function hierarchyOf<G extends PlacedGoal>(goals: readonly G[]): Hierarchy<G> {
  const problems: TreeProblem[] = [];
  const nodes = new Map<string, Draft<G>>();
  for (const goal of goals) {
    if (nodes.has(goal.id)) problems.push({ kind: 'duplicateId', goal });
    else nodes.set(goal.id, { goal, parent: null, children: [] });
    if (!isDepth(goal.depth)) problems.push({ kind: 'depthOutOfRange', goal });
  }
  linkParents(nodes, problems);
  cutCycles(nodes.values(), problems);
  return { nodes, roots: rootsWithChildren(nodes.values(), problems), problems };
}

/** Only for a goal that keeps its parent and number: nothing is moved. */
export function replaceGoal<G extends PlacedGoal>(node: GoalNode<G>, goal: G): void {
  const place: { goal: G } = node;
  place.goal = goal;
}

/** From the parent up to the top. */
export function ancestorsOf<G extends PlacedGoal>(node: GoalNode<G>): GoalNode<G>[] {
  const ancestors: GoalNode<G>[] = [];
  for (let up = node.parent; up !== null; up = up.parent) ancestors.push(up);
  return ancestors;
}

/** The strategic objective a goal lies under (rule 1.1); a root is its own. */
export function topAncestorOf<G extends PlacedGoal>(node: GoalNode<G>): GoalNode<G> {
  return node.parent === null ? node : topAncestorOf(node.parent);
}

/** Depth first, siblings in order. */
export function descendantsOf<G extends PlacedGoal>(node: GoalNode<G>): GoalNode<G>[] {
  return node.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** How many levels lie below a goal; 0 for a goal without children. */
export function levelsBelow(node: GoalNode<PlacedGoal>): number {
  return node.children.reduce((levels, child) => Math.max(levels, levelsBelow(child) + 1), 0);
}

/**
 * What a goal does in roll-ups: what it says itself; where it says nothing it feeds a roll-up parent and is on its own
 * elsewhere. 'none' set by hand stays out (rule 3.12).
 */
export function effectiveRollupOf(node: GoalNode<PlacedGoal>): Rollup {
  if (node.goal.rollup !== null) return node.goal.rollup;
  return node.parent !== null && isRollupType(node.parent.goal.rollup) ? 'feeds' : 'none';
}

/** Whether goals may stand so deep: 0 to 6, whole (rule 1.1). */
export function isDepth(depth: number): boolean {
  return Number.isInteger(depth) && depth >= 0 && depth <= LOWEST_DEPTH;
}

/** At a depth that there is, and with no more goals above it than there are levels: so in no cycle either. */
export function isSound(node: GoalNode<PlacedGoal>): boolean {
  let levels = 0;
  for (let up = node.parent; up !== null && levels <= LOWEST_DEPTH; up = up.parent) levels += 1;
  return levels <= LOWEST_DEPTH && isDepth(node.goal.depth);
}

type Draft<G> = { readonly goal: G; parent: Draft<G> | null; readonly children: Draft<G>[] };

function linkParents<G extends PlacedGoal>(nodes: ReadonlyMap<string, Draft<G>>, problems: TreeProblem[]): void {
  for (const node of nodes.values()) {
    const { goal } = node;
    if (goal.parentId === null) continue;
    node.parent = nodes.get(goal.parentId) ?? null;
    if (node.parent === null) problems.push({ kind: 'missingParent', goal });
  }
}

/** Walks each chain up to a goal seen before; if that was on the same walk, it has found a cycle. */
function cutCycles<G extends PlacedGoal>(nodes: Iterable<Draft<G>>, problems: TreeProblem[]): void {
  const seenFrom = new Map<Draft<G>, Draft<G>>();
  for (const start of nodes) {
    const way: Draft<G>[] = [];
    let up: Draft<G> | null = start;
    for (; up !== null && !seenFrom.has(up); up = up.parent) {
      seenFrom.set(up, start);
      way.push(up);
    }
    if (up === null || seenFrom.get(up) !== start) continue;
    const cycle = way.slice(way.indexOf(up));
    for (const node of cycle) node.parent = null;
    problems.push({ kind: 'cycle', goals: cycle.map(({ goal }) => goal) });
  }
}

function rootsWithChildren<G extends PlacedGoal>(nodes: Iterable<Draft<G>>, problems: TreeProblem[]): GoalNode<G>[] {
  const roots: Draft<G>[] = [];
  for (const node of nodes) (node.parent?.children ?? roots).push(node);
  const level = roots.map((node) => ({ node, depth: 0 }));
  for (const { node, depth } of level) {
    sortInPlace(node.children);
    if (depth < LOWEST_DEPTH) for (const child of node.children) level.push({ node: child, depth: depth + 1 });
    else
      for (const child of node.children.splice(0)) {
        child.parent = null;
        roots.push(child);
        level.push({ node: child, depth: 0 });
        problems.push({ kind: 'tooDeep', goal: child.goal });
      }
  }
  return inNumberOrderBy(roots, goalOf);
}

function sortInPlace<G extends PlacedGoal>(children: Draft<G>[]): void {
  if (children.length < 2) return;
  inNumberOrderBy(children, goalOf).forEach((child, at) => {
    children[at] = child;
  });
}

function goalOf<G>({ goal }: Draft<G>): G {
  return goal;
}
