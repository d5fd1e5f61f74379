import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { doneSchema, proofSchema, providerAddressSchema, providerSignInSchema } from '#contract/account.ts';
import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { Refusal } from '#server/base/errors.ts';
import { disconnectProvider, findOwnAccount } from '#server/features/accounts/credentials.ts';
import { readToken } from '#server/features/accounts/linkToken.ts';
import { mailChange } from '#server/features/accounts/mailChange.ts';
import { cookiesIn } from '#server/features/accounts/signOn.ts';
import { withTriedEmail } from '#server/features/accounts/triedEmail.ts';
import { visitorOf } from '#server/features/accounts/visitor.ts';
import { joinInviting } from '#server/features/members/joinInviting.ts';
import { noteAsker, noteForLog } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { LINKS_ASKED, refuseTooMany, refuseTooManyFrom, TOKENS_TRIED } from '#server/platform/limits/refuseTooMany.ts';
import { askOwnerAgain } from './askOwnerAgain.ts';
import type { OwnAccountParts } from './ownAccountRoutes.ts';
import type { ProviderSignOn } from './providerSignOn.ts';

export type ProviderParts = OwnAccountParts & {
  readonly providerSignOn: ProviderSignOn | null;
};

export function addProviderRoutes(app: MilepostApp, parts: ProviderParts): void {
  const { store, clock, signOn, providerSignOn } = parts;
  const about = { tags: ['account'] };

  app.post(
    addresses.providerSignIn,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'beginProviderSignIn',
        summary: 'The provider’s address for signing in; the browser comes back to a path of this installation',
        body: providerSignInSchema,
        response: { 200: providerAddressSchema, ...refusals(400, 404, 429, 502) },
      },
    },
    async (request, reply) => {
      await refuseTooManyFrom(request, { store, what: 'provider', limit: TOKENS_TRIED, reply });
      const { url, cookies } = await configured().begin(ownPath(request.body.to), visitorOf(request));
      reply.header('set-cookie', [...cookies]);
      return { url };
    },
  );

  app.post(
    addresses.accountProvider,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'connectProvider',
        summary: 'The provider’s address for connecting the caller’s account, for the password and a code',
        body: proofSchema,
        response: { 200: providerAddressSchema, ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request, reply) => {
      const { id } = await askOwnerAgain(parts, request, reply, request.body);
      await refuseTooMany(store, { subject: `connect ${id}`, limit: LINKS_ASKED, reply });
      const { url, cookies } = await configured().beginLinking(visitorOf(request));
      reply.header('set-cookie', [...cookies]);
      return { url };
    },
  );

  app.post(
    addresses.accountProviderOff,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'disconnectProvider',
        summary:
          'Disconnects the caller’s account from the provider, for the password and a code, which are then used to sign in',
        body: proofSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const own = await askOwnerAgain(parts, request, reply, request.body);
      await disconnectProvider(store.db, own.id);
      if (own.isLinked) mailChange(parts.mail, request, { email: own.email, change: 'providerDisconnected' });
      return { success: true as const };
    },
  );

  app.get(
    addresses.providerCallback,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'finishProviderSignIn',
        summary: 'Where the provider sends people back to: signs them in and redirects to the page they wanted',
        querystring: z
          .object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional() })
          .catchall(z.string()),
        response: { 302: z.undefined().describe('Back to where the person came from'), ...refusals(404, 429) },
      },
    },
    async (request, reply) => {
      await refuseTooManyFrom(request, { store, what: 'provider', limit: TOKENS_TRIED, reply });
      const provider = configured();
      const { value, email } = await withTriedEmail(() => provider.finish(request.query, visitorOf(request)));
      const { url, cookies, connected } = value;
      for (const id of connected) await tellConnected(request, id);
      const joined = await joinAs(cookies);
      await noteHowItEnded(request, { url, cookies, email });
      await signOn.endReplaced(request.headers.cookie, cookies);
      reply.header('set-cookie', [...cookies]);
      reply.header('cache-control', 'no-store');
      return reply.redirect(beyondInvitation(url, joined), 302);
    },
  );

  async function joinAs(cookies: readonly string[]): Promise<readonly string[]> {
    const signedIn = await signOn.findSignedIn(cookiesIn(cookies));
    return signedIn === null ? [] : joinInviting({ store, clock }, signedIn.account.id);
  }

  /** The browser is redirected either way: only the address and the cookies show whether somebody signed in. */
  async function noteHowItEnded(
    request: FastifyRequest,
    {
      url,
      cookies,
      email,
    }: { readonly url: string; readonly cookies: readonly string[]; readonly email: string | null },
  ): Promise<void> {
    if (new URL(url).searchParams.has('error')) return noteForLog(request, { email, outcome: 'refused' });
    const signedIn = await signOn.findSignedIn(cookiesIn(cookies));
    const connecting = signedIn === null ? await signOn.findSignedIn(request.headers.cookie) : null;
    const account = signedIn?.account ?? connecting?.account ?? null;
    if (account === null) return noteForLog(request, { email, outcome: 'refused' });
    noteAsker(request, 'account', account.id);
    noteForLog(request, { email, ...(connecting === null ? {} : { event: 'provider_connected' }) });
  }

  /** A new account has nothing else that opens it, so its owner needs no mail. */
  async function tellConnected(request: FastifyRequest, accountId: string): Promise<void> {
    const own = await findOwnAccount(store.db, accountId);
    if (own === null || own.passwordHash === null) return;
    mailChange(parts.mail, request, { email: own.email, change: 'providerConnected' });
  }

  function configured(): ProviderSignOn {
    if (providerSignOn !== null) return providerSignOn;
    throw new Refusal({
      code: 'no_provider',
      status: 404,
      message: 'No provider of sign-on is set here. Sign in with your password.',
    });
  }
}

/** The page of an accepted invitation would say that it is invalid: the plan is shown instead. */
function beyondInvitation(url: string, joined: readonly string[]): string {
  const to = new URL(url);
  if (to.pathname !== addresses.invitationPage) return url;
  const planId = readToken(to.searchParams.get('token') ?? '')?.planId;
  return planId !== undefined && joined.includes(planId) ? `${to.origin}${planDashboardPath(planId)}` : url;
}

/** A path of ours, and nothing a browser could take for another site. Throws Refusal (400). */
function ownPath(to: string): string {
  const url = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? URL.parse(to, BASE) : null;
  if (url !== null && url.origin === BASE) return `${url.pathname}${url.search}`;
  throw new Refusal({ code: 'bad_request', status: 400, message: 'That is not a page of this installation.' });
}

const BASE = 'http://localhost';
