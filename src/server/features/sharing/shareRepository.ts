import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#server/base/errors.ts';
import type { StorePlace } from '#server/store/changes/planWriting.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { Share, ShareMaker, SharePurpose } from './share.ts';
import { shareFactsOf } from './shareFacts.ts';
import { logShareEvent } from './shareLog.ts';
import { shareOf, shareRowOf } from './shareRow.ts';

export const MAX_SHARES = 500;

export type ShareStamp = { readonly by: ShareMaker; readonly at: string };

export type ShareToken = { readonly hash: string; readonly purpose: SharePurpose };

export async function findShares(db: Database, planId: string): Promise<Share[]> {
  const rows = await db
    .selectFrom('share')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(shareOf);
}

export function createShare(store: Store, share: Share, tokens: readonly ShareToken[]): Promise<void> {
  const { planId, id: shareId } = share;
  return inTransaction(store, async (trx) => {
    const known = await trx.selectFrom('share').select('id').where('plan_id', '=', planId).execute();
    if (known.length >= MAX_SHARES) throw tooMany();
    await trx.insertInto('share').values(shareRowOf(share)).execute();
    await trx
      .insertInto('share_token')
      .values(tokens.map(({ hash, purpose }) => ({ plan_id: planId, token_hash: hash, share_id: shareId, purpose })))
      .execute();
    const event = { planId, shareId, at: share.createdAt, by: share.maker, what: 'made' as const };
    await logShareEvent(trx, { ...event, before: null, after: shareFactsOf(share) });
  });
}

export type ShareKey = { readonly planId: string; readonly shareId: string };

export type ShareChange = ShareKey & ShareStamp & { readonly change: (share: Share) => Share };

export function changeShare(store: Store, { planId, shareId, by, at, change }: ShareChange): Promise<Share> {
  return inTransaction(store, async (trx) => {
    const before = await requireShare({ trx, dialect: store.dialect }, { planId, shareId });
    const after = change(before);
    if (isDeepStrictEqual(before, after)) return after;
    const { views: _views, last_seen_at: _lastSeenAt, ...row } = shareRowOf(after);
    await trx.updateTable('share').set(row).where('plan_id', '=', planId).where('id', '=', shareId).execute();
    const facts = { before: shareFactsOf(before), after: shareFactsOf(after) };
    await logShareEvent(trx, { planId, shareId, at, by, what: nameOfChange(before, after), ...facts });
    return after;
  });
}

export function revokeShare(store: Store, { planId, shareId, by, at }: ShareKey & ShareStamp): Promise<void> {
  return inTransaction(store, async (trx) => {
    const before = await requireShare({ trx, dialect: store.dialect }, { planId, shareId });
    await trx.deleteFrom('share').where('plan_id', '=', planId).where('id', '=', shareId).execute();
    await logShareEvent(trx, { planId, shareId, at, by, what: 'revoked', before: shareFactsOf(before), after: null });
  });
}

/**
 * A share answers to another lead from then on. Its saved filters are handed out no longer: they would be those of the
 * new maker, who has not ticked them.
 */
export function handOverShare(
  store: Store,
  { planId, shareId, by, at, to }: ShareKey & ShareStamp & { readonly to: ShareMaker },
): Promise<void> {
  return inTransaction(store, async (trx) => {
    const before = await requireShare({ trx, dialect: store.dialect }, { planId, shareId });
    await trx
      .updateTable('share')
      .set({ member_id: to.memberId, by_name: to.name, hands_out_filters: 0 })
      .where('plan_id', '=', planId)
      .where('id', '=', shareId)
      .execute();
    const facts = (share: Share) => ({ ...shareFactsOf(share), made_by: share.maker.name });
    const after = { ...before, maker: to, handsOutFilters: false };
    const told = { before: facts(before), after: facts(after) };
    await logShareEvent(trx, { planId, shareId, at, by, what: 'handed_over', ...told });
  });
}

/** Locked until the transaction ends, so that simultaneous changes are both kept. */
async function requireShare({ trx, dialect }: StorePlace, { planId, shareId }: ShareKey): Promise<Share> {
  const query = trx.selectFrom('share').selectAll().where('plan_id', '=', planId).where('id', '=', shareId);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw shareNotFound();
  return shareOf(row);
}

function nameOfChange(before: Share, after: Share): 'paused' | 'resumed' | 'changed' {
  if (before.pausedAt === null && after.pausedAt !== null) return 'paused';
  return before.pausedAt !== null && after.pausedAt === null ? 'resumed' : 'changed';
}

function shareNotFound(): Refusal {
  return new Refusal({ code: 'share_not_found', status: 404, message: 'There is no such share in this plan.' });
}

function tooMany(): Refusal {
  return new Refusal({
    code: 'too_many_shares',
    status: 409,
    message: `There are ${MAX_SHARES} shares already. Revoke one first.`,
  });
}
