import type { GoalOfMany } from '#contract/goalsAtOnce.ts';
import type { LockedReading, PlannedChange } from '#server/features/asking/changePlan.ts';
import { goalsRefused, problemOf, type RefusedRow } from '#server/features/asking/rowRefused.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { PlanDraft } from './planDraft.ts';
import { type Editing, planGoalPatch } from './planGoal.ts';
import { sentGoalPatch } from './sentGoalPatch.ts';

/**
 * Edits several goals, all or none, each upon those before it. `seen` is what the author saw (If-Match), or null.
 * Throws one Refusal (409) that lists every goal that cannot be edited.
 */
export async function planGoalPatches(
  sent: readonly GoalOfMany[],
  { editing, seen }: { readonly editing: Editing; readonly seen: LockedReading['seen'] },
): Promise<PlannedChange> {
  const draft = new PlanDraft(editing.booked);
  const { owners } = editing.booked.whole;
  const refused: RefusedRow[] = [];
  const edits: Edit[] = [];
  const follows: Edit[] = [];
  const breathe = createYielder();
  for (const [index, { id: goalId, ...given }] of sent.entries()) {
    await breathe();
    try {
      const now = draft.booked.goals.get(goalId) ?? null;
      const patch = await sentGoalPatch(given, { goalId, seen, now, owners });
      const change = planGoalPatch(goalId, patch, { ...editing, booked: draft.booked });
      draft.apply([...change.edits, ...(change.follows ?? [])]);
      edits.push(...change.edits);
      follows.push(...(change.follows ?? []));
    } catch (error) {
      refused.push({ index, given: null, problem: problemOf(error) });
    }
  }
  if (refused.length > 0) throw goalsRefused(refused, { sent: sent.length });
  return { what: 'Goals changed', edits, follows: draft.inTheEnd(follows) };
}
