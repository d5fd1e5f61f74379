import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  accountPatchSchema,
  accountSchema,
  doneSchema,
  emailChangedSchema,
  emailChangeSchema,
  passwordChangeSchema,
  tokenSchema,
  type WireAccount,
} from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { Refusal } from '#server/base/errors.ts';
import { createAccountLink, endLinks, useAccountLink } from '#server/features/accounts/accountLinks.ts';
import { deleteTokensOfAccount } from '#server/features/accounts/apiTokenRepository.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import { findOwnAccount, type OwnAccount, setPassword, updateAccount } from '#server/features/accounts/credentials.ts';
import { findAccountOfEmail, isEmailWaitedFor } from '#server/features/accounts/findAccounts.ts';
import { refuseGuessable } from '#server/features/accounts/guessablePassword.ts';
import { mailChange } from '#server/features/accounts/mailChange.ts';
import { refuseWrongPasswordOf } from '#server/features/accounts/refuseWrongPassword.ts';
import { endSessions } from '#server/features/accounts/sessions.ts';
import { codesOf } from '#server/features/accounts/tryCode.ts';
import { joinInviting } from '#server/features/members/joinInviting.ts';
import { noteAsker } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { LINKS_ASKED, refuseTooMany, refuseTooManyFrom, TOKENS_TRIED } from '#server/platform/limits/refuseTooMany.ts';
import { forgetSlowDown } from '#server/platform/limits/slowDown.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { AccountParts } from './accountRoutes.ts';

export type OwnAccountParts = AccountParts & {
  /** For links in mails: never the host a request names. */
  readonly ownUrl: () => string;
};

export function addOwnAccountRoutes(app: MilepostApp, parts: OwnAccountParts): void {
  const { store, clock, signOn, mail, ownUrl } = parts;
  const about = { tags: ['account'] };
  const done = { success: true } as const;

  app.get(
    addresses.account,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'getAccount',
        summary: 'The caller’s account',
        response: { 200: accountSchema, ...refusals(401) },
      },
    },
    async (request, reply) => wireAccountOf(await ownAccount(request, reply)),
  );

  app.patch(
    addresses.account,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'updateAccount',
        summary: 'Changes the caller’s name; in plans it stays as the leads entered it',
        body: accountPatchSchema,
        response: { 200: accountSchema, ...refusals(400, 401) },
      },
    },
    async (request, reply) => {
      const { id } = await ownAccount(request, reply);
      await updateAccount(store.db, id, { name: request.body.name });
      return wireAccountOf(await ownAccount(request, reply));
    },
  );

  app.post(
    addresses.accountPassword,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'changePassword',
        summary: 'Changes the caller’s password; every other session ends',
        body: passwordChangeSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const own = await ownAccount(request, reply);
      await refuseWrongPasswordOf(own, { store, signOn, reply, password: request.body.password });
      refuseGuessable(request.body.new_password, own);
      const passwordHash = await signOn.hashPassword(request.body.new_password, own.id);
      const sessionId = await signOn.findSessionId(request.headers.cookie);
      await inTransaction(store, async (trx) => {
        await setPassword(trx, own.id, passwordHash);
        await endSessions(trx, own.id, sessionId);
        await endLinks(trx, { accountId: own.id, purpose: 'password' });
        if (request.body.revoke_tokens === 1) await deleteTokensOfAccount(trx, own.id);
      });
      // Attempts at codes made with the old password no longer count.
      await forgetSlowDown(store, codesOf(own.id));
      mailChange(mail, request, { email: own.email, change: 'passwordChanged' });
      return done;
    },
  );

  app.post(
    addresses.accountEmail,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'changeEmail',
        summary: 'Changes the caller’s e-mail address: at once, or after confirmation where mail is set up',
        body: emailChangeSchema,
        response: { 200: emailChangedSchema, ...refusals(400, 401, 403, 409, 429, 502) },
      },
    },
    async (request, reply) => {
      const own = await ownAccount(request, reply);
      const { email, password } = request.body;
      await refuseWrongPasswordOf(own, { store, signOn, reply, password });
      await refuseTooMany(store, { subject: `e-mail ${own.id}`, limit: LINKS_ASKED, reply });
      if (mail === null) {
        if (email === own.email) return { sent: 0 as const };
        if ((await findAccountOfEmail(store.db, email)) !== null) throw emailTaken();
        if (await isEmailWaitedFor(store.db, email)) throw emailTaken();
        await updateAccount(store.db, own.id, { email, emailVerified: 0 });
        return { sent: 0 as const };
      }
      // Only the reader of the mailbox learns whether another account has it.
      const link = await createAccountLink(store, {
        accountId: own.id,
        purpose: 'email',
        mailedTo: email,
        madeBy: null,
      });
      const href = `${ownUrl()}${addresses.confirmEmailPage}?token=${link.token}`;
      await mail.confirmEmail({ email, language: request.headers['accept-language'] }, { ...link, href });
      return { sent: 1 as const };
    },
  );

  app.post(
    addresses.accountEmailConfirm,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'confirmEmail',
        summary: 'Confirms a new e-mail address by the link in the mail',
        body: tokenSchema,
        response: { 200: doneSchema, ...refusals(400, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await refuseTooManyFrom(request, { store, what: 'token', limit: TOKENS_TRIED, reply });
      const changed = await inTransaction(store, async (trx) => {
        const { accountId, mailedTo } = await useAccountLink(trx, { token: request.body.token, purpose: 'email' });
        noteAsker(request, 'account', accountId);
        const before = await findOwnAccount(trx, accountId);
        if (mailedTo === null || before === null) return null;
        if ((await findAccountOfEmail(trx, mailedTo)) !== null && before.email !== mailedTo) throw emailTaken();
        await updateAccount(trx, accountId, { email: mailedTo, emailVerified: 1 });
        // Links sent to the old mailbox become invalid.
        if (before.email !== mailedTo) await endLinks(trx, { accountId, purpose: 'password' });
        return { accountId, before: before.email, now: mailedTo };
      });
      if (changed !== null) await joinInviting({ store, clock }, changed.accountId);
      if (changed !== null && changed.before !== changed.now) {
        mailChange(mail, request, { email: changed.before, change: 'emailChanged', detail: changed.now });
      }
      return done;
    },
  );

  async function ownAccount(request: FastifyRequest, reply: FastifyReply): Promise<OwnAccount> {
    const { id } = await requireAsker(parts.findAsker, request, reply);
    const own = await findOwnAccount(store.db, id);
    if (own !== null) return own;
    throw new Refusal({ code: 'not_signed_in', status: 401, message: 'Sign in first.' });
  }
}

function wireAccountOf(own: OwnAccount): WireAccount {
  return {
    name: own.name,
    email: own.email,
    email_verified: encodeFlag(own.isEmailVerified),
    has_password: encodeFlag(own.passwordHash !== null),
    two_factor: encodeFlag(own.hasTwoFactor),
    provider_linked: encodeFlag(own.isLinked),
  };
}

function emailTaken(): Refusal {
  return new Refusal({
    code: 'email_taken',
    status: 409,
    message: 'Another account has this e-mail already, or a plan waits for somebody with it.',
  });
}
