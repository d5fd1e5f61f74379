import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import { findGoals, type GoalRecord } from '#server/store/plans/goals.ts';
import { findMembers, findOwners } from '#server/store/plans/owners.ts';
import { findPlan, findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { findWork } from '#server/store/plans/work.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** What a plan holds, all of one moment, and the version of that moment; null where there is no such plan. */
export function findPlanState(
  store: Store,
  planId: string,
): Promise<{ readonly state: PlanState; readonly version: number } | null> {
  return inSnapshot(store, async (db) => {
    const plan = await findPlan(db, planId);
    const version = await findVersion(db, planId);
    if (plan === null || version === null) return null;
    const { departments } = await findOwners(db, planId);
    const members = await findMembers(db, planId);
    const goals = (await findGoals(db, { planId })).map(storedGoalOf);
    const series = await findSeries(db, { planId });
    const work = await findWork(db, planId);
    return { state: { plan, isNew: false, departments, members, goals, series, work }, version };
  });
}

/** Without what the store adds to a goal by itself. */
export function storedGoalOf({
  updatedAt: _updatedAt,
  lastComment: _lastComment,
  commentCount: _count,
  ...goal
}: GoalRecord): StoredGoal {
  return goal;
}
