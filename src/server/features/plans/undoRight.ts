import { may, type Subject, type Viewer } from '#core/access.ts';
import { fieldsToApprove, isHeldForApproval } from '#core/goal/figureFields.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { HeldGoal } from '#server/features/asking/refuseUnapproved.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import { rightToUndo } from '#server/store/history/itemWalks.ts';

export type DoneChange = { readonly memberId: string | null; readonly items: readonly ChangeItem[] };

/**
 * Whether somebody may undo a change: as a lead anybody's, else their own. Its author may have lost rights since:
 * each thing it did is checked again.
 */
export function mayUndo(viewer: Viewer, change: DoneChange, booked: BookedPlan): boolean {
  return hasRightToUndo(viewer, change, booked) && heldBack(viewer, change, booked).length === 0;
}

export function hasRightToUndo(viewer: Viewer, { memberId, items }: DoneChange, { goals, whole }: BookedPlan): boolean {
  if (!may(viewer, 'undo', { memberId, departmentId: null })) return false;
  if (may(viewer, 'editPlan')) return true;
  const subjectOfGoal = (id: string): Subject | null => {
    const goal = goals.get(id);
    return goal === undefined ? null : subjectOf(goal, whole.owners);
  };
  return items.every((item) => may(viewer, ...rightToUndo(item, subjectOfGoal)));
}

/** The goals whose figures that count, or whose fields of figures, only those may undo who say yes to them. */
export function heldBack(viewer: Viewer, { items }: DoneChange, { goals, whole }: BookedPlan): HeldGoal[] {
  const { plan, owners } = whole;
  const approving = { plan, owners, viewer };
  return items.flatMap((item) => {
    if (item.entity !== 'entries' && item.entity !== 'goal') return [];
    const goal = goals.get(item.entity === 'goal' ? item.id : item.goalId);
    if (goal === undefined) return [];
    if (item.entity === 'entries') return isHeldForApproval(goal, approving) ? [{ goal, fields: [] }] : [];
    const { before, after } = item;
    if (before === null || after === null) return [];
    const fields = fieldsToApprove({ before: after, after: before }, approving);
    return fields.length === 0 ? [] : [{ goal, fields }];
  });
}
