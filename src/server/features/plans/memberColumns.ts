import * as z from 'zod';
import type { Database } from '#server/store/database/store.ts';

type Of = { readonly planId: string; readonly memberId: string };

/** The columns of the table that a member chose; null for none. */
export async function findMemberColumns(db: Database, { planId, memberId }: Of): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom('member_columns')
    .select('columns')
    .where('plan_id', '=', planId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : z.array(z.string()).parse(JSON.parse(row.columns));
}

export async function putMemberColumns(db: Database, of: Of, columns: readonly string[]): Promise<void> {
  const text = JSON.stringify(columns);
  await db
    .insertInto('member_columns')
    .values({ plan_id: of.planId, member_id: of.memberId, columns: text })
    .onConflict((conflict) => conflict.columns(['plan_id', 'member_id']).doUpdateSet({ columns: text }))
    .execute();
}

export async function removeMemberColumns(db: Database, { planId, memberId }: Of): Promise<void> {
  await db.deleteFrom('member_columns').where('plan_id', '=', planId).where('member_id', '=', memberId).execute();
}
