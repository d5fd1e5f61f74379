import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  codeSchema,
  doneSchema,
  passwordAgainSchema,
  recoveryCodesSchema,
  twoFactorSetUpSchema,
} from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { AccountParts } from './accountRoutes.ts';
import { requireAsker } from './asker.ts';
import { FAILED_SIGN_INS, forgetAttempts } from './attemptLimit.ts';
import { findOwnAccount } from './credentials.ts';
import { refuseTooMany } from './refuseTooMany.ts';
import { refuseWrongPasswordOf } from './refuseWrongPassword.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './twoFactor.ts';

/** Setting up and ending the second factor, and the codes for who lost it. Each asks for the password again. */
export function addTwoFactorRoutes(app: MilepostApp, parts: AccountParts): void {
  const { store, signOn } = parts;
  const about = { tags: ['account'] };

  app.post(
    addresses.twoFactor,
    {
      schema: {
        ...about,
        summary: 'Begins setting up two-factor: what an authenticator reads, and recovery codes, told this once',
        body: passwordAgainSchema,
        response: { 200: twoFactorSetUpSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await askPassword(request, reply, request.body.password);
      reply.header('cache-control', 'no-store');
      return beginTwoFactor(parts, { cookie: request.headers.cookie, password: request.body.password });
    },
  );

  app.post(
    addresses.twoFactorConfirm,
    {
      schema: {
        ...about,
        summary: 'Puts two-factor in force by the first code of the authenticator',
        body: codeSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 409, 429) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAsker(parts.findAsker, request, reply);
      const subject = `confirm two-factor ${id}`;
      await refuseTooMany(store, { subject, limit: FAILED_SIGN_INS, reply });
      const { code } = request.body;
      const cookies = await confirmTwoFactor(parts, { accountId: id, cookie: request.headers.cookie, code });
      await forgetAttempts(store, subject);
      reply.header('set-cookie', [...cookies]);
      return { success: true as const };
    },
  );

  app.post(
    addresses.twoFactorOff,
    {
      schema: {
        ...about,
        summary: 'Turns two-factor off',
        body: passwordAgainSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await askPassword(request, reply, request.body.password);
      const asked = { cookie: request.headers.cookie, password: request.body.password };
      reply.header('set-cookie', [...(await endTwoFactor(parts, asked))]);
      return { success: true as const };
    },
  );

  app.post(
    addresses.recoveryCodes,
    {
      schema: {
        ...about,
        summary: 'New recovery codes; those before open nothing any more',
        body: passwordAgainSchema,
        response: { 200: recoveryCodesSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await askPassword(request, reply, request.body.password);
      const asked = { cookie: request.headers.cookie, password: request.body.password };
      reply.header('cache-control', 'no-store');
      return { recovery_codes: [...(await renewRecoveryCodes(parts, asked))] };
    },
  );

  async function askPassword(request: FastifyRequest, reply: FastifyReply, password: string): Promise<void> {
    const { id } = await requireAsker(parts.findAsker, request, reply);
    const own = await findOwnAccount(store.db, id);
    if (own === null) throw new Refusal({ code: 'not_signed_in', status: 401, message: 'Sign in first.' });
    await refuseWrongPasswordOf(own, { store, signOn, reply, password });
  }
}
