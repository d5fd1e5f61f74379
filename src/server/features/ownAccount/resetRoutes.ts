import { doneSchema, resetRequestSchema, resetSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { machineTime } from '#server/base/clock.ts';
import {
  type AccountLink,
  createAccountLink,
  endLinks,
  findAccountLink,
  linkNotValid,
  useAccountLink,
} from '#server/features/accounts/accountLinks.ts';
import { deleteTokensOfAccount } from '#server/features/accounts/apiTokenRepository.ts';
import {
  disconnectProvider,
  findOwnAccount,
  setPassword,
  updateAccount,
} from '#server/features/accounts/credentials.ts';
import { findAccountOfEmail } from '#server/features/accounts/findAccounts.ts';
import { findStandings } from '#server/features/accounts/findStandings.ts';
import { refuseGuessable } from '#server/features/accounts/guessablePassword.ts';
import { mailChange } from '#server/features/accounts/mailChange.ts';
import { mayReset } from '#server/features/accounts/mayReset.ts';
import { endSessions } from '#server/features/accounts/sessions.ts';
import { codesOf } from '#server/features/accounts/tryCode.ts';
import { noteAsker } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import { countAttempt } from '#server/platform/limits/attemptLimit.ts';
import { LINKS_ASKED, refuseTooManyFrom, TOKENS_TRIED } from '#server/platform/limits/refuseTooMany.ts';
import { forgetSlowDown } from '#server/platform/limits/slowDown.ts';
import type { Database } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { OwnAccountParts } from './ownAccountRoutes.ts';

export function addResetRoutes(app: MilepostApp, { store, signOn, mail, ownUrl }: OwnAccountParts): void {
  const about = { tags: ['account'] };

  app.post(
    addresses.passwordReset,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'requestPasswordReset',
        summary: 'Mails a link for setting a new password; the reply is the same whether or not the account exists',
        body: resetRequestSchema,
        response: { 200: doneSchema, ...refusals(400, 429) },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await refuseTooManyFrom(request, { store, what: 'reset', limit: LINKS_ASKED, reply });
      const language = request.headers['accept-language'];
      // Not awaited: the response time must not reveal whether the account exists.
      sendReset(email, language).catch((error: unknown) => app.log.warn(error));
      return { success: true as const };
    },
  );

  app.post(
    addresses.passwordResetUse,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'resetPassword',
        summary: 'Sets a new password by a link; every session ends',
        body: resetSchema,
        response: { 200: doneSchema, ...refusals(400, 403, 429) },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      await refuseTooManyFrom(request, { store, what: 'token', limit: TOKENS_TRIED, reply });
      const link = await findAccountLink(store, token, 'password');
      if (link === null) throw linkNotValid();
      noteAsker(request, 'account', link.accountId);
      refuseGuessable(password, (await findOwnAccount(store.db, link.accountId)) ?? { email: null, name: null });
      const passwordHash = await signOn.hashPassword(password, askerAt(request.ip));
      await inTransaction(store, async (trx) => {
        const used = await useAccountLink(trx, { token, purpose: 'password' });
        const { accountId, mailedTo } = used;
        await refuseOverstepping(trx, used);
        await setPassword(trx, accountId, passwordHash);
        if (mailedTo !== null) await verifyEmail(trx, accountId, mailedTo);
        await endSessions(trx, accountId);
        await endLinks(trx, { accountId, purpose: 'password' });
        if (request.body.revoke_tokens === 1) await deleteTokensOfAccount(trx, accountId);
      });
      // Attempts at codes made with the old password no longer count.
      await forgetSlowDown(store, codesOf(link.accountId));
      const own = await findOwnAccount(store.db, link.accountId);
      if (own !== null) mailChange(mail, request, { email: own.email, change: 'passwordChanged' });
      return { success: true as const };
    },
  );

  async function sendReset(email: string, language: string | undefined): Promise<void> {
    if (mail === null) return;
    const account = await findAccountOfEmail(store.db, email);
    if (account === null) return;
    const subject = `reset of ${account.id}`;
    if (!(await countAttempt(store, { subject, limit: LINKS_ASKED, now: machineTime() }))) return;
    const link = await createAccountLink(store, {
      accountId: account.id,
      purpose: 'password',
      mailedTo: account.email,
      madeBy: null,
    });
    const href = `${ownUrl()}${addresses.resetPage}?token=${link.token}`;
    await mail.reset({ email: account.email, language }, { ...link, href });
  }
}

/**
 * Who issued a link must still be allowed to: the account may have joined a plan they do not lead, or they may have
 * lost their own. Throws Refusal (403).
 */
async function refuseOverstepping(trx: Database, { accountId, madeBy }: AccountLink): Promise<void> {
  if (madeBy === null) return;
  const standingOf = await findStandings(trx, [accountId, madeBy]);
  if (!mayReset(standingOf(madeBy), standingOf(accountId))) throw linkNotValid();
}

/** Following a mailed link confirms the e-mail, unless it was changed since. */
async function verifyEmail(
  trx: Parameters<typeof updateAccount>[0],
  accountId: string,
  mailedTo: string,
): Promise<void> {
  const account = await findAccountOfEmail(trx, mailedTo);
  const own = account?.id === accountId ? await findOwnAccount(trx, accountId) : null;
  if (own === null || own.isEmailVerified) return;
  await updateAccount(trx, accountId, { emailVerified: 1 });
  // The address was unconfirmed: a provider connected under it may be somebody else's.
  await disconnectProvider(trx, accountId);
}
