import { createHash, randomBytes } from 'node:crypto';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Database, Store, StoreTransaction } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

export type LinkPurpose = 'password' | 'email';

export type AccountLink = {
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  /** Null: handed over by hand. */
  readonly mailedTo: string | null;
  /** The account that handed it over; null: it was mailed. */
  readonly madeBy: string | null;
};

const TOKEN_BYTES = 24;
const LASTS_MS = { password: 60 * 60_000, email: 24 * 60 * 60_000 };
/** Longer, because a link handed over by hand may wait until people meet. */
const HANDED_OVER_LASTS_MS = 24 * 60 * 60_000;

export type NewAccountLink = { readonly token: string; readonly expiresAt: string };

/**
 * A one-time link. It replaces one that was handed over before, or mailed for a new e-mail. A mailed password link
 * replaces none: anybody may request one, and would invalidate the owner's.
 */
export function createAccountLink(store: Store, link: AccountLink): Promise<NewAccountLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = machineTime();
  const expiresAt = isoInstant(now + (link.mailedTo === null ? HANDED_OVER_LASTS_MS : LASTS_MS[link.purpose]));
  return inTransaction(store, async (trx) => {
    if (link.purpose === 'email') await endLinks(trx, link);
    else if (link.madeBy !== null) await endLinksHandedOver(trx, link.accountId);
    await trx.deleteFrom('account_link').where('expires_at', '<=', isoInstant(now)).execute();
    await trx
      .insertInto('account_link')
      .values({
        token_hash: hashOf(token),
        account_id: link.accountId,
        purpose: link.purpose,
        mailed_to: link.mailedTo,
        made_by: link.madeBy,
        created_at: isoInstant(now),
        expires_at: expiresAt,
      })
      .execute();
    return { token, expiresAt };
  });
}

/**
 * Deletes the link from the store: if two people follow it, only the first succeeds. Throws Refusal (403) where it is
 * not valid.
 */
export async function useAccountLink(
  trx: StoreTransaction,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<AccountLink> {
  const row = await trx
    .deleteFrom('account_link')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', isoInstant(machineTime()))
    .returning(['account_id', 'mailed_to', 'made_by'])
    .executeTakeFirst();
  if (row === undefined) throw linkNotValid();
  return { accountId: row.account_id, purpose, mailedTo: row.mailed_to, madeBy: row.made_by };
}

/** Checks a link before work is spent on it; null where it is not valid. */
export async function findAccountLink(
  store: Store,
  token: string,
  purpose: LinkPurpose,
): Promise<Pick<AccountLink, 'accountId'> | null> {
  const row = await store.db
    .selectFrom('account_link')
    .select('account_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', isoInstant(machineTime()))
    .executeTakeFirst();
  return row === undefined ? null : { accountId: row.account_id };
}

export async function endLinks(
  trx: StoreTransaction,
  { accountId, purpose }: Pick<AccountLink, 'accountId' | 'purpose'>,
): Promise<void> {
  await trx.deleteFrom('account_link').where('account_id', '=', accountId).where('purpose', '=', purpose).execute();
}

/** Ends links that others hold when the account gains power. */
export async function endLinksHandedOver(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('account_link').where('account_id', '=', accountId).where('made_by', 'is not', null).execute();
}

export function linkNotValid(): Refusal {
  return new Refusal({
    code: 'link_not_valid',
    status: 403,
    message: 'This link is not valid any more: it was used, replaced, or its time is over. Ask for a new one.',
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
