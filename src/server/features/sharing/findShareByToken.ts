import { timingSafeEqual } from 'node:crypto';
import { readToken } from '#server/features/accounts/linkToken.ts';
import type { Database } from '#server/store/database/store.ts';
import type { Share, SharePurpose } from './share.ts';
import { shareOf } from './shareRow.ts';

export type FoundShare = { readonly share: Share; readonly purpose: SharePurpose };

/** Read from the store with every request, so that a revoked share is gone at once. Null for an unknown token. */
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

function areSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
