import type { Goal } from '#core/goal/goal.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';

export function storedGoalOf(record: GoalRecord): StoredGoal {
  const { updatedAt: _updatedAt, lastComment: _lastComment, commentCount: _commentCount, ...stated } = record;
  return stated;
}

/** Stamps and comments play no part in any rule. */
export function asGoal(stored: StoredGoal): Goal {
  return { ...stored, updatedAt: '', lastComment: null, commentCount: 0 };
}

export function putGoal(after: StoredGoal): Edit {
  return { entity: 'goal', id: after.id, after };
}
