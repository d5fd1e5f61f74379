import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { descendantsOf } from '#core/goal/hierarchy.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { goalsRefused, refusedGoals } from '#server/features/asking/rowRefused.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { refuseInFormulas, usersOfLeaving } from './formulas.ts';
import { nextNumber, numberBelow, ownerOfNumber, refuseTakenNumber } from './goalNumbers.ts';
import { collides, goalNotFound } from './goalRefusals.ts';
import type { Editing } from './planGoal.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';

export type BranchChange = PlannedChange & { readonly ids: readonly string[] };

/** Archives a goal with everything below it. Throws Refusal (403, 404). */
export function planArchive(goalId: string, editing: Editing): BranchChange {
  const ids = branchOf(goalId, editing);
  refuseArchiving(goalId, { ids, users: usersOfLeaving(editing.booked, new Set(ids)) }, editing);
  return { what: 'Goal archived', edits: archiving(ids, editing), ids };
}

/**
 * Archives several goals with everything below them, all or none; one that lies below another of them goes with it.
 * Throws one Refusal (409) that lists every goal that cannot be archived.
 */
export function planArchiveAll(goalIds: readonly string[], editing: Editing): BranchChange {
  const branches = goalIds.map((goalId) => branchOf(goalId, editing));
  const allLeaving = new Set(branches.flat());
  const users = usersOfLeaving(editing.booked, allLeaving);
  const refused = refusedGoals(goalIds, (goalId, index) =>
    refuseArchiving(goalId, { ids: branches[index] ?? [], users }, editing),
  );
  if (refused.length > 0) throw goalsRefused(refused, { sent: goalIds.length });
  const ids = [...allLeaving];
  return { what: 'Goals archived', edits: archiving(ids, editing), ids };
}

/** A goal and all below it; empty where there is none. */
function branchOf(goalId: string, { booked }: Editing): readonly string[] {
  const node = booked.hierarchy.nodes.get(goalId);
  return node === undefined ? [] : [node, ...descendantsOf(node)].map(({ goal }) => goal.id);
}

function refuseArchiving(
  goalId: string,
  { ids, users }: { readonly ids: readonly string[]; readonly users: ReturnType<typeof usersOfLeaving> },
  { membership, booked }: Editing,
): void {
  const goal = booked.goals.get(goalId);
  if (goal === undefined || ids.length === 0) throw goalNotFound();
  requireRight(membership, 'archiveGoal', subjectOf(goal, booked.whole.owners));
  refuseInFormulas(ids, users, booked);
}

function archiving(ids: readonly string[], { booked, at }: Editing) {
  const goals = ids.flatMap((id) => booked.goals.get(id) ?? []);
  return goals.map((one) => putGoal({ ...storedGoalOf(one), archivedAt: at }));
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
  const number = ownerOfNumber(booked, [goal]) === null ? goal.number : nextNumber(booked, parent);
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
  refuseTakenNumber(booked, restored);
  return { what: 'Goal restored', edits: restored.map(putGoal), ids: restored.map(({ id }) => id) };
}

/** Those archived before it stay archived. */
export function archivedTogether(goal: GoalRecord, archived: readonly GoalRecord[]): GoalRecord[] {
  const below = archived.filter(({ parentId, archivedAt }) => parentId === goal.id && archivedAt === goal.archivedAt);
  return [goal, ...below.flatMap((child) => archivedTogether(child, archived))];
}
