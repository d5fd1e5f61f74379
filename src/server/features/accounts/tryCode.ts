import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondFactor } from '#contract/account.ts';
import { machineTime } from '#server/base/clock.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import { countAttempt, FAILED_SIGN_INS } from '#server/platform/limits/attemptLimit.ts';
import type { Store } from '#server/store/database/store.ts';
import type { SignInBrowsers } from './signInBrowsers.ts';
import { type PasswordTry, tryPassword } from './tryPassword.ts';

export type CodeAsked = { readonly accountId: string | null; readonly kind: SecondFactor['kind'] };

const RECOVERY_WAIT = 2_000;

/**
 * Guards the check of a second factor. Six digits are counted and delayed as a password is, wherever attempts come
 * from. A recovery code is too long to guess: it is delayed after many wrong ones, but always checked, so that its
 * owner gets in whatever others try. Throws Refusal (429).
 */
export async function tryCode(
  request: FastifyRequest,
  {
    store,
    reply,
    knownBrowsers,
  }: { readonly store: Store; readonly reply: FastifyReply; readonly knownBrowsers: SignInBrowsers },
  { accountId, kind }: CodeAsked,
): Promise<Omit<PasswordTry, 'left'> & { readonly left: number | null }> {
  // Without a pending sign-in there is nothing to guess, so strangers do not delay one another.
  const subject = accountId === null ? `codes of nobody ${askerAt(request.ip)}` : codesOf(accountId);
  const knownBrowser = knownBrowsers.find(request, subject);
  const remember = () => {
    if (knownBrowser === null && accountId !== null) knownBrowsers.remember(request, reply, subject);
  };
  if (kind === 'recovery') {
    const tried = { subject: `recovery ${subject} ${askerAt(request.ip)}`, limit: FAILED_SIGN_INS };
    if (!(await countAttempt(store, { ...tried, now: machineTime() }))) await pause(RECOVERY_WAIT);
    return { left: null, succeeded: async () => remember() };
  }
  const attempt = await tryPassword(request, { store, reply, subject, knownBrowser });
  return {
    left: attempt.left,
    succeeded: async () => {
      await attempt.succeeded();
      remember();
    },
  };
}

export function codesOf(accountId: string): string {
  return `codes of ${accountId}`;
}

/** What is not in the format of an authenticator's code is taken for a recovery code. */
export function kindOfCode(code: string): SecondFactor['kind'] {
  return /^\d{6}$/.test(code) ? 'totp' : 'recovery';
}
