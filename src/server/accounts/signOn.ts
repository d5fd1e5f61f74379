import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type SignIn } from '#contract/session.ts';
import { Refusal } from '#server/errors.ts';
import type { Store } from '#server/store/store.ts';
import type { Account } from './account.ts';
import { atMost } from './atMost.ts';
import { createKnownSessions } from './knownSessions.ts';

/** Who is signed in, and cookies to send along where the session was prolonged. */
export type SignedIn = { readonly account: Account; readonly cookies: readonly string[] };

/** Signing in, staying signed in, signing out: the account library behind the few doors we open. */
export type SignOn = {
  /** Throws Refusal (401) with the same words and in the same time whether or not there is such an account. */
  signIn(asked: SignIn): Promise<SignedIn>;
  /** Ends the session of a Cookie header in the store, so that the cookie opens nothing any more. */
  signOut(cookie: string | undefined): Promise<readonly string[]>;
  /** Null without a session that lasts. */
  findSignedIn(cookie: string | undefined): Promise<SignedIn | null>;
  /** Whether a session still lasts; it is not prolonged by asking. */
  isSignedIn(cookie: string | undefined): Promise<boolean>;
  /** By the library's memory-hard function; a few at a time. */
  hashPassword(password: string): Promise<string>;
  /** Whether a hash of `hashPassword` is of this password; as costly as making one. */
  isPasswordOf(hash: string, password: string): Promise<boolean>;
};

const SESSION_S = 30 * 86_400;
const PROLONGED_AFTER_S = 86_400;

/** Each hash takes 16 MB and a core's tenth of a second. */
const HASHING = { running: 4, waiting: 200 };

export function createSignOn(parts: {
  readonly store: Store;
  readonly secret: string;
  /** https decides on Secure cookies; null: the address asked, without TLS of our own. */
  readonly publicUrl: string | null;
  readonly warn: (message: string) => void;
}): SignOn {
  const auth = createAuth(parts);
  const hashing = atMost(HASHING);
  const freshFor = (SESSION_S - PROLONGED_AFTER_S) * 1000;
  const knownSessions = createKnownSessions(parts.store, { freshFor });
  return {
    signIn: ({ email, password }) =>
      hashing(async () => {
        const { headers, response } = await auth.api
          .signInEmail({ body: { email, password, rememberMe: true }, returnHeaders: true })
          .catch(refuseWrongPassword);
        return { account: accountOf(response.user), cookies: headers.getSetCookie() };
      }),
    signOut: async (cookie) => {
      const { headers } = await auth.api.signOut({ headers: headersOf(cookie), returnHeaders: true });
      return headers.getSetCookie();
    },
    findSignedIn: async (cookie) => {
      if (cookie === undefined || !cookie.includes(COOKIE_PREFIX)) return null;
      const known = await knownSessions.find(cookie);
      if (known !== null) return { account: known, cookies: [] };
      const { headers, response } = await auth.api.getSession({ headers: headersOf(cookie), returnHeaders: true });
      if (response === null) return null;
      knownSessions.remember(cookie, response.session.token);
      return { account: accountOf(response.user), cookies: headers.getSetCookie() };
    },
    isSignedIn: async (cookie) => {
      const asked = { headers: headersOf(cookie), query: { disableRefresh: true } };
      return (await auth.api.getSession(asked)) !== null;
    },
    hashPassword: (password) => hashing(() => hashPassword(password)),
    isPasswordOf: (hash, password) => hashing(() => verifyPassword({ hash, password })),
  };
}

const COOKIE_PREFIX = 'milepost';

function createAuth({ store, secret, publicUrl, warn }: Parameters<typeof createSignOn>[0]) {
  return betterAuth({
    appName: 'Milepost',
    // Told "sqlite" on either store, it keeps dates as ISO text and booleans as 0 and 1, which mean the same on both.
    database: { db: store.db, type: 'sqlite' },
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    session: { expiresIn: SESSION_S, updateAge: PROLONGED_AFTER_S, cookieCache: { enabled: false } },
    telemetry: { enabled: false },
    // Its own handler and its limits are not mounted: each door is a route of ours, with our checks before it.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    logger: { level: 'error', log: (_level, message) => warn(message) },
  });
}

function accountOf(user: { readonly id: string; readonly name: string; readonly email: string }): Account {
  return { id: user.id, name: user.name, email: user.email };
}

function headersOf(cookie: string | undefined): Headers {
  return new Headers(cookie === undefined ? {} : { cookie });
}

/** Any 4xx of the library is one answer of ours: it tells nobody which e-mails have an account. */
function refuseWrongPassword(error: unknown): never {
  const isRefused =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;
  if (!isRefused) throw error;
  throw new Refusal({ code: 'wrong_password', status: 401, message: 'The e-mail or the password is not right.' });
}
