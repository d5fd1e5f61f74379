import type { GoalPatch } from '#contract/goalCalls.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { descendantsOf, type GoalNode } from '#core/goal/hierarchy.ts';
import { describeMoveRefusal, goalsMoved, type MoveRefusal, moveRefusalOf } from '#core/goal/move.ts';
import type { Refusal } from '#server/base/errors.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { nextNumber, numberBelow, refuseTakenNumber } from './goalNumbers.ts';
import { badRequest, collides, goalNotFound } from './goalRefusals.ts';
import { oneLine } from './patchedGoal.ts';
import { storedGoalOf } from './storedGoal.ts';

type Place = Pick<GoalPatch, 'parent_id' | 'number'>;

/**
 * A new goal under its parent: the parent's next number unless one is given, one level below it. Throws Refusal: 400
 * for an unknown parent, 409 below the lowest level and for a number in use.
 */
export function placedNewGoal(goal: StoredGoal, place: Place, booked: BookedPlan): StoredGoal {
  const parent = parentOf(place.parent_id ?? null, booked);
  const depth = parent === null ? 0 : parent.depth + 1;
  const number = numberOf(place, booked, parent);
  const placed = { ...goal, parentId: parent?.id ?? null, depth, number };
  if (depth > LOWEST_DEPTH) throw moveRefused({ kind: 'tooDeep', goal: { ...placed, ...UNKNOWN } });
  refuseTakenNumber(booked, [placed]);
  return placed;
}

const UNKNOWN = { updatedAt: '', lastComment: null, commentCount: 0 };

/**
 * A moved goal, first, and those below it whose level or number changes with it. Without a given number it gets the
 * next one under a new parent. Throws Refusal as `placedNewGoal`, and 409 for a goal under itself.
 */
export function placedGoals(
  goal: GoalRecord,
  place: Place,
  booked: BookedPlan,
): readonly [StoredGoal, ...StoredGoal[]] {
  const tree = booked.hierarchy;
  const node = tree.nodes.get(goal.id);
  if (node === undefined) throw goalNotFound();
  const parentId = place.parent_id === undefined ? goal.parentId : place.parent_id;
  const isMoved = parentId !== goal.parentId;
  const parent = isMoved ? parentOf(parentId, booked) : null;
  const refusal = isMoved ? moveRefusalOf(tree, { goalId: goal.id, parentId }) : null;
  if (refusal !== null) throw moveRefused(refusal);
  const parentNode = parentId === null ? null : (tree.nodes.get(parentId) ?? null);
  const depths = isMoved ? depthsAfter(node, parentNode) : new Map<string, number>();
  const number = isMoved || place.number !== undefined ? numberOf(place, booked, parent) : goal.number;
  const renumbering = { from: goal.number, to: number };
  const below = descendantsOf(node).flatMap(({ goal: { id } }) => {
    const record = booked.goals.get(id);
    if (record === undefined) return [];
    const after = { depth: depths.get(id) ?? record.depth, number: numberBelow(record.number, renumbering) };
    const isSame = after.depth === record.depth && after.number === record.number;
    return isSame ? [] : [{ ...storedGoalOf(record), ...after }];
  });
  const placed = { ...storedGoalOf(goal), parentId, number, depth: depths.get(goal.id) ?? goal.depth };
  if (number !== goal.number) refuseTakenNumber(booked, [placed, ...below]);
  return [placed, ...below];
}

function depthsAfter(node: GoalNode, parent: GoalNode | null): Map<string, number> {
  return new Map(goalsMoved(node, parent).map(({ id, depth }) => [id, depth]));
}

function parentOf(parentId: string | null, booked: BookedPlan): GoalRecord | null {
  if (parentId === null) return null;
  const parent = booked.goals.get(parentId);
  if (parent === undefined)
    throw badRequest('The parent is not a goal of this plan. Choose another.', 'unknown_parent');
  return parent;
}

function numberOf({ number }: Place, booked: BookedPlan, parent: GoalRecord | null): string {
  if (number === undefined) return nextNumber(booked, parent);
  const line = oneLine(number);
  if (line === '') throw badRequest('The number is empty. Leave it out for the next free one.');
  return line;
}

function moveRefused(refusal: MoveRefusal): Refusal {
  const isLoop = refusal.kind === 'underItself' || refusal.kind === 'underOwnDescendant';
  return collides(isLoop ? 'goal_loop' : 'too_deep', describeMoveRefusal(refusal));
}
