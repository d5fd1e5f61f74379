import { encodeStatement } from '#contract/goal/encodeStatement.ts';
import type { Action, Subject } from '#core/access.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { goalRowOf, storedGoalOf } from '#server/store/rows/goalRow.ts';
import { type BeforeAndAfter, type Description, recordKind } from './kind.ts';

export const goalKind = recordKind({
  name: 'goal',
  tables: { goal: { key: ['plan_id', 'id'], isLarge: true } },
  rowOf: goalRowOf,
  stateOf: storedGoalOf,
  goalColumn: null,
  isOpenInArchive: false,
  isStamped: true,
  historyFilter: 'goals',
  describe: describeGoal,
  // An archived goal is not in the plan any more: its owner is read from the history.
  rightToUndo: (item, subjectOfGoal) => [rightToUndoGoal(item), subjectOfGoal(item.id) ?? loggedSubject(item)],
});

export function goalLabel({ number, title }: Pick<StoredGoal, 'number' | 'title'>): string {
  return `${shownNumber(number)} ${title}`;
}

function describeGoal(goal: StoredGoal): Description {
  const { handStatus } = goal;
  return {
    label: goalLabel(goal),
    goalId: goal.id,
    fields: {
      ...encodeStatement({ ...goal, updatedAt: '' }),
      status_set: handStatus?.status ?? null,
      status_note: handStatus?.note ?? null,
      status_is_automatic: goal.isStatusAutomatic ? 1 : 0,
      archived_at: goal.archivedAt,
    },
  };
}

function rightToUndoGoal({ before, after }: BeforeAndAfter<StoredGoal>): Action {
  if (before === null || after === null || !isSame(placeOf(before), placeOf(after))) return 'moveGoal';
  if (!isSame(statementOf(before), statementOf(after))) return 'editGoal';
  return isSame(before.newBases, after.newBases) ? 'setStatus' : 'enterFigures';
}

function placeOf({ parentId, number, archivedAt }: StoredGoal) {
  return { parentId, number, archivedAt };
}

/** All that new bases, and a status set or lapsed, leave unchanged. */
function statementOf(goal: StoredGoal) {
  const { handStatus: _hand, isStatusAutomatic: _automatic, newBases: _bases, targetsByYear, ...stated } = goal;
  return { ...stated, targetsByYear: [...targetsByYear] };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function loggedSubject({ before, after }: BeforeAndAfter<StoredGoal>): Subject | null {
  const goal = after ?? before;
  return goal && { memberId: goal.memberId, departmentId: goal.departmentId, contributorIds: goal.contributorIds };
}
