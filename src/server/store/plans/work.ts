import type { Work } from '#core/work/work.ts';
import type { Database } from '#server/store/database/store.ts';
import { decisionOf, initiativeOf, milestoneOf } from '#server/store/rows/workRows.ts';

/** Everything a plan holds beside its goals, what is archived too. */
export async function findWork(db: Database, planId: string): Promise<Work> {
  const of = (name: 'initiative' | 'milestone' | 'decision') =>
    db.selectFrom(name).selectAll().where('plan_id', '=', planId).orderBy('id').execute();
  const [initiatives, milestones, decisions] = [await of('initiative'), await of('milestone'), await of('decision')];
  return {
    initiatives: initiatives.map((row) => initiativeOf({ id: row.id, row })),
    milestones: milestones.map((row) => milestoneOf({ id: row.id, row })),
    decisions: decisions.map((row) => decisionOf({ id: row.id, row })),
  };
}

/** Whether a plan holds any of it, which is not archived. */
export async function hasWork(db: Database, planId: string): Promise<boolean> {
  for (const name of ['initiative', 'milestone', 'decision'] as const) {
    const rows = db.selectFrom(name).select('id').where('plan_id', '=', planId).where('archived_at', 'is', null);
    if ((await rows.limit(1).executeTakeFirst()) !== undefined) return true;
  }
  return false;
}
