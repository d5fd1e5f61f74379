import type { FastifyReply, FastifyRequest } from 'fastify';
import { doneSchema, secondFactorSchema, signInReplySchema, signOnWaysSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { guideSeenSchema, type Session, sessionSchema, signInSchema, takeOverSchema } from '#contract/session.ts';
import { VERSION_HEADER } from '#contract/versionHeader.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { programVersion } from '#server/base/programVersion.ts';
import type { Account } from '#server/features/accounts/account.ts';
import type { AccountMail } from '#server/features/accounts/accountMail.ts';
import { isAdministrator } from '#server/features/accounts/accountRepository.ts';
import { leadEveryPlan } from '#server/features/accounts/administration.ts';
import { alarmOfCodes } from '#server/features/accounts/alarmOfCodes.ts';
import { type FindAsker, requireAsker } from '#server/features/accounts/asker.ts';
import { refuseGuessable } from '#server/features/accounts/guessablePassword.ts';
import { hasSeenGuide, saveGuideSeen } from '#server/features/accounts/guideSeen.ts';
import { findOrganisation } from '#server/features/accounts/organisation.ts';
import { type FixedPolicy, mayAccountMakePlans } from '#server/features/accounts/policy.ts';
import { findQuestioned } from '#server/features/accounts/secondFactorCode.ts';
import type { SignInBrowsers } from '#server/features/accounts/signInBrowsers.ts';
import type { SignedIn, SignOn } from '#server/features/accounts/signOn.ts';
import { isTakeOverToken, notValid, takeOver } from '#server/features/accounts/takeOver.ts';
import { tryCode } from '#server/features/accounts/tryCode.ts';
import { tryPassword } from '#server/features/accounts/tryPassword.ts';
import { visitorOf } from '#server/features/accounts/visitor.ts';
import { noteAsker, noteForLog } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import { FAILED_SIGN_INS } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooManyFrom } from '#server/platform/limits/refuseTooMany.ts';
import { withTriesLeft } from '#server/platform/limits/triesLeft.ts';
import type { Store } from '#server/store/database/store.ts';

export type AccountParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly signOn: SignOn;
  readonly findAsker: FindAsker;
  readonly knownBrowsers: SignInBrowsers;
  readonly mail: AccountMail | null;
  readonly provider: string | null;
  readonly hasMail: boolean;
  readonly hasGuide: boolean;
  readonly fixedPolicy: FixedPolicy;
};

export function addAccountRoutes(app: MilepostApp, parts: AccountParts): void {
  const { store, clock, signOn, findAsker, knownBrowsers } = parts;
  const about = { tags: ['account'] };

  app.get(
    addresses.signOnWays,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'getSignOnWays',
        summary: 'How people sign in here',
        response: { 200: signOnWaysSchema },
      },
    },
    async () => ({
      provider: parts.provider,
      mail: encodeFlag(parts.hasMail),
      organisation: await findOrganisation(store.db),
    }),
  );

  app.post(
    addresses.signIn,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'signIn',
        summary: 'Signs in: sets the session cookie, or asks for the second factor',
        body: signInSchema,
        response: { 200: signInReplySchema, ...refusals(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      const knownBrowser = knownBrowsers.find(request, email);
      const attempt = await tryPassword(request, { store, reply, subject: `sign-in ${email}`, knownBrowser });
      const signedIn = await signOn.signIn(request.body, visitorOf(request)).catch(withTriesLeft(attempt.left));
      await attempt.succeeded();
      if (knownBrowser === null) knownBrowsers.remember(request, reply, email);
      if (signedIn.account !== null) return welcome(request, reply, signedIn);
      noteForLog(request, { event: 'sign_in_first_step' });
      reply.header('set-cookie', [...signedIn.cookies]);
      return { two_factor: 1 as const };
    },
  );

  app.post(
    addresses.secondFactor,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'signInSecondStep',
        summary: 'The second step of signing in: a code of the authenticator, or a recovery code',
        body: secondFactorSchema,
        response: { 200: sessionSchema, ...refusals(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const accountId = await findQuestioned(store.db, request.headers.cookie);
      if (accountId !== null) noteAsker(request, 'account', accountId);
      const { kind } = request.body;
      const attempt = await tryCode(request, { store, reply, knownBrowsers }, { accountId, kind });
      try {
        const signedIn = await signOn.signInFurther(request.body, visitorOf(request));
        await attempt.succeeded();
        return welcome(request, reply, signedIn);
      } catch (error) {
        await alarmOfCodes(request, parts, { accountId, error });
        return attempt.left === null ? Promise.reject(error) : withTriesLeft(attempt.left)(error);
      }
    },
  );

  app.post(
    addresses.signOut,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'signOut',
        summary: 'Signs out: ends the session',
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      // Signing out without a session is no event.
      if ((await findAsker(request, reply)) === null) noteForLog(request, { event: null });
      reply.header('set-cookie', [...(await signOn.signOut(request.headers.cookie))]);
      return { success: true as const };
    },
  );

  app.get(
    addresses.session,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'getSession',
        summary: 'Who is signed in',
        response: { 200: sessionSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      // Tells pages that are open since before an update that there was one.
      reply.header(VERSION_HEADER, programVersion);
      return sessionOf(await requireAsker(findAsker, request, reply));
    },
  );

  app.put(
    addresses.guide,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'setGuideSeen',
        summary: 'Marks the guide to the dashboard as seen: it is not offered again',
        body: guideSeenSchema,
        response: { 200: doneSchema, ...refusals(400, 401) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAsker(findAsker, request, reply);
      await saveGuideSeen(store.db, { accountId: id, isSeen: request.body.seen === 1 });
      return { success: true as const };
    },
  );

  app.post(
    addresses.takeOver,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'takeOverInstallation',
        summary: 'Sets up a new installation by its one-time link: creates the first administrator and signs in',
        body: takeOverSchema,
        response: { 200: sessionSchema, ...refusals(400, 403, 429) },
      },
    },
    async (request, reply) => {
      const counted = await refuseTooManyFrom(request, { store, what: 'take-over', limit: FAILED_SIGN_INS, reply });
      const { token, name, email, password, organisation = '' } = request.body;
      if (!(await isTakeOverToken(store, token))) throw notValid();
      refuseGuessable(password, { email, name });
      const passwordHash = await signOn.hashPassword(password, askerAt(request.ip));
      await takeOver(store, { token, name, email, password, organisation, passwordHash, at: clock.now() });
      await leadEveryPlan(store, clock);
      await counted.forget();
      const signedIn = await signOn.signIn({ email, password }, visitorOf(request));
      if (signedIn.account === null) throw signInFirst();
      return welcome(request, reply, signedIn);
    },
  );

  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, cookies }: SignedIn,
  ): Promise<Session> {
    noteAsker(request, 'account', account.id);
    reply.header('set-cookie', [...cookies]);
    return sessionOf(account);
  }

  async function sessionOf(account: Account): Promise<Session> {
    const isAdmin = await isAdministrator(store.db, account.id);
    const offersGuide = parts.hasGuide && !(await hasSeenGuide(store.db, account.id));
    const mayMakePlans = await mayAccountMakePlans(store.db, parts.fixedPolicy, account);
    return {
      user: { ...account, is_administrator: encodeFlag(isAdmin) },
      offers_guide: encodeFlag(offersGuide),
      may_make_plans: encodeFlag(mayMakePlans),
    };
  }
}

function signInFirst(): Refusal {
  return new Refusal({ code: 'not_signed_in', status: 401, message: 'Sign in first.' });
}
