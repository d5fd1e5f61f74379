import type { Goal } from '#core/goal/goal.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';

/** What a person stated of a goal, without what the store knows of it. */
export function storedGoalOf(record: GoalRecord): StoredGoal {
  const { updatedAt: _updatedAt, lastComment: _lastComment, commentCount: _commentCount, ...stated } = record;
  return stated;
}

/** A stored goal as core asks for it: stamps and comments decide no rule. */
export function asGoal(stored: StoredGoal): Goal {
  return { ...stored, updatedAt: '', lastComment: null, commentCount: 0 };
}

export function putGoal(after: StoredGoal): Edit {
  return { entity: 'goal', id: after.id, after };
}
