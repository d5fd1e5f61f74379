import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import {
  type AttemptLimit,
  countAttempt,
  FAILED_SIGN_INS,
  forgetAttempts,
} from '#server/platform/limits/attemptLimit.ts';
import { refuseAgainFrom, refuseTooManyFrom, type Told } from '#server/platform/limits/refuseTooMany.ts';
import { forgetSlowDown, slowDown } from '#server/platform/limits/slowDown.ts';
import type { Store } from '#server/store/database/store.ts';

/** All accounts and shares together, from one address: a whole office may sign in behind it. */
export const ALL_FAILED: AttemptLimit = { attempts: 60, windowMs: 5 * 60_000 };
/** A known browser may fail so often before it counts as unknown: its mark may be stolen. */
export const FAILED_AS_KNOWN: AttemptLimit = { attempts: 10, windowMs: 60 * 60_000 };

export type PasswordTry = {
  readonly left: number;
  succeeded(): Promise<void>;
};

/**
 * Guards every check of an account's or share's password: counts the attempt by address, for this subject and in
 * total, and delays it where many try this subject, unless the browser is known. Nobody is locked out by what others
 * try. Throws Refusal (429) and sets Retry-After.
 */
export async function tryPassword(
  request: Pick<FastifyRequest, 'ip'>,
  {
    store,
    reply,
    subject,
    knownBrowser,
  }: {
    readonly store: Store;
    readonly reply: Told;
    readonly subject: string;
    readonly knownBrowser: string | null;
  },
): Promise<PasswordTry> {
  const there = { store, reply };
  const anything = { ...there, what: 'password of anything', limit: ALL_FAILED, isRemembered: true };
  refuseAgainFrom(request, anything);
  const one = await refuseTooManyFrom(request, { ...there, what: subject, limit: FAILED_SIGN_INS });
  const all = await refuseTooManyFrom(request, anything);
  const now = machineTime();
  const asKnown = `known browser ${knownBrowser}`;
  const isKnown =
    knownBrowser !== null && (await countAttempt(store, { subject: asKnown, limit: FAILED_AS_KNOWN, now }));
  const wait = isKnown ? 0 : await slowDown(store, subject, now);
  if (wait === null) {
    reply.header('retry-after', '30');
    throw inLine();
  }
  if (wait > 0) await pause(wait);
  return {
    left: one.left,
    succeeded: async () => {
      await one.forget();
      await all.takeBack();
      if (isKnown) await forgetAttempts(store, asKnown);
      await forgetSlowDown(store, subject);
    },
  };
}

function inLine(): Refusal {
  return new Refusal({
    code: 'slowed_down',
    status: 429,
    message:
      'Many passwords are being tried here, so each new try has to wait its turn. Try again in half a minute, or in a browser that was let in before.',
  });
}
