import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { descendantsOf } from '#core/goal/hierarchy.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { refuseInFormulas } from './formulas.ts';
import { nextNumber, numberBelow, ownerOfNumber, refuseTakenNumber } from './goalNumbers.ts';
import { collides, goalNotFound } from './goalRefusals.ts';
import type { Editing } from './planGoal.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';

export type BranchChange = PlannedChange & { readonly ids: readonly string[] };

/** Archives a goal with everything below it. Throws Refusal (403, 404). */
export function planArchive(goalId: string, { membership, booked, today, at }: Editing): BranchChange {
  const node = booked.figures({ year: 'ALL', today }).hierarchy.nodes.get(goalId);
  const goal = booked.goals.get(goalId);
  if (node === undefined || goal === undefined) throw goalNotFound();
  requireRight(membership, 'archiveGoal', subjectOf(goal, booked.whole.owners));
  const ids = [node, ...descendantsOf(node)].map((one) => one.goal.id);
  refuseInFormulas(ids, booked);
  const goals = ids.flatMap((id) => booked.goals.get(id) ?? []);
  const edits = goals.map((one) => putGoal({ ...storedGoalOf(one), archivedAt: at }));
  return { what: 'Goal archived', edits, ids };
}

/**
 * Restores a goal with what was archived together with it, under the same parent; where its number was given to
 * another goal meanwhile, with the next free one. Throws Refusal: 404 for a goal that is not archived, 409 where its
 * parent is.
 */
export function planRestore(goalId: string, archived: readonly GoalRecord[], editing: Editing): BranchChange {
  const { membership, booked } = editing;
  const goal = archived.find(({ id }) => id === goalId);
  if (goal === undefined) throw goalNotFound();
  requireRight(membership, 'archiveGoal', subjectOf(goal, booked.whole.owners));
  const parent = goal.parentId === null ? null : booked.goals.get(goal.parentId);
  if (parent === undefined) {
    throw collides('parent_archived', 'The goal above it is archived. Restore that one first.');
  }
  const number =
    ownerOfNumber(booked.goals.values(), [goal]) === null ? goal.number : nextNumber(booked.goals.values(), parent);
  const lower = (parent === null ? 0 : parent.depth + 1) - goal.depth;
  const shift = parent !== null && lower > 0 ? lower : 0;
  const restored = archivedTogether(goal, archived).map(
    (one): StoredGoal => ({
      ...storedGoalOf(one),
      archivedAt: null,
      depth: one.depth + shift,
      number: one.id === goalId ? number : numberBelow(one.number, { from: goal.number, to: number }),
    }),
  );
  if (restored.some(({ depth }) => depth > LOWEST_DEPTH)) {
    throw collides(
      'too_deep',
      `It would lie below level ${LOWEST_DEPTH}, the lowest there is. Move its parent up first.`,
    );
  }
  refuseTakenNumber(booked.goals.values(), restored);
  return { what: 'Goal restored', edits: restored.map(putGoal), ids: restored.map(({ id }) => id) };
}

/** Those archived before it stay archived. */
export function archivedTogether(goal: GoalRecord, archived: readonly GoalRecord[]): GoalRecord[] {
  const below = archived.filter(({ parentId, archivedAt }) => parentId === goal.id && archivedAt === goal.archivedAt);
  return [goal, ...below.flatMap((child) => archivedTogether(child, archived))];
}
