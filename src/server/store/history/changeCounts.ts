import { sql } from 'kysely';
import type { Database } from '#server/store/database/store.ts';
import { LOGGED_BY_GOAL } from '#server/store/kinds/recordKinds.ts';

export type ChangesOfMinute = { readonly minute: string; readonly changes: number };

export async function findChangeCounts(db: Database, planId: string): Promise<ChangesOfMinute[]> {
  const minute = sql<string>`substr(at, 1, 16)`;
  return db
    .selectFrom('change')
    .where('plan_id', '=', planId)
    .select((eb) => [minute.as('minute'), eb.cast<number>(eb.fn.countAll(), 'integer').as('changes')])
    .groupBy(minute)
    .orderBy(minute)
    .execute();
}

export type GoalTouched = {
  readonly goalId: string;
  readonly by: string;
  readonly changes: number;
  readonly lastAt: string;
};

export async function findGoalsTouched(
  db: Database,
  { planId, after, until }: { readonly planId: string; readonly after: number; readonly until: number },
): Promise<GoalTouched[]> {
  const rows = await db
    .selectFrom('change_item as item')
    .innerJoin('change', (join) =>
      join.onRef('change.plan_id', '=', 'item.plan_id').onRef('change.version', '=', 'item.version'),
    )
    .where('item.plan_id', '=', planId)
    .where('item.version', '>', after)
    .where('item.version', '<=', until)
    .where('item.entity', 'in', LOGGED_BY_GOAL)
    .select((eb) => [
      'item.entity_id as goalId',
      'change.by_name as by',
      eb.cast<number>(eb.fn.count('item.version').distinct(), 'integer').as('changes'),
      eb.fn.max('change.at').as('lastAt'),
    ])
    .groupBy(['item.entity_id', 'change.by_name'])
    .execute();
  return rows.map(({ goalId, by, changes, lastAt }) => ({ goalId, by, changes, lastAt }));
}
