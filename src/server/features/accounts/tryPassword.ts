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

/** Of all accounts and shares together, from one address: an office signs in behind one, a guesser goes on. */
export const ALL_FAILED: AttemptLimit = { attempts: 60, windowMs: 5 * 60_000 };
/** A known browser may fail so often before it counts as any other: its mark may be in the wrong hands. */
export const FAILED_AS_KNOWN: AttemptLimit = { attempts: 10, windowMs: 60 * 60_000 };

/** A try of a password that may be made. */
export type PasswordTry = {
  /** How many more may fail before one has to wait. */
  readonly left: number;
  /** Once it succeeded. */
  succeeded(): Promise<void>;
};

/**
 * The one guard before a password of an account or a share is looked at: counts the try where it comes from, for this
 * subject and over all, and lets it wait where many try this subject from anywhere, unless the browser was let in
 * before. Nobody is locked out by what others try. Throws Refusal (429), and tells when to come back.
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
    /** What tells a browser that was let in before; null for one that was not. */
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
