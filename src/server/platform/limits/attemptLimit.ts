import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '#server/store/database/store.ts';

/** A rate limit counted in the store, so that it survives a restart. */
export type AttemptLimit = {
  readonly attempts: number;
  readonly windowMs: number;
};

/** No window is longer: older counts are ignored. */
const LONGEST_WINDOW_MS = 60 * 60_000;

export const FAILED_SIGN_INS: AttemptLimit = { attempts: 5, windowMs: 5 * 60_000 };

export type Attempt = { readonly subject: string; readonly limit: AttemptLimit; readonly now: number };

export async function countAttempt(store: Store, attempt: Attempt): Promise<boolean> {
  return (await countDown(store, attempt)) >= 0;
}

/**
 * Counts an attempt before it is made, so that a hundred sent at once are a hundred. Returns how many more may follow
 * it in its window, negative where it is itself too many; `forgetAttempts` removes those of one that succeeded. `now`
 * is milliseconds since 1970.
 */
export async function countDown(store: Store, attempt: Attempt): Promise<number> {
  const { limit, now } = attempt;
  const isOver = sql<boolean>`"rateLimit"."lastRequest" <= ${now - limit.windowMs}`;
  const row = await store.db
    .insertInto('rateLimit')
    .values({ id: randomUUID(), key: keyOf(attempt.subject), count: 1, lastRequest: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else "rateLimit"."count" + 1 end`,
        lastRequest: sql<number>`case when ${isOver} then ${now} else "rateLimit"."lastRequest" end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  // Trying many names leaves no more rows than fit in a window.
  if (row.count === 1) await forgetOldAttempts(store, now);
  return limit.attempts - row.count;
}

/** Removes one counted attempt, such as one that succeeded; failed ones stay. */
export async function takeBackAttempt(store: Store, subject: string): Promise<void> {
  await store.db
    .updateTable('rateLimit')
    .set({ count: sql<number>`"count" - 1` })
    .where('key', '=', keyOf(subject))
    .where('count', '>', 0)
    .execute();
}

export async function forgetAttempts(store: Store, subject: string): Promise<void> {
  await store.db.deleteFrom('rateLimit').where('key', '=', keyOf(subject)).execute();
}

async function forgetOldAttempts(store: Store, now: number): Promise<void> {
  await store.db
    .deleteFrom('rateLimit')
    .where('lastRequest', '<=', now - LONGEST_WINDOW_MS)
    .execute();
}

/** Hashed, so that the table shows nobody's e-mail. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
