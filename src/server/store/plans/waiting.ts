import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Database } from '#server/store/database/store.ts';
import { waitingOf } from '#server/store/rows/waitingRow.ts';

/** The figures of a plan that wait for a yes, the oldest first. */
export async function findWaiting(db: Database, planId: string): Promise<WaitingFigure[]> {
  return (await findSubmitted(db, planId)).filter(({ declined }) => declined === null);
}

/** Those that wait, and those that were declined and not entered anew since; the oldest first. */
export async function findSubmitted(db: Database, planId: string): Promise<WaitingFigure[]> {
  const rows = await db
    .selectFrom('waiting')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => waitingOf({ id: row.id, row }));
}
