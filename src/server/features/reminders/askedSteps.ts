import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

type Of = { readonly planId: string; readonly goalId: string };

/** The goals whose owner was asked for the next step on a day. */
export async function findAskedSteps(db: Database, planId: string, day: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('asked_step')
    .select('goal_id')
    .where('plan_id', '=', planId)
    .where('asked_on', '=', day)
    .execute();
  return new Set(rows.map(({ goal_id: id }) => id));
}

/** True for the one that claimed the day: of two people, or servers, one sends. */
export async function claimAskedStep(store: Store, { planId, goalId }: Of, day: string): Promise<boolean> {
  return inTransaction(store, async (trx) => {
    await trx
      .insertInto('asked_step')
      .values({ plan_id: planId, goal_id: goalId, asked_on: null })
      .onConflict((conflict) => conflict.columns(['plan_id', 'goal_id']).doNothing())
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('asked_step')
      .set({ asked_on: day })
      .where('plan_id', '=', planId)
      .where('goal_id', '=', goalId)
      .where((where) => where.or([where('asked_on', 'is', null), where('asked_on', '!=', day)]))
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

/** So that it can be asked again, after a mail that was refused. */
export async function releaseAskedStep(store: Store, { planId, goalId }: Of): Promise<void> {
  await inTransaction(store, (trx) =>
    trx
      .updateTable('asked_step')
      .set({ asked_on: null })
      .where('plan_id', '=', planId)
      .where('goal_id', '=', goalId)
      .execute(),
  );
}
