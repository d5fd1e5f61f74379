import { isoInstant, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type AttemptLimit, countAttempt, forgetAttempts } from '#server/platform/limits/attemptLimit.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { COOKIE_PREFIX } from './auth.ts';

/** A code is right half a minute before and a minute after its own half minute begins. */
const ONE_USE: AttemptLimit = { attempts: 1, windowMs: 2 * 60_000 };

/**
 * Checks a code of the authenticator that was not good for this account before: who looked over a shoulder does not
 * come in by it as well. Claimed in the store before it is checked, so that of two at once, on two servers, one is
 * let in; a wrong code is given back. Throws Refusal (401) for one that was used, and what `check` throws.
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

/** Whose second factor is asked for; null where the cookie carries no question that lasts. */
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

/** The question alone of a Cookie header: with a session beside it the library would answer for that one. */
export function questionIn(cookie: string | undefined): string {
  const pairs = cookie?.split(/;\s*/) ?? [];
  return pairs.filter((pair) => pair.split('=', 1)[0]?.endsWith(`${COOKIE_PREFIX}.two_factor`)).join('; ');
}

/** As it stands where it is no such text: whoever writes a cookie by hand writes anything. */
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
