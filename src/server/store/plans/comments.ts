import type { Database } from '#server/store/database/store.ts';
import { commentOf } from '#server/store/rows/commentRow.ts';
import type { StoredComment } from '#server/store/rows/edit.ts';

export type CommentsWanted = { readonly planId: string; readonly goalId: string };

export async function findComments(db: Database, { planId, goalId }: CommentsWanted): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('comment')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('goal_id', '=', goalId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => commentOf({ id: row.id, row }));
}

export async function findPlanComments(db: Database, planId: string): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('comment')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => commentOf({ id: row.id, row }));
}
