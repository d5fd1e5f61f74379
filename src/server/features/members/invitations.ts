import { isoInstant, machineTime } from '#server/base/clock.ts';
import { createToken, readToken } from '#server/features/accounts/linkToken.ts';
import type { Database, Store, StoreTransaction } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

export type Invitation = {
  readonly planId: string;
  readonly memberId: string;
  readonly by: string;
  readonly expiresAt: string;
  readonly isMailed: boolean;
};

export type NewInvitation = {
  readonly planId: string;
  readonly memberId: string;
  readonly by: { readonly memberId: string; readonly name: string };
  readonly isMailed: boolean;
};

const LASTS_MS = 7 * 86_400_000;

/** A link of 144 random bits, shown once, used once; it replaces the one before. */
export function createInvitation(
  store: Store,
  { planId, memberId, by, isMailed }: NewInvitation,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const { token, hash } = createToken(planId);
  const now = machineTime();
  const expiresAt = isoInstant(now + LASTS_MS);
  return inTransaction(store, async (trx) => {
    await revokeInvitation(trx, { planId, memberId });
    await trx
      .insertInto('invitation')
      .values({
        plan_id: planId,
        member_id: memberId,
        token_hash: hash,
        by_member_id: by.memberId,
        by_name: by.name,
        is_mailed: isMailed ? 1 : 0,
        created_at: isoInstant(now),
        expires_at: expiresAt,
      })
      .execute();
    return { token, expiresAt };
  });
}

export async function revokeInvitation(
  db: Database,
  { planId, memberId }: { readonly planId: string; readonly memberId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('plan_id', '=', planId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findInvitations(db: Database, planId: string): Promise<Invitation[]> {
  const rows = await db.selectFrom('invitation').selectAll().where('plan_id', '=', planId).execute();
  return rows.map(invitationOf);
}

export async function findInvitation(db: Database, token: string): Promise<Invitation | null> {
  const key = readToken(token);
  if (key === null) return null;
  const row = await db
    .selectFrom('invitation')
    .selectAll()
    .where('plan_id', '=', key.planId)
    .where('token_hash', '=', key.hash)
    .where('expires_at', '>', isoInstant(machineTime()))
    .executeTakeFirst();
  return row === undefined ? null : invitationOf(row);
}

export type InvitationKey = { readonly token: string } | { readonly planId: string; readonly memberId: string };

/** Deletes an invitation: of two people who have it, only the first can use it. Null where it is no longer valid. */
export async function useInvitation(trx: StoreTransaction, key: InvitationKey): Promise<Invitation | null> {
  const taking = trx.deleteFrom('invitation').where('expires_at', '>', isoInstant(machineTime())).returningAll();
  if (!('token' in key)) {
    const { planId, memberId } = key;
    const row = await taking.where('plan_id', '=', planId).where('member_id', '=', memberId).executeTakeFirst();
    return row === undefined ? null : invitationOf(row);
  }
  const read = readToken(key.token);
  if (read === null) return null;
  const { planId, hash } = read;
  const row = await taking.where('plan_id', '=', planId).where('token_hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : invitationOf(row);
}

export async function findInvitationsTo(
  db: Database,
  email: string,
): Promise<readonly { readonly planId: string; readonly memberId: string }[]> {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('member', (join) =>
      join.onRef('member.plan_id', '=', 'invitation.plan_id').onRef('member.id', '=', 'invitation.member_id'),
    )
    .select(['member.id', 'member.plan_id'])
    .where('member.email', '=', email.toLowerCase())
    .where('member.account_id', 'is', null)
    .where('invitation.expires_at', '>', isoInstant(machineTime()))
    .orderBy('member.plan_id')
    .execute();
  return rows.map(({ plan_id: planId, id: memberId }) => ({ planId, memberId }));
}

function invitationOf(row: {
  readonly plan_id: string;
  readonly member_id: string;
  readonly by_name: string;
  readonly expires_at: string;
  readonly is_mailed: number;
}): Invitation {
  return {
    planId: row.plan_id,
    memberId: row.member_id,
    by: row.by_name,
    expiresAt: row.expires_at,
    isMailed: row.is_mailed === 1,
  };
}
