import { may, type Subject, type Viewer } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import { rightToUndo } from '#server/store/history/itemWalks.ts';

/** Whose a change is, and what it did. */
export type DoneChange = { readonly memberId: string | null; readonly items: readonly ChangeItem[] };

/**
 * Whether somebody may take a change back: as a lead anybody's, else their own. Who made a change may have lost the
 * right to it since: what it did is asked anew, thing by thing.
 */
export function mayUndo(viewer: Viewer, { memberId, items }: DoneChange, { goals, whole }: BookedPlan): boolean {
  if (!may(viewer, 'undo', { memberId, departmentId: null })) return false;
  if (may(viewer, 'editPlan')) return true;
  const subjectOfGoal = (id: string): Subject | null => {
    const goal = goals.get(id);
    return goal === undefined ? null : subjectOf(goal, whole.owners);
  };
  return items.every((item) => may(viewer, ...rightToUndo(item, subjectOfGoal)));
}
