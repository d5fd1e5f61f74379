import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '#contract/language.ts';
import type { ReminderRhythm } from '#contract/reminder.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

export type StoredReminder = {
  readonly planId: string;
  readonly memberId: string;
  readonly rhythm: Exclude<ReminderRhythm, 'never'>;
  readonly language: Language;
  readonly sentFor: string;
};

type Of = Pick<StoredReminder, 'planId' | 'memberId'>;

export async function findReminder(db: Database, { planId, memberId }: Of): Promise<StoredReminder | null> {
  const row = await db
    .selectFrom('reminder')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : reminderOf(row);
}

export async function findReminders(db: Database): Promise<StoredReminder[]> {
  return (await db.selectFrom('reminder').selectAll().execute()).map(reminderOf);
}

export async function putReminder(store: Store, reminder: StoredReminder): Promise<void> {
  const { planId, memberId, rhythm, language, sentFor } = reminder;
  const row = { plan_id: planId, member_id: memberId, rhythm, language, sent_for: sentFor };
  await inTransaction(store, async (trx) => {
    await trx.deleteFrom('reminder').where('plan_id', '=', planId).where('member_id', '=', memberId).execute();
    await trx.insertInto('reminder').values(row).execute();
  });
}

export async function removeReminder(store: Store, { planId, memberId }: Of): Promise<void> {
  await inTransaction(store, (trx) =>
    trx.deleteFrom('reminder').where('plan_id', '=', planId).where('member_id', '=', memberId).execute(),
  );
}

/**
 * Claims a turn, or releases it: true for the one server that did. So nobody gets two mails for one turn, across
 * restarts and servers.
 */
export async function moveTurn(
  store: Store,
  { planId, memberId, sentFor }: StoredReminder,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await inTransaction(store, (trx) =>
    trx
      .updateTable('reminder')
      .set({ sent_for: to })
      .where('plan_id', '=', planId)
      .where('member_id', '=', memberId)
      .where('sent_for', '=', sentFor)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows) === 1;
}

function reminderOf(row: {
  readonly plan_id: string;
  readonly member_id: string;
  readonly rhythm: string;
  readonly language: string;
  readonly sent_for: string;
}): StoredReminder {
  return {
    planId: row.plan_id,
    memberId: row.member_id,
    rhythm: row.rhythm === 'weekly' ? 'weekly' : 'monthly',
    language: languageOfTag(row.language) ?? DEFAULT_LANGUAGE,
    sentFor: row.sent_for,
  };
}
