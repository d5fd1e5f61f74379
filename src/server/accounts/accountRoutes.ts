import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type Session, sessionSchema, signInSchema, takeOverSchema } from '#contract/session.ts';
import { type Clock, machineTime } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { Store } from '#server/store/store.ts';
import type { Account } from './account.ts';
import { isAdministrator } from './accountRepository.ts';
import { leadEveryPlan } from './administration.ts';
import { type FindAsker, requireAsker } from './asker.ts';
import { countAttempt, FAILED_SIGN_INS, forgetAttempts } from './attemptLimit.ts';
import type { SignedIn, SignOn } from './signOn.ts';
import { isTakeOverToken, notValid, takeOver } from './takeOver.ts';

export type AccountParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly signOn: SignOn;
  readonly findAsker: FindAsker;
};

/** Signing in and out, who is signed in, and the one-time door of a new installation. */
export function addAccountRoutes(app: MilepostApp, { store, clock, signOn, findAsker }: AccountParts): void {
  const about = { tags: ['account'] };

  app.post(
    addresses.signIn,
    {
      schema: {
        ...about,
        summary: 'Signs in: sets the session cookie',
        body: signInSchema,
        response: { 200: sessionSchema, ...refusals(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const subject = `sign-in ${request.ip} ${request.body.email}`;
      await refuseTooMany(store, subject, reply);
      const signedIn = await signOn.signIn(request.body);
      await forgetAttempts(store, subject);
      return welcome(reply, signedIn);
    },
  );

  app.post(
    addresses.signOut,
    {
      schema: {
        ...about,
        summary: 'Signs out: ends the session',
        response: { 200: z.object({ success: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      reply.header('set-cookie', [...(await signOn.signOut(request.headers.cookie))]);
      return { success: true as const };
    },
  );

  app.get(
    addresses.session,
    { schema: { ...about, summary: 'Who is signed in', response: { 200: sessionSchema, ...refusals(401) } } },
    async (request, reply) => sessionOf(await requireAsker(findAsker, request, reply)),
  );

  app.post(
    addresses.takeOver,
    {
      schema: {
        ...about,
        summary: 'Takes over a new installation by its one-time address: makes the first administrator and signs in',
        body: takeOverSchema,
        response: { 200: sessionSchema, ...refusals(400, 403, 429) },
      },
    },
    async (request, reply) => {
      const subject = `take-over ${request.ip}`;
      await refuseTooMany(store, subject, reply);
      const { token, name, email, password } = request.body;
      if (!(await isTakeOverToken(store, token))) throw notValid();
      const passwordHash = await signOn.hashPassword(password);
      await takeOver(store, { token, name, email, password, passwordHash, at: clock.now() });
      await leadEveryPlan(store, clock);
      await forgetAttempts(store, subject);
      return welcome(reply, await signOn.signIn({ email, password }));
    },
  );

  async function welcome(reply: FastifyReply, { account, cookies }: SignedIn): Promise<Session> {
    reply.header('set-cookie', [...cookies]);
    return sessionOf(account);
  }

  async function sessionOf(account: Account): Promise<Session> {
    const isAdmin = await isAdministrator(store.db, account.id);
    return { user: { ...account, is_administrator: isAdmin ? 1 : 0 } };
  }
}

/** Counts before the password is looked at: failures at once are still failures. */
async function refuseTooMany(store: Store, subject: string, reply: FastifyReply): Promise<void> {
  if (await countAttempt(store, { subject, limit: FAILED_SIGN_INS, now: machineTime() })) return;
  reply.header('retry-after', String(FAILED_SIGN_INS.windowMs / 1000));
  throw new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: 'Too many attempts failed. Wait five minutes and try again.',
  });
}
