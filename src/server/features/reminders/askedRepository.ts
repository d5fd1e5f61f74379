import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

type Of = { readonly planId: string; readonly memberId: string };

/** What a member was asked for by a lead: the day of the last reminder, and whether they want none. */
export type AskedReminder = { readonly memberId: string; readonly askedOn: string | null; readonly isStopped: boolean };

export async function findAsked(db: Database, planId: string): Promise<ReadonlyMap<string, AskedReminder>> {
  const rows = await db.selectFrom('asked_reminder').selectAll().where('plan_id', '=', planId).execute();
  return new Map(
    rows.map((row) => [
      row.member_id,
      { memberId: row.member_id, askedOn: row.asked_on, isStopped: row.is_stopped === 1 },
    ]),
  );
}

/** True for the one that claimed the day: of two leads, or servers, one sends. `before` is the day read, null for none. */
export async function claimAsked(
  store: Store,
  { planId, memberId }: Of,
  { before, to }: { readonly before: string | null; readonly to: string },
): Promise<boolean> {
  return inTransaction(store, async (trx) => {
    await trx
      .insertInto('asked_reminder')
      .values({ plan_id: planId, member_id: memberId, asked_on: null, is_stopped: 0 })
      .onConflict((conflict) => conflict.columns(['plan_id', 'member_id']).doNothing())
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('asked_reminder')
      .set({ asked_on: to })
      .where('plan_id', '=', planId)
      .where('member_id', '=', memberId)
      .where('asked_on', before === null ? 'is' : '=', before)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

/** The same after a mail that was refused. */
export async function releaseAsked(store: Store, { planId, memberId }: Of, before: string | null): Promise<void> {
  await inTransaction(store, (trx) =>
    trx
      .updateTable('asked_reminder')
      .set({ asked_on: before })
      .where('plan_id', '=', planId)
      .where('member_id', '=', memberId)
      .execute(),
  );
}

export async function setAskedStopped(store: Store, { planId, memberId }: Of, isStopped: boolean): Promise<void> {
  const row = { plan_id: planId, member_id: memberId, asked_on: null, is_stopped: isStopped ? 1 : 0 } as const;
  await inTransaction(store, (trx) =>
    trx
      .insertInto('asked_reminder')
      .values(row)
      .onConflict((conflict) => conflict.columns(['plan_id', 'member_id']).doUpdateSet({ is_stopped: row.is_stopped }))
      .execute(),
  );
}
