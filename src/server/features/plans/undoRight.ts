import { may, type Subject, type Viewer } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import { rightToUndo } from '#server/store/history/itemWalks.ts';

export type DoneChange = { readonly memberId: string | null; readonly items: readonly ChangeItem[] };

/**
 * Whether somebody may undo a change: as a lead anybody's, else their own. Its author may have lost rights since:
 * each thing it did is checked again.
 */
export function mayUndo(viewer: Viewer, { memberId, items }: DoneChange, { goals, whole }: BookedPlan): boolean {
  if (!may(viewer, 'undo', { memberId, departmentId: null })) return false;
  if (may(viewer, 'editPlan')) return true;
  const subjectOfGoal = (id: string): Subject | null => {
    const goal = goals.get(id);
    return goal === undefined ? null : subjectOf(goal, whole.owners);
  };
  return items.every((item) => {
    // Undoing figures that count asks for the same right as confirming them.
    if (item.entity === 'entries' && whole.plan.figuresWait)
      return may(viewer, 'confirmFigures', subjectOfGoal(item.goalId));
    return may(viewer, ...rightToUndo(item, subjectOfGoal));
  });
}
