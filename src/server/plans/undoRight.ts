import { type Action, may, type Subject, type Viewer } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { ChangeItem } from '#server/store/changeItem.ts';
import type { StoredGoal } from '#server/store/edit.ts';

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

function rightToUndo(
  item: ChangeItem,
  subjectOfGoal: (id: string) => Subject | null,
): readonly [Action, Subject | null] {
  switch (item.entity) {
    case 'plan':
      return ['editPlan', null];
    case 'department':
    case 'member':
      return ['manageMembers', null];
    case 'comment':
      return ['editComment', { memberId: (item.after ?? item.before)?.memberId ?? null, departmentId: null }];
    case 'entries':
      return ['enterFigures', subjectOfGoal(item.goalId)];
    case 'goal':
      // Of a goal that is archived now, its archiving is undone: whose it was stands in the log.
      return [rightToGoal(item), subjectOfGoal(item.id) ?? loggedSubject(item)];
  }
}

type GoalItem = Extract<ChangeItem, { readonly entity: 'goal' }>;

function rightToGoal({ before, after }: GoalItem): Action {
  if (before === null || after === null || !isSame(placeOf(before), placeOf(after))) return 'moveGoal';
  if (!isSame(statementOf(before), statementOf(after))) return 'editGoal';
  return isSame(before.newBases, after.newBases) ? 'setStatus' : 'enterFigures';
}

function placeOf({ parentId, number, archivedAt }: StoredGoal) {
  return { parentId, number, archivedAt };
}

/** All that new bases and a status set by hand, or lapsed with an actual, leave alone. */
function statementOf(goal: StoredGoal) {
  const { handStatus: _hand, isStatusAutomatic: _automatic, newBases: _bases, targetsByYear, ...stated } = goal;
  return { ...stated, targetsByYear: [...targetsByYear] };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function loggedSubject({ before, after }: GoalItem): Subject | null {
  const goal = after ?? before;
  return goal && { memberId: goal.memberId, departmentId: goal.departmentId, contributorIds: goal.contributorIds };
}
