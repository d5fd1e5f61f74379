import type { Goal, LastComment } from '#core/goal/goal.ts';
import { isWhatIfNote } from '#core/plan/whatIfNote.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import { inPages, PAGE } from '#server/store/database/pages.ts';
import type { Database } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { storedGoalOf } from '#server/store/rows/goalRow.ts';
import { textOf } from '#server/store/rows/rowReading.ts';
import type { PlanTables, Row } from '#server/store/rows/tables.ts';

export type GoalRecord = Goal & StoredGoal;

export type GoalsWanted = {
  readonly planId: string;
  readonly ids?: readonly string[];
  readonly which?: 'current' | 'archived' | 'all';
};

export async function findGoals(db: Database, wanted: GoalsWanted): Promise<GoalRecord[]> {
  const rows = await findGoalRows(db, wanted);
  const comments = await findLastComments(db, wanted);
  const goals: GoalRecord[] = [];
  const breathe = createYielder();
  for (const row of rows) {
    goals.push(goalRecordOf(row, comments));
    await breathe();
  }
  return goals;
}

export type CommentsOfGoal = { readonly lastComment: LastComment | null; readonly commentCount: number };

export async function findLastComments(
  db: Database,
  { planId, ids }: Pick<GoalsWanted, 'planId' | 'ids'>,
): Promise<ReadonlyMap<string, CommentsOfGoal>> {
  const query = db.selectFrom('comment').selectAll().where('plan_id', '=', planId);
  if (ids === undefined) return lastCommentsOf(await query.execute());
  const rows: Row[] = [];
  await inChunks({ items: ids }, async (chunk) => {
    for (const row of await query.where('goal_id', 'in', chunk).execute()) rows.push(row);
  });
  return lastCommentsOf(rows);
}

export function goalRecordOf(row: Row, comments: ReadonlyMap<string, CommentsOfGoal>): GoalRecord {
  const id = textOf(row, 'id');
  const { lastComment, commentCount } = comments.get(id) ?? NO_COMMENTS;
  const stamp = textOf(row, 'updated_at');
  // A comment does not change the goal's row, and yet updates the goal.
  const updatedAt = lastComment !== null && lastComment.at > stamp ? lastComment.at : stamp;
  return { ...storedGoalOf({ id, row }), updatedAt, lastComment, commentCount };
}

/** In any order, without saved what-ifs; of several at one instant the one with the greatest id is the last. */
export function lastCommentsOf(rows: readonly Row[]): ReadonlyMap<string, CommentsOfGoal> {
  const last = new Map<string, { readonly row: Row; readonly count: number }>();
  for (const row of rows) {
    if (isWhatIfNote(textOf(row, 'text'))) continue;
    const goalId = textOf(row, 'goal_id');
    const known = last.get(goalId);
    const count = (known?.count ?? 0) + 1;
    last.set(goalId, { row: known === undefined || isLater(row, known.row) ? row : known.row, count });
  }
  return new Map(
    [...last].map(([goalId, { row, count }]) => [goalId, { lastComment: lastCommentOf(row), commentCount: count }]),
  );
}

const NO_COMMENTS: CommentsOfGoal = { lastComment: null, commentCount: 0 };

function isLater(row: Row, known: Row): boolean {
  const [at, knownAt] = [textOf(row, 'at'), textOf(known, 'at')];
  return at === knownAt ? textOf(row, 'id') > textOf(known, 'id') : at > knownAt;
}

function lastCommentOf(row: Row): LastComment {
  return {
    text: textOf(row, 'text'),
    firstName: textOf(row, 'first_name'),
    lastName: textOf(row, 'last_name'),
    at: textOf(row, 'at'),
  };
}

export async function findGoalRows(
  db: Database,
  { planId, ids, which = 'current' }: GoalsWanted,
): Promise<PlanTables['goal'][]> {
  const rows: PlanTables['goal'][] = [];
  let query = db.selectFrom('goal').selectAll().where('plan_id', '=', planId);
  if (which === 'current') query = query.where('archived_at', 'is', null);
  if (which === 'archived') query = query.where('archived_at', 'is not', null);
  if (ids !== undefined) {
    await inChunks({ items: ids }, async (chunk) => {
      for (const row of await query.where('id', 'in', chunk).execute()) rows.push(row);
    });
    return rows;
  }
  await inPages(async (last: PlanTables['goal'] | undefined) => {
    const page = query.orderBy('id').limit(PAGE);
    const found = await (last === undefined ? page : page.where('id', '>', last.id)).execute();
    for (const row of found) rows.push(row);
    return found;
  });
  return rows;
}
