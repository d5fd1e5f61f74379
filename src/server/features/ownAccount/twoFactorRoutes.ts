import {
  codeSchema,
  doneSchema,
  passwordAgainSchema,
  proofSchema,
  recoveryCodesSchema,
  twoFactorSetUpSchema,
} from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import { mailChange } from '#server/features/accounts/mailChange.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#server/features/accounts/twoFactor.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { FAILED_SIGN_INS, forgetAttempts } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { askOwnerAgain, askPasswordAgain } from './askOwnerAgain.ts';
import type { OwnAccountParts } from './ownAccountRoutes.ts';

/** Each asks for the password again, and what removes a factor also for a code. */
export function addTwoFactorRoutes(app: MilepostApp, parts: OwnAccountParts): void {
  const { store, mail } = parts;
  const about = { tags: ['account'] };

  app.post(
    addresses.twoFactor,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'beginTwoFactor',
        summary:
          'Starts setting up two-factor sign-in: the secret for the authenticator and the recovery codes, shown only once',
        body: passwordAgainSchema,
        response: { 200: twoFactorSetUpSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await askPasswordAgain(parts, request, reply, request.body);
      reply.header('cache-control', 'no-store');
      return beginTwoFactor(parts, { cookie: request.headers.cookie, password: request.body.password });
    },
  );

  app.post(
    addresses.twoFactorConfirm,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'confirmTwoFactor',
        summary: 'Turns two-factor sign-in on, by the first code of the authenticator',
        body: codeSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 409, 429) },
      },
    },
    async (request, reply) => {
      const { id, email } = await requireAsker(parts.findAsker, request, reply);
      const subject = `confirm two-factor ${id}`;
      await refuseTooMany(store, { subject, limit: FAILED_SIGN_INS, reply });
      const { code } = request.body;
      const cookies = await confirmTwoFactor(parts, { accountId: id, cookie: request.headers.cookie, code });
      await forgetAttempts(store, subject);
      reply.header('set-cookie', [...cookies]);
      mailChange(mail, request, { email, change: 'twoFactorOn' });
      return { success: true as const };
    },
  );

  app.post(
    addresses.twoFactorOff,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'turnOffTwoFactor',
        summary: 'Turns two-factor sign-in off, for the password and a code',
        body: proofSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const { email } = await askOwnerAgain(parts, request, reply, request.body);
      const asked = { cookie: request.headers.cookie, password: request.body.password };
      reply.header('set-cookie', [...(await endTwoFactor(parts, asked))]);
      mailChange(mail, request, { email, change: 'twoFactorOff' });
      return { success: true as const };
    },
  );

  app.post(
    addresses.recoveryCodes,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'createRecoveryCodes',
        summary: 'Makes new recovery codes, for the password and a code; the earlier ones stop working',
        body: proofSchema,
        response: { 200: recoveryCodesSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const { email } = await askOwnerAgain(parts, request, reply, request.body);
      const asked = { cookie: request.headers.cookie, password: request.body.password };
      reply.header('cache-control', 'no-store');
      const codes = await renewRecoveryCodes(parts, asked);
      mailChange(mail, request, { email, change: 'recoveryCodesMade' });
      return { recovery_codes: [...codes] };
    },
  );
}
