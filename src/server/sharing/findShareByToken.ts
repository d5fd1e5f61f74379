import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/store/store.ts';
import type { Share, SharePurpose } from './share.ts';
import { shareOf } from './shareRow.ts';
import { readToken } from './shareToken.ts';

/** A share, and what the token it was found by opens. */
export type FoundShare = { readonly share: Share; readonly purpose: SharePurpose };

/** Looked up in the store with every request, so that a revoked share is gone at once. Null for a token of none. */
export async function findShareByToken(db: Database, token: string): Promise<FoundShare | null> {
  const key = readToken(token);
  if (key === null) return null;
  const found = await db
    .selectFrom('share_token')
    .select(['token_hash', 'share_id', 'purpose'])
    .where('plan_id', '=', key.planId)
    .where('token_hash', '=', key.hash)
    .executeTakeFirst();
  if (found === undefined || !areSame(found.token_hash, key.hash)) return null;
  const row = await db
    .selectFrom('share')
    .selectAll()
    .where('plan_id', '=', key.planId)
    .where('id', '=', found.share_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { share: shareOf(row), purpose: found.purpose === 'page' ? 'page' : 'picture' };
}

/** Both are hashes of one length. */
function areSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
