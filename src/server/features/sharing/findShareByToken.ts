import { timingSafeEqual } from 'node:crypto';
import { readToken } from '#server/features/accounts/linkToken.ts';
import type { Database } from '#server/store/database/store.ts';
import type { Share, SharePurpose } from './share.ts';
import { shareOf } from './shareRow.ts';

/** A share, and what the token it was found by opens. */
export type FoundShare = { readonly share: Share; readonly purpose: SharePurpose };

/** Looked up in the store with every request, so that a revoked share is gone at once. Null for a token of none. */
export async function findShareByToken(db: Database, token: string): Promise<FoundShare | null> {
  const key = readToken(token);
  if (key === null) return null;
  const row = await db
    .selectFrom('share_token')
    .innerJoin('share', (join) =>
      join.onRef('share.plan_id', '=', 'share_token.plan_id').onRef('share.id', '=', 'share_token.share_id'),
    )
    .selectAll('share')
    .select(['share_token.token_hash', 'share_token.purpose'])
    .where('share_token.plan_id', '=', key.planId)
    .where('share_token.token_hash', '=', key.hash)
    .executeTakeFirst();
  if (row === undefined || !areSame(row.token_hash, key.hash)) return null;
  return { share: shareOf(row), purpose: row.purpose === 'page' ? 'page' : 'picture' };
}

/** Both are hashes of one length. */
function areSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
