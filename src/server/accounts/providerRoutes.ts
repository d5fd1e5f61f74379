import * as z from 'zod';
import { providerAddressSchema, providerSignInSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { AccountParts } from './accountRoutes.ts';
import { requireAsker } from './asker.ts';
import type { ProviderSignOn } from './providerSignOn.ts';
import { LINKS_ASKED, refuseTooMany, TOKENS_TRIED } from './refuseTooMany.ts';
import { visitorOf } from './visitor.ts';

export type ProviderParts = AccountParts & {
  /** Null: sign-on is not configured, and each of these is 404. */
  readonly providerSignOn: ProviderSignOn | null;
};

/** Sign-on by a provider: going there, coming back, and connecting one's account with it. */
export function addProviderRoutes(app: MilepostApp, { store, findAsker, providerSignOn }: ProviderParts): void {
  const about = { tags: ['account'] };

  app.post(
    addresses.providerSignIn,
    {
      schema: {
        ...about,
        summary: 'Where the browser goes to sign on at the provider; it comes back to a path of this installation',
        body: providerSignInSchema,
        response: { 200: providerAddressSchema, ...refusals(400, 404, 429, 502) },
      },
    },
    async (request, reply) => {
      await refuseTooMany(store, { subject: `provider ${request.ip}`, limit: TOKENS_TRIED, reply });
      const { url, cookies } = await configured().begin(ownPath(request.body.to), visitorOf(request));
      reply.header('set-cookie', [...cookies]);
      return { url };
    },
  );

  app.post(
    addresses.accountProvider,
    {
      schema: {
        ...about,
        summary: 'Where the browser goes to connect one’s account with the provider',
        response: { 200: providerAddressSchema, ...refusals(401, 404, 429, 502) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAsker(findAsker, request, reply);
      await refuseTooMany(store, { subject: `connect ${id}`, limit: LINKS_ASKED, reply });
      const { url, cookies } = await configured().beginLinking(visitorOf(request));
      reply.header('set-cookie', [...cookies]);
      return { url };
    },
  );

  app.get(
    addresses.providerCallback,
    {
      schema: {
        ...about,
        summary: 'Where the provider sends people back to: leads to where they wanted to go, signed in',
        querystring: z.record(z.string(), z.string()),
      },
    },
    async (request, reply) => {
      await refuseTooMany(store, { subject: `provider ${request.ip}`, limit: TOKENS_TRIED, reply });
      const { url, cookies } = await configured().finish(request.query, visitorOf(request));
      reply.header('set-cookie', [...cookies]);
      reply.header('cache-control', 'no-store');
      return reply.redirect(url, 302);
    },
  );

  function configured(): ProviderSignOn {
    if (providerSignOn !== null) return providerSignOn;
    throw new Refusal({
      code: 'no_provider',
      status: 404,
      message: 'No provider of sign-on is set here. Sign in with your password.',
    });
  }
}

/** A path of ours and nothing a browser could take for another site's address. Throws Refusal (400). */
function ownPath(to: string): string {
  const url = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? URL.parse(to, BASE) : null;
  if (url !== null && url.origin === BASE) return `${url.pathname}${url.search}`;
  throw new Refusal({ code: 'bad_request', status: 400, message: 'That is not a page of this installation.' });
}

const BASE = 'http://localhost';
