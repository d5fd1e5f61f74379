import * as z from 'zod';
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '#contract/language.ts';
import { MAILING_RHYTHMS, type Mailing } from '#contract/mailing.ts';
import { Refusal } from '#server/base/errors.ts';
import type { ShareKey } from '#server/features/sharing/shareRepository.ts';
import type { Database, Store, StoreTransaction } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { ShareTables } from '#server/store/rows/tables.ts';

export type StoredMailing = ShareKey &
  Pick<Mailing, 'every' | 'to'> & {
    readonly language: Language;
    readonly lastSentOn: string;
    readonly reportedOn: string | null;
    readonly reportedBefore: string | null;
    /** Who scheduled it; null where it is not known any more. */
    readonly memberId: string | null;
  };

export function setMailing(
  store: Store,
  { planId, shareId, every, to, language, lastSentOn, memberId }: Omit<StoredMailing, 'reportedOn' | 'reportedBefore'>,
): Promise<void> {
  return inTransaction(store, async (trx) => {
    await requireShare(trx, { planId, shareId });
    const said = { every, recipients: JSON.stringify(to), language, member_id: memberId };
    await trx
      .insertInto('share_mailing')
      .values({ plan_id: planId, share_id: shareId, ...said, last_sent_on: lastSentOn })
      .onConflict((conflict) => conflict.columns(['plan_id', 'share_id']).doUpdateSet(said))
      .execute();
  });
}

export async function endMailing(store: Store, { planId, shareId }: ShareKey): Promise<void> {
  await inTransaction(store, async (trx) => {
    await requireShare(trx, { planId, shareId });
    await trx.deleteFrom('share_mailing').where('plan_id', '=', planId).where('share_id', '=', shareId).execute();
  });
}

export async function handOverMailing(
  store: Store,
  { planId, shareId, memberId }: ShareKey & { readonly memberId: string },
): Promise<void> {
  await inTransaction(store, (trx) =>
    trx
      .updateTable('share_mailing')
      .set({ member_id: memberId })
      .where('plan_id', '=', planId)
      .where('share_id', '=', shareId)
      .execute(),
  );
}

export async function removeReader(store: Store, { planId, shareId }: ShareKey, reader: string): Promise<void> {
  await inTransaction(store, async (trx) => {
    const [mailing] = (await findMailings(trx, planId)).filter((each) => each.shareId === shareId);
    const to = (mailing?.to ?? []).filter((each) => each !== reader);
    if (to.length === 0) {
      await trx.deleteFrom('share_mailing').where('plan_id', '=', planId).where('share_id', '=', shareId).execute();
      return;
    }
    await trx
      .updateTable('share_mailing')
      .set({ recipients: JSON.stringify(to) })
      .where('plan_id', '=', planId)
      .where('share_id', '=', shareId)
      .execute();
  });
}

export async function findMailings(db: Database, planId: string | null = null): Promise<StoredMailing[]> {
  const query = db.selectFrom('share_mailing').selectAll().orderBy('plan_id').orderBy('share_id');
  const rows = await (planId === null ? query : query.where('plan_id', '=', planId)).execute();
  return rows.map(mailingOf);
}

/** Written before anything is sent; false where another server was first. */
export async function claimMailing(
  store: Store,
  { planId, shareId, lastSentOn }: StoredMailing,
  day: string,
): Promise<boolean> {
  const [result] = await inTransaction(store, (trx) =>
    trx
      .updateTable('share_mailing')
      .set({ last_sent_on: day })
      .where('plan_id', '=', planId)
      .where('share_id', '=', shareId)
      .where('last_sent_on', '=', lastSentOn)
      .execute(),
  );
  return Number(result?.numUpdatedRows ?? 0) === 1;
}

export function noteReport(store: Store, { planId, shareId, reportedOn }: StoredMailing, day: string): Promise<void> {
  if (reportedOn === day) return Promise.resolve();
  return inTransaction(store, async (trx) => {
    await trx
      .updateTable('share_mailing')
      .set({ reported_on: day, reported_before: reportedOn })
      .where('plan_id', '=', planId)
      .where('share_id', '=', shareId)
      .execute();
  });
}

function mailingOf(row: ShareTables['share_mailing']): StoredMailing {
  return {
    planId: row.plan_id,
    shareId: row.share_id,
    every: z.enum(MAILING_RHYTHMS).parse(row.every),
    to: z.array(z.string()).parse(JSON.parse(row.recipients)),
    language: languageOfTag(row.language) ?? DEFAULT_LANGUAGE,
    lastSentOn: row.last_sent_on,
    reportedOn: row.reported_on,
    reportedBefore: row.reported_before,
    memberId: row.member_id,
  };
}

async function requireShare(trx: StoreTransaction, { planId, shareId }: ShareKey): Promise<void> {
  const share = await trx
    .selectFrom('share')
    .select('id')
    .where('plan_id', '=', planId)
    .where('id', '=', shareId)
    .executeTakeFirst();
  if (share !== undefined) return;
  throw new Refusal({ code: 'share_not_found', status: 404, message: 'There is no such share in this plan.' });
}
