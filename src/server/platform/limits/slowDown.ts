import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '#server/store/database/store.ts';
import { type AttemptLimit, countDown, forgetAttempts } from './attemptLimit.ts';

/** After so many password attempts, from anywhere, further ones are delayed. */
export const TRIED_FREELY: AttemptLimit = { attempts: 10, windowMs: 60 * 60_000 };

const SHORTEST_GAP_MS = 500;
const LONGEST_GAP_MS = 15_000;
const LONGEST_WAIT_MS = 20_000;

/**
 * How long an attempt is delayed (milliseconds) before its password is checked, by account or share, wherever
 * attempts come from. Ten an hour are free; then the gap doubles with each, up to fifteen seconds, so that many
 * addresses together guess no faster than one, and the owner still gets in. Null where too many are in line: then it
 * is refused.
 */
export async function slowDown(store: Store, subject: string, now: number): Promise<number | null> {
  const left = await countDown(store, { subject: `slow ${subject}`, limit: TRIED_FREELY, now });
  if (left >= 0) return 0;
  const gap = Math.min(LONGEST_GAP_MS, SHORTEST_GAP_MS * 2 ** Math.min(20, -left - 1));
  const isTaken = sql<boolean>`"rateLimit"."lastRequest" > ${now}`;
  // One row holds the time up to which attempts are scheduled: each is queued behind it, on any process.
  const row = await store.db
    .insertInto('rateLimit')
    .values({ id: randomUUID(), key: turnOf(subject), count: 1, lastRequest: now + gap })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          lastRequest: sql<number>`case when ${isTaken} then "rateLimit"."lastRequest" + ${gap} else ${now + gap} end`,
        })
        .where('rateLimit.lastRequest', '<=', now + LONGEST_WAIT_MS),
    )
    .returning('lastRequest')
    .executeTakeFirst();
  return row === undefined ? null : Math.max(0, row.lastRequest - gap - now);
}

export async function forgetSlowDown(store: Store, subject: string): Promise<void> {
  await forgetAttempts(store, `slow ${subject}`);
}

function turnOf(subject: string): string {
  return createHash('sha256').update(`turn ${subject}`).digest('hex');
}
