import { type Goal, LOWEST_DEPTH, type Rollup } from './goal.ts';
import { compareGoalNumbers } from './goalNumber.ts';
import { isRollupType } from './rollupType.ts';
import type { TreeProblem } from './treeProblem.ts';

/** A goal in its place. Children stand in the order of their numbers (readings, section 4, Order of the list). */
export type GoalNode = {
  readonly goal: Goal;
  readonly parent: GoalNode | null;
  readonly children: readonly GoalNode[];
};

/**
 * The tree of a plan's goals. It always is a tree of seven levels at most: a goal whose parent is missing, every goal
 * of a cycle, and a goal below the lowest level stand as roots and are named in `problems`, so nothing that walks it
 * runs astray.
 */
export type Hierarchy = {
  /** By goal id. */
  readonly nodes: ReadonlyMap<string, GoalNode>;
  readonly roots: readonly GoalNode[];
  readonly problems: readonly TreeProblem[];
};

/** The tree of a flat list, in any order. Of two goals with one id the first stays. */
export function hierarchyOf(goals: readonly Goal[]): Hierarchy {
  const problems: TreeProblem[] = [];
  const nodes = new Map<string, Draft>();
  for (const goal of goals) {
    if (nodes.has(goal.id)) problems.push({ kind: 'duplicateId', goal });
    else nodes.set(goal.id, { goal, parent: null, children: [] });
    if (!isDepth(goal.depth)) problems.push({ kind: 'depthOutOfRange', goal });
  }
  linkParents(nodes, problems);
  cutCycles(nodes.values(), problems);
  return { nodes, roots: rootsWithChildren(nodes.values(), problems), problems };
}

/** From the parent up to the top. */
export function ancestorsOf(node: GoalNode): GoalNode[] {
  const ancestors: GoalNode[] = [];
  for (let up = node.parent; up !== null; up = up.parent) ancestors.push(up);
  return ancestors;
}

/** The strategic objective a goal lies under (specification, section 3, derived); a root is its own. */
export function topAncestorOf(node: GoalNode): GoalNode {
  return node.parent === null ? node : topAncestorOf(node.parent);
}

/** Everything below a goal: each before what lies below it, siblings in order. */
export function descendantsOf(node: GoalNode): GoalNode[] {
  return node.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** How many levels lie below a goal; 0 for a goal without children. */
export function levelsBelow(node: GoalNode): number {
  return node.children.reduce((levels, child) => Math.max(levels, levelsBelow(child) + 1), 0);
}

/**
 * What a goal does in roll-ups: what it says itself; where it says nothing it feeds a roll-up parent and is on its own
 * elsewhere. 'none' set by hand stays out (readings, section 3, Roll-up).
 */
export function effectiveRollupOf(node: GoalNode): Rollup {
  if (node.goal.rollup !== null) return node.goal.rollup;
  return node.parent !== null && isRollupType(node.parent.goal.rollup) ? 'feeds' : 'none';
}

export function isDepth(depth: number): boolean {
  return Number.isInteger(depth) && depth >= 0 && depth <= LOWEST_DEPTH;
}

type Draft = { readonly goal: Goal; parent: Draft | null; readonly children: Draft[] };

function linkParents(nodes: ReadonlyMap<string, Draft>, problems: TreeProblem[]): void {
  for (const node of nodes.values()) {
    const { goal } = node;
    if (goal.parentId === null) continue;
    node.parent = nodes.get(goal.parentId) ?? null;
    if (node.parent === null) problems.push({ kind: 'missingParent', goal });
  }
}

/** Follows each chain up until it meets a goal seen before; where that was on the same way up, the way from there is a cycle. */
function cutCycles(nodes: Iterable<Draft>, problems: TreeProblem[]): void {
  const seenFrom = new Map<Draft, Draft>();
  for (const start of nodes) {
    const way: Draft[] = [];
    let up: Draft | null = start;
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

function rootsWithChildren(nodes: Iterable<Draft>, problems: TreeProblem[]): GoalNode[] {
  const roots: Draft[] = [];
  for (const node of nodes) (node.parent?.children ?? roots).push(node);
  const level = roots.map((node) => ({ node, depth: 0 }));
  for (const { node, depth } of level) {
    node.children.sort(inOrder);
    if (depth < LOWEST_DEPTH) for (const child of node.children) level.push({ node: child, depth: depth + 1 });
    else
      for (const child of node.children.splice(0)) {
        child.parent = null;
        roots.push(child);
        level.push({ node: child, depth: 0 });
        problems.push({ kind: 'tooDeep', goal: child.goal });
      }
  }
  return roots.sort(inOrder);
}

/** Goals of one number stand in the order of their ids, so that every list of the same goals comes out alike. */
function inOrder(one: Draft, other: Draft): number {
  return compareGoalNumbers(one.goal.number, other.goal.number) || (one.goal.id < other.goal.id ? -1 : 1);
}
