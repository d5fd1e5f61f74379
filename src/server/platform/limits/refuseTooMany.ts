import type { FastifyRequest } from 'fastify';
import { machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { addressBlocks } from './addressBlocks.ts';
import { type AttemptLimit, countDown, forgetAttempts, takeBackAttempt } from './attemptLimit.ts';
import { recentlyRefused } from './recentlyRefused.ts';

export const LINKS_ASKED: AttemptLimit = { attempts: 10, windowMs: 60 * 60_000 };
export const TOKENS_TRIED: AttemptLimit = { attempts: 60, windowMs: 5 * 60_000 };

/** The part of the reply that sets Retry-After. */
export type Told = { header(name: string, value: string): unknown };

/**
 * Counts an attempt before its work is done: simultaneous failures are still failures. Returns how many may follow
 * it. Throws Refusal (429) and sets Retry-After.
 */
export async function refuseTooMany(
  store: Store,
  { subject, limit, reply, isRemembered = false }: Limited,
): Promise<number> {
  const left = await countDown(store, { subject, limit, now: machineTime() });
  if (left >= 0) return left;
  if (isRemembered) recentlyRefused(store).add(subject, machineTime());
  throw tooMany({ limit, reply });
}

/** Refuses what was refused moments ago, without counting it again: a flood of attempts causes no writes. */
function refuseAgain(store: Store, { subject, limit, reply }: Limited): void {
  if (recentlyRefused(store).has(subject, machineTime())) throw tooMany({ limit, reply });
}

type Limited = {
  readonly subject: string;
  readonly limit: AttemptLimit;
  readonly reply: Told;
  readonly isRemembered?: boolean;
};

function tooMany({ limit, reply }: Pick<Limited, 'limit' | 'reply'>): Refusal {
  reply.header('retry-after', String(limit.windowMs / 1000));
  return new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: `Too many attempts. Wait ${WAITING.get(limit.windowMs) ?? 'a while'} and try again.`,
  });
}

export type CountedThere = {
  readonly left: number;
  forget(): Promise<void>;
  takeBack(): Promise<void>;
};

type LimitedThere = {
  readonly store: Store;
  readonly what: string;
  readonly limit: AttemptLimit;
  readonly reply: Told;
  readonly isRemembered?: boolean;
};

/** Refuses at once a client address that was refused moments ago. Throws Refusal (429). */
export function refuseAgainFrom({ ip }: Pick<FastifyRequest, 'ip'>, { store, what, limit, reply }: LimitedThere): void {
  for (const { block } of addressBlocks(ip)) refuseAgain(store, { subject: subjectThere(what, block), limit, reply });
}

function subjectThere(what: string, block: string): string {
  return `${what} ${block}`;
}

/** `refuseTooMany` by client address: an IPv4 address, the /64 and, with a higher limit, the /48 of IPv6. */
export async function refuseTooManyFrom(
  { ip }: Pick<FastifyRequest, 'ip'>,
  { store, what, limit, reply, isRemembered = false }: LimitedThere,
): Promise<CountedThere> {
  const [own, ...wider] = addressBlocks(ip).map(({ block, askers }) => ({
    subject: subjectThere(what, block),
    askers,
  }));
  if (own === undefined) throw new Error('An address counts for itself at least.');
  const left = await refuseTooMany(store, { subject: own.subject, limit, reply, isRemembered });
  for (const { subject, askers } of wider) {
    await refuseTooMany(store, {
      subject,
      limit: { ...limit, attempts: limit.attempts * askers },
      reply,
      isRemembered,
    });
  }
  const refused = recentlyRefused(store);
  const takeBackWider = async () => {
    for (const { subject } of [own, ...wider]) refused.delete(subject);
    await Promise.all(wider.map(({ subject }) => takeBackAttempt(store, subject)));
  };
  return {
    left,
    forget: async () => {
      await forgetAttempts(store, own.subject);
      await takeBackWider();
    },
    takeBack: async () => {
      await takeBackAttempt(store, own.subject);
      await takeBackWider();
    },
  };
}

const WAITING: ReadonlyMap<number, string> = new Map([
  [5 * 60_000, 'five minutes'],
  [60 * 60_000, 'an hour'],
]);
