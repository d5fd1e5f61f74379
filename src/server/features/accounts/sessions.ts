import { isoInstant, wallTime } from '#server/base/clock.ts';
import type { Database } from '#server/store/database/store.ts';

export type StoredSession = {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly userAgent: string;
};

/** Valid sessions, the newest first. */
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

/** True where the account had such a session. It is invalid from the next request on. */
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

export async function endSessions(db: Database, accountId: string, exceptId: string | null = null): Promise<void> {
  let ending = db.deleteFrom('session').where('userId', '=', accountId);
  if (exceptId !== null) ending = ending.where('id', '!=', exceptId);
  await ending.execute();
}
