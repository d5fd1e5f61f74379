import { type Goal, LOWEST_DEPTH } from './goal.ts';
import { ancestorsOf, type GoalNode, type Hierarchy } from './hierarchy.ts';
import { nameOf } from './treeProblem.ts';

export type Move = { readonly goalId: string; readonly parentId: string | null };

export type MoveRefusal =
  | { readonly kind: 'unknownGoal' }
  | { readonly kind: 'unknownParent' }
  | { readonly kind: 'underItself'; readonly goal: Goal }
  | { readonly kind: 'underOwnDescendant'; readonly goal: Goal; readonly descendant: Goal }
  /** It, or the goal below it that is named, would lie below the lowest level. */
  | { readonly kind: 'tooDeep'; readonly goal: Goal };

/** Null where the move is allowed: no cycle, and every goal on a level from 0 to 6. */
export function moveRefusalOf(hierarchy: Hierarchy, move: Move): MoveRefusal | null {
  const node = hierarchy.nodes.get(move.goalId);
  if (!node) return { kind: 'unknownGoal' };
  if (move.parentId === null) return firstTooDeep(node, null);
  const parent = hierarchy.nodes.get(move.parentId);
  if (!parent) return { kind: 'unknownParent' };
  if (parent === node) return { kind: 'underItself', goal: node.goal };
  if (ancestorsOf(parent).includes(node)) {
    return { kind: 'underOwnDescendant', goal: node.goal, descendant: parent.goal };
  }
  return firstTooDeep(node, parent);
}

/** Null where a new goal may be put under this parent. */
export function placeRefusalOf(hierarchy: Hierarchy, goal: Goal): MoveRefusal | null {
  if (goal.parentId === null) return null;
  const parent = hierarchy.nodes.get(goal.parentId);
  if (!parent) return { kind: 'unknownParent' };
  return depthUnder(parent) > LOWEST_DEPTH ? { kind: 'tooDeep', goal } : null;
}

/**
 * The goals a move changes, as they are after it: the goal with its new parent and depth, and its descendants shifted
 * by as many levels. Only for an allowed move.
 */
export function goalsMoved(node: GoalNode, parent: GoalNode | null): Goal[] {
  const depth = depthUnder(parent);
  const moved = { ...node.goal, parentId: parent?.goal.id ?? null, depth };
  return depth === node.goal.depth ? [moved] : [moved, ...shifted(node, depth)];
}

/** A refusal in a sentence a person can act on. */
export function describeMoveRefusal(refusal: MoveRefusal): string {
  switch (refusal.kind) {
    case 'unknownGoal':
      return 'This goal is not in the plan any more.';
    case 'unknownParent':
      return 'The parent is not in the plan any more.';
    case 'underItself':
      return `${nameOf(refusal.goal)} cannot be its own parent.`;
    case 'underOwnDescendant':
      return `${nameOf(refusal.goal)} cannot go under ${nameOf(refusal.descendant)}, which lies below it.`;
    case 'tooDeep':
      return `${nameOf(refusal.goal)} would lie below level ${LOWEST_DEPTH}, the lowest there is.`;
  }
}

function firstTooDeep(node: GoalNode, parent: GoalNode | null): MoveRefusal | null {
  const goal = goalsMoved(node, parent).find(({ depth }) => depth > LOWEST_DEPTH);
  return goal ? { kind: 'tooDeep', goal } : null;
}

function depthUnder(parent: GoalNode | null): number {
  return parent === null ? 0 : parent.goal.depth + 1;
}

/** Levels left out between a goal and its child stay left out; a child is never on its parent's level. */
function shifted(node: GoalNode, depth: number): Goal[] {
  return node.children.flatMap((child) => {
    const childDepth = depth + Math.max(1, child.goal.depth - node.goal.depth);
    return [{ ...child.goal, depth: childDepth }, ...shifted(child, childDepth)];
  });
}
