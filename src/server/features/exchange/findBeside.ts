import type { PlanBeside } from '#server/features/exchange/writing/exportParts.ts';
import type { Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import { findPlanComments } from '#server/store/plans/comments.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { findWork } from '#server/store/plans/work.ts';
import { storedGoalOf } from './findPlanState.ts';

/** What an export of a whole plan has beside what the plan holds: its archived goals, their figures, all comments, and its work. */
export function findBeside(store: Store, planId: string): Promise<PlanBeside> {
  return inSnapshot(store, async (db) => {
    const archived = (await findGoals(db, { planId, which: 'archived' })).map(storedGoalOf);
    const ids = archived.map(({ id }) => id);
    const series = ids.length === 0 ? new Map() : await findSeries(db, { planId, ids });
    return { archived, series, comments: await findPlanComments(db, planId), work: await findWork(db, planId) };
  });
}
