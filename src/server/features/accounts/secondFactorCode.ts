import { isoInstant, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type AttemptLimit, countAttempt, forgetAttempts } from '#server/platform/limits/attemptLimit.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { COOKIE_PREFIX } from './auth.ts';

/** A code is valid half a minute before and a minute after its own half minute begins. */
const ONE_USE: AttemptLimit = { attempts: 1, windowMs: 2 * 60_000 };

/**
 * Rejects a code of the authenticator that was used before, such as one seen over a shoulder. It is claimed in the
 * store before it is checked, so that of two simultaneous requests, on two servers, one succeeds; a wrong code is
 * released. Throws Refusal (401) for a used one, and what `check` throws.
 */
export async function onceOnly<T>(
  store: Store,
  { accountId, code }: { readonly accountId: string; readonly code: string },
  check: () => Promise<T>,
): Promise<T> {
  const subject = `code ${accountId} ${code}`;
  if (!(await countAttempt(store, { subject, limit: ONE_USE, now: machineTime() }))) throw codeUsed();
  try {
    return await check();
  } catch (error) {
    await forgetAttempts(store, subject);
    throw error;
  }
}

/** The account of a sign-in that waits for its second factor; null where the cookie has none that is valid. */
export async function findQuestioned(db: Database, cookie: string | undefined): Promise<string | null> {
  const signed = decoded(questionIn(cookie).split('=')[1] ?? '');
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', signed.slice(0, Math.max(0, signed.lastIndexOf('.'))))
    .where('expiresAt', '>', isoInstant(machineTime()))
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Only the pending sign-in of a Cookie header: with a session beside it the library would answer for that one. */
export function questionIn(cookie: string | undefined): string {
  const pairs = cookie?.split(/;\s*/) ?? [];
  return pairs.filter((pair) => pair.split('=', 1)[0]?.endsWith(`${COOKIE_PREFIX}.two_factor`)).join('; ');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function codeUsed(): Refusal {
  return new Refusal({
    code: 'code_used',
    status: 401,
    message: 'This code was used already. Wait for the next one: it changes every half minute.',
  });
}
