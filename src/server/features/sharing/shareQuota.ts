import { machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type AttemptLimit, countAttempt } from '#server/platform/limits/attemptLimit.ts';
import type { Store } from '#server/store/database/store.ts';

/** More than a person makes by hand; stops runaway programs (trust, section 1). */
export const LINKS_MADE: AttemptLimit = { attempts: 120, windowMs: 60 * 60_000 };

export async function refuseTooManyMade(store: Store, memberId: string): Promise<void> {
  if (await countAttempt(store, { subject: `links of ${memberId}`, limit: LINKS_MADE, now: machineTime() })) return;
  throw new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: 'You have made very many links within the hour. Wait a while and try again.',
  });
}
