import type { WireShortLink } from '#contract/shortUrl.ts';
import { Refusal } from '#server/base/errors.ts';
import type { NewToken, TokenKey } from '#server/features/accounts/linkToken.ts';
import { logShareEvent } from '#server/features/sharing/shareLog.ts';
import type { ShareStamp } from '#server/features/sharing/shareRepository.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { ShareTables } from '#server/store/rows/tables.ts';

export const MAX_SHORT_LINKS = 2_000;

export type NewShortLink = ShareStamp & {
  readonly planId: string;
  readonly shareId: string | null;
  readonly address: string;
  readonly token: NewToken;
};

export function createShortLink(store: Store, link: NewShortLink): Promise<void> {
  const { planId, shareId, address, token, by, at } = link;
  return inTransaction(store, async (trx) => {
    const known = await trx.selectFrom('short_link').select('id').where('plan_id', '=', planId).execute();
    if (known.length >= MAX_SHORT_LINKS) throw tooMany();
    await trx
      .insertInto('short_link')
      .values({
        plan_id: planId,
        token_hash: token.hash,
        id: createId(),
        share_id: shareId,
        address,
        hint: token.hint,
        member_id: by.memberId,
        by_name: by.name,
        created_at: at,
      })
      .execute();
    if (shareId !== null) {
      await trx
        .insertInto('share_token')
        .values({ plan_id: planId, token_hash: token.hash, share_id: shareId, purpose: 'page' })
        .execute();
    }
    const after = { address, hint: token.hint };
    await logShareEvent(trx, { planId, shareId, at, by, what: 'shortened', before: null, after });
  });
}

export async function findShortLink(
  db: Database,
  { planId, hash }: TokenKey,
): Promise<{ readonly address: string; readonly shareId: string | null } | null> {
  const row = await db
    .selectFrom('short_link')
    .select(['address', 'share_id'])
    .where('plan_id', '=', planId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? null : { address: row.address, shareId: row.share_id };
}

export async function findShortLinks(db: Database, planId: string): Promise<WireShortLink[]> {
  const rows = await db
    .selectFrom('short_link')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(wireShortLinkOf);
}

export type ShortLinkRemoval = ShareStamp & { readonly planId: string; readonly linkId: string };

export function removeShortLink(store: Store, { planId, linkId, by, at }: ShortLinkRemoval): Promise<void> {
  return inTransaction(store, async (trx) => {
    const row = await trx
      .deleteFrom('short_link')
      .where('plan_id', '=', planId)
      .where('id', '=', linkId)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw shortLinkNotFound();
    await trx
      .deleteFrom('share_token')
      .where('plan_id', '=', planId)
      .where('token_hash', '=', row.token_hash)
      .execute();
    const before = { address: row.address, hint: row.hint };
    await logShareEvent(trx, { planId, shareId: row.share_id, at, by, what: 'link_removed', before, after: null });
  });
}

function wireShortLinkOf(row: ShareTables['short_link']): WireShortLink {
  return {
    id: row.id,
    hint: row.hint,
    share_id: row.share_id,
    address: row.address,
    made_by: { user_id: row.member_id, name: row.by_name },
    created_at: row.created_at,
  };
}

function shortLinkNotFound(): Refusal {
  return new Refusal({ code: 'short_link_not_found', status: 404, message: 'There is no such short link here.' });
}

function tooMany(): Refusal {
  return new Refusal({
    code: 'too_many_short_links',
    status: 409,
    message: `There are ${MAX_SHORT_LINKS} short links already. Remove some first.`,
  });
}
