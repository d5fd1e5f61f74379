import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/base/errors.ts';
import { type AuthParts, authOptions } from '#server/features/accounts/auth.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import type { OidcSettings } from '#server/features/accounts/oidcSettings.ts';
import { headersOf, type Visitor } from '#server/features/accounts/signOn.ts';
import { noteTriedEmail } from '#server/features/accounts/triedEmail.ts';
import { findInvitationsTo } from '#server/features/members/invitations.ts';
import { withGuardedFetch } from '#server/platform/outgoing/guardedFetch.ts';
import type { Database } from '#server/store/database/store.ts';

export type Onward = { readonly url: string; readonly cookies: readonly string[] };

export type Connected = { readonly connected: readonly string[] };

export type ProviderSignOn = {
  begin(to: string, visitor: Visitor): Promise<Onward>;
  beginLinking(visitor: Visitor): Promise<Onward>;
  finish(query: Readonly<Record<string, string>>, visitor: Visitor): Promise<Onward & Connected>;
};

export type ProviderSignOnParts = AuthParts & { readonly oidc: OidcSettings; readonly ownUrl: () => string };

/** The library asks the provider behind the guard of all ways out. */
export function createProviderSignOn(parts: ProviderSignOnParts): ProviderSignOn {
  const { begin, beginLinking, finish } = createUnguarded(parts);
  const guarded = <T>(work: () => T) => withGuardedFetch(parts.oidc.issuer, work);
  return {
    begin: (...asked) => guarded(() => begin(...asked)),
    beginLinking: (...asked) => guarded(() => beginLinking(...asked)),
    finish: (...asked) => guarded(() => finish(...asked)),
  };
}

function createUnguarded(parts: ProviderSignOnParts): ProviderSignOn {
  let known: ReturnType<typeof createProviderAuth> | null = null;

  /** The library fetches the provider's configuration once, on creation: where that failed it is created again. */
  async function auth(): Promise<ReturnType<typeof createProviderAuth>> {
    const made = known ?? createProviderAuth(parts);
    const { socialProviders } = await made.$context;
    if (!socialProviders.some(({ id }) => id === PROVIDER)) throw noAnswer(parts.oidc);
    known = made;
    return made;
  }

  const failed = () => `${parts.ownUrl()}${addresses.dashboard}`;
  return {
    begin: async (to, { cookie, userAgent }) => {
      const { headers, response } = await (await auth()).api.signInSocial({
        body: {
          provider: PROVIDER,
          callbackURL: `${parts.ownUrl()}${to}`,
          errorCallbackURL: failed(),
          disableRedirect: true,
        },
        headers: headersOf(cookie, userAgent),
        returnHeaders: true,
      });
      if (!('url' in response) || typeof response.url !== 'string') throw noAnswer(parts.oidc);
      return { url: response.url, cookies: headers.getSetCookie() };
    },
    beginLinking: async ({ cookie, userAgent }) => {
      const page = `${parts.ownUrl()}${addresses.accountPage}`;
      const { headers, response } = await (await auth()).api.linkSocialAccount({
        body: { provider: PROVIDER, callbackURL: page, errorCallbackURL: page, disableRedirect: true },
        headers: headersOf(cookie, userAgent),
        returnHeaders: true,
      });
      return { url: response.url, cookies: headers.getSetCookie() };
    },
    finish: async (query, { cookie, userAgent }) => {
      const { api } = await auth();
      const connected: string[] = [];
      const answer = await newConnections.run(connected, () =>
        api.callbackOAuth({
          params: { id: PROVIDER },
          query,
          method: 'GET',
          headers: headersOf(cookie, userAgent),
          asResponse: true,
        }),
      );
      return { url: answer.headers.get('location') ?? failed(), cookies: answer.headers.getSetCookie(), connected };
    },
  };
}

const PROVIDER = 'oidc';

/** Collects the accounts the library connects during a sign-on. */
const newConnections = new AsyncLocalStorage<string[]>();

function createProviderAuth(parts: ProviderSignOnParts) {
  const { issuer, clientId, clientSecret } = parts.oidc;
  const base = parts.ownUrl();
  const options = authOptions({ ...parts, publicUrl: parts.publicUrl ?? base });
  return betterAuth({
    ...options,
    // A provider's account is linked to ours only where both have confirmed the e-mail.
    account: {
      encryptOAuthTokens: true,
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, allowDifferentEmails: true },
    },
    onAPIError: { errorURL: `${base}${addresses.dashboard}` },
    user: {
      validateUserInfo: async ({ user, source }) => {
        if (source.action === 'create-user') {
          if (user.emailVerified !== true) return { error: 'email_not_verified' };
          // Signing on creates an account only for invited people.
          const waiting = await findInvitationsTo(parts.store.db, user.email ?? '');
          if (waiting.length === 0) return { error: 'not_invited' };
        }
        // With two-factor on, connecting needs password and code, under Your account.
        const isBySigningOn = source.action === 'link-account' && (await getOAuthState())?.link === undefined;
        if (isBySigningOn && (await hasTwoFactor(parts.store.db, user.id))) return { error: 'account_not_linked' };
        return undefined;
      },
    },
    databaseHooks: {
      account: { create: { after: async ({ userId }) => void newConnections.getStore()?.push(userId) } },
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER,
            name: parts.oidc.name,
            discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
            clientId,
            clientSecret,
            scopes: ['openid', 'email', 'profile'],
            pkce: true,
            requireIdTokenVerification: true,
            mapProfileToUser: (profile) => ({
              email: triedEmailOf(profile.email),
              emailVerified: profile.email_verified === true,
              name: String(profile.name ?? profile.email ?? ''),
            }),
          },
        ],
      }),
    ],
  } satisfies BetterAuthOptions);
}

function triedEmailOf(told: unknown): string {
  const email = String(told ?? '').toLowerCase();
  noteTriedEmail(email);
  return email;
}

async function hasTwoFactor(db: Database, accountId: string | undefined): Promise<boolean> {
  return accountId !== undefined && (await findOwnAccount(db, accountId))?.hasTwoFactor === true;
}

function noAnswer({ name }: OidcSettings): Refusal {
  return new Refusal({
    code: 'provider_unreachable',
    status: 502,
    message: `${name} does not answer. Sign in with your password, or try again shortly.`,
  });
}
