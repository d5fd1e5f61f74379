import type { FastifyReply } from 'fastify';
import { machineTime } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import type { Store } from '#server/store/store.ts';
import { type AttemptLimit, countDown } from './attemptLimit.ts';

/** Asking for mails and links: by an address, and about an account. */
export const LINKS_ASKED: AttemptLimit = { attempts: 10, windowMs: 60 * 60_000 };
/** Tokens looked up by an address; each has far more than 128 bits. */
export const TOKENS_TRIED: AttemptLimit = { attempts: 60, windowMs: 5 * 60_000 };

/**
 * Counts an attempt before its work is done: failures at once are still failures. Gives how many may follow it. Throws
 * Refusal (429), and tells when to come back.
 */
export async function refuseTooMany(
  store: Store,
  { subject, limit, reply }: { readonly subject: string; readonly limit: AttemptLimit; readonly reply: FastifyReply },
): Promise<number> {
  const left = await countDown(store, { subject, limit, now: machineTime() });
  if (left >= 0) return left;
  reply.header('retry-after', String(limit.windowMs / 1000));
  throw new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: `Too many attempts. Wait ${WAITING.get(limit.windowMs) ?? 'a while'} and try again.`,
  });
}

const WAITING: ReadonlyMap<number, string> = new Map([
  [5 * 60_000, 'five minutes'],
  [60 * 60_000, 'an hour'],
]);
