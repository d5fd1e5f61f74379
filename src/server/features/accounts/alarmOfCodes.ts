import type { FastifyRequest } from 'fastify';
import { machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type AttemptLimit, countDown } from '#server/platform/limits/attemptLimit.ts';
import type { Store } from '#server/store/database/store.ts';
import type { AccountMail } from './accountMail.ts';
import { findAccountById } from './findAccounts.ts';
import { mailChange } from './mailChange.ts';

/** More wrong codes than typing errors explain. */
const ALARMING: AttemptLimit = { attempts: 5, windowMs: 60 * 60_000 };

/** Mails the owner, once an hour at most, that somebody who knows the password is trying codes. */
export async function alarmOfCodes(
  request: FastifyRequest,
  { store, mail }: { readonly store: Store; readonly mail: AccountMail | null },
  { accountId, error }: { readonly accountId: string | null; readonly error: unknown },
): Promise<void> {
  if (accountId === null || !(error instanceof Refusal) || error.code !== 'wrong_code') return;
  const subject = `wrong codes of ${accountId}`;
  if ((await countDown(store, { subject, limit: ALARMING, now: machineTime() })) !== 0) return;
  const account = await findAccountById(store.db, accountId);
  if (account !== null) mailChange(mail, request, { email: account.email, change: 'codesTried' });
}
