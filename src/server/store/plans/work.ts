import type { Goal } from '#core/goal/goal.ts';
import { type GoalMilestones, milestonesOfGoals } from '#core/work/milestonesOfGoals.ts';
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

/** The milestones of those of the goals that are measured by them: without any, nothing is read. */
export async function findMilestonesOf(
  db: Database,
  { planId, goals }: { readonly planId: string; readonly goals: Iterable<MeasuredGoal> },
): Promise<GoalMilestones> {
  const measured = [...goals].filter(({ isByMilestones }) => isByMilestones);
  if (measured.length === 0) return new Map();
  const of = (name: 'initiative' | 'milestone') =>
    db
      .selectFrom(name)
      .selectAll()
      .where('plan_id', '=', planId)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute();
  const [initiatives, milestones] = [await of('initiative'), await of('milestone')];
  return milestonesIn(measured, {
    initiatives: initiatives.map((row) => initiativeOf({ id: row.id, row })),
    milestones: milestones.map((row) => milestoneOf({ id: row.id, row })),
  });
}

type MeasuredGoal = Pick<Goal, 'id' | 'isByMilestones'>;

/** Of the goals that are measured by them, the milestones in what a plan holds. */
export function milestonesIn(
  goals: readonly MeasuredGoal[],
  work: Pick<Work, 'initiatives' | 'milestones'>,
): GoalMilestones {
  const all = milestonesOfGoals(work);
  return new Map(goals.flatMap(({ id, isByMilestones }) => (isByMilestones ? [[id, all.get(id) ?? []]] : [])));
}

/** Whether a plan holds any of it, which is not archived. */
export async function hasWork(db: Database, planId: string): Promise<boolean> {
  for (const name of ['initiative', 'milestone', 'decision'] as const) {
    const rows = db.selectFrom(name).select('id').where('plan_id', '=', planId).where('archived_at', 'is', null);
    if ((await rows.limit(1).executeTakeFirst()) !== undefined) return true;
  }
  return false;
}
