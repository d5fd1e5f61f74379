import { isoInstant, wallTime } from '#server/base/clock.ts';
import type { Database } from '#server/store/database/store.ts';

export type StoredSession = {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly userAgent: string;
};

/** The sessions of an account that last, the newest first. */
export async function findSessions(db: Database, accountId: string): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .where('userId', '=', accountId)
    .where('expiresAt', '>', isoInstant(wallTime()))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, userAgent: row.userAgent ?? '' }));
}

/** True where there was such a session of this account. What it opened is shut from the next request on. */
export async function endSession(
  db: Database,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('userId', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Signs out everywhere, but for one session where it is named. */
export async function endSessions(db: Database, accountId: string, exceptId: string | null = null): Promise<void> {
  let ending = db.deleteFrom('session').where('userId', '=', accountId);
  if (exceptId !== null) ending = ending.where('id', '!=', exceptId);
  await ending.execute();
}
