import type { Goal, LastComment } from '#core/goal/goal.ts';
import { inChunks } from './chunks.ts';
import type { StoredGoal } from './edit.ts';
import { storedGoalOf } from './goalRow.ts';
import type { Database } from './store.ts';
import type { PlanTables } from './tables.ts';

/** A goal as it stands in its plan, with what the store knows of its comments and its last change. */
export type GoalRecord = Goal & Pick<StoredGoal, 'archivedAt'>;

export type GoalsWanted = {
  readonly planId: string;
  /** Only these; without it all. */
  readonly ids?: readonly string[];
  /** Without it those in the plan; `archived` those taken out of it, `all` both. */
  readonly which?: 'current' | 'archived' | 'all';
};

/** Goals by id, in no meaningful order. */
export async function findGoals(db: Database, wanted: GoalsWanted): Promise<GoalRecord[]> {
  const rows = await findGoalRows(db, wanted);
  const comments = await findLastComments(db, wanted);
  return rows.map((row) => {
    const { lastComment, commentCount } = comments.get(row.id) ?? NO_COMMENTS;
    return { ...storedGoalOf({ id: row.id, row }), updatedAt: row.updated_at, lastComment, commentCount };
  });
}

export type CommentsOfGoal = { readonly lastComment: LastComment | null; readonly commentCount: number };

/** By goal, the last comment and how many there are; goals without one are left out. */
export async function findLastComments(
  db: Database,
  { planId, ids }: Pick<GoalsWanted, 'planId' | 'ids'>,
): Promise<ReadonlyMap<string, CommentsOfGoal>> {
  const found = new Map<string, CommentsOfGoal>();
  const query = db
    .selectFrom('comment')
    .select(['goal_id', 'first_name', 'last_name', 'text', 'at'])
    .where('plan_id', '=', planId)
    .orderBy('at')
    .orderBy('id');
  const add = (rows: readonly LastCommentRow[]) => {
    for (const row of rows) {
      found.set(row.goal_id, {
        lastComment: { text: row.text, firstName: row.first_name, lastName: row.last_name, at: row.at },
        commentCount: (found.get(row.goal_id)?.commentCount ?? 0) + 1,
      });
    }
  };
  if (ids === undefined) add(await query.execute());
  else await inChunks({ items: ids }, async (chunk) => add(await query.where('goal_id', 'in', chunk).execute()));
  return found;
}

type LastCommentRow = Pick<PlanTables['comment'], 'goal_id' | 'first_name' | 'last_name' | 'text' | 'at'>;

const NO_COMMENTS: CommentsOfGoal = { lastComment: null, commentCount: 0 };

async function findGoalRows(
  db: Database,
  { planId, ids, which = 'current' }: GoalsWanted,
): Promise<PlanTables['goal'][]> {
  let query = db.selectFrom('goal').selectAll().where('plan_id', '=', planId).orderBy('id');
  if (which === 'current') query = query.where('archived_at', 'is', null);
  if (which === 'archived') query = query.where('archived_at', 'is not', null);
  if (ids === undefined) return query.execute();
  const rows: PlanTables['goal'][] = [];
  await inChunks({ items: ids }, async (chunk) => {
    rows.push(...(await query.where('id', 'in', chunk).execute()));
  });
  return rows;
}
