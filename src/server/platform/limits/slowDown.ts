import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '#server/store/database/store.ts';
import { type AttemptLimit, countDown, forgetAttempts } from './attemptLimit.ts';

/** So often a password may be tried from wherever before tries have to wait for each other. */
export const TRIED_FREELY: AttemptLimit = { attempts: 10, windowMs: 60 * 60_000 };

const SHORTEST_GAP_MS = 500;
const LONGEST_GAP_MS = 15_000;
/** Nobody is kept waiting longer. */
const LONGEST_WAIT_MS = 20_000;

/**
 * How long a try has to wait (milliseconds) before its password is looked at, by what it is a try of: an account or a
 * share, wherever the tries come from. Ten an hour are free; from then on they follow each other at a gap that doubles
 * with each, up to fifteen seconds, so that many addresses together guess no faster than one, and the owner still comes
 * in. Null where too many are in line: then it is not tried at all.
 */
export async function slowDown(store: Store, subject: string, now: number): Promise<number | null> {
  const left = await countDown(store, { subject: `slow ${subject}`, limit: TRIED_FREELY, now });
  if (left >= 0) return 0;
  const gap = Math.min(LONGEST_GAP_MS, SHORTEST_GAP_MS * 2 ** Math.min(20, -left - 1));
  const isTaken = sql<boolean>`"rateLimit"."lastRequest" > ${now}`;
  // One row holds the moment up to which tries are let in already: each takes its place behind it, on any process.
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

/** After a try that succeeded. */
export async function forgetSlowDown(store: Store, subject: string): Promise<void> {
  await forgetAttempts(store, `slow ${subject}`);
}

function turnOf(subject: string): string {
  return createHash('sha256').update(`turn ${subject}`).digest('hex');
}
