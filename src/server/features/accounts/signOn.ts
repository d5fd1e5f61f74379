import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { SecondFactor } from '#contract/account.ts';
import type { SignIn } from '#contract/session.ts';
import { wallTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { fairQueue } from '#server/platform/limits/fairQueue.ts';
import type { PendingStoreVersion } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import { type Auth, type AuthParts, COOKIE_PREFIX, createAuth } from './auth.ts';
import { createKnownSessions } from './knownSessions.ts';
import { isRefusedByLibrary } from './libraryRefusal.ts';
import { findQuestioned, onceOnly, questionIn } from './secondFactorCode.ts';
import { sessionLasts } from './sessionEnd.ts';
import { endSession } from './sessions.ts';

export type SignedIn = { readonly account: Account; readonly cookies: readonly string[] };

/** The password was right, and a second factor is required; the cookies carry the pending sign-in. */
export type HalfSignedIn = { readonly account: null; readonly cookies: readonly string[] };

export type Visitor = {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly asker: string;
};

/** Signing in and out and staying signed in: the account library behind our own routes. */
export type SignOn = {
  /** Throws Refusal (401) with the same words and timing whether or not the account exists. */
  signIn(asked: SignIn, visitor: Visitor): Promise<SignedIn | HalfSignedIn>;
  signInFurther(factor: SecondFactor, visitor: Visitor): Promise<SignedIn>;
  checkCode(asked: SecondFactor & { readonly accountId: string }, cookie: string | undefined): Promise<void>;
  /** Ends the session of a browser's cookies where a reply's cookies replace it: nobody could end it any more. */
  endReplaced(cookie: string | undefined, cookies: readonly string[]): Promise<void>;
  /** Ends the session in the store, so that the cookie is worthless. */
  signOut(cookie: string | undefined): Promise<readonly string[]>;
  findSignedIn(cookie: string | undefined, moment?: PendingStoreVersion): Promise<SignedIn | null>;
  /** Null where it is not valid. Does not renew it. */
  findSessionId(cookie: string | undefined): Promise<string | null>;
  /** Memory-hard, a few at a time, in fair turns. */
  hashPassword(password: string, asker: string): Promise<string>;
  isPasswordOf(hash: string, password: string, asker: string): Promise<boolean>;
  readonly auth: Auth;
};

const HASHING = { running: 4, waitingEach: 50, waiting: 1_000 };

export function createSignOn(parts: AuthParts): SignOn {
  const auth = createAuth(parts);
  const hashing = fairQueue(HASHING);
  const knownSessions = createKnownSessions(parts.store);
  const sessionOf = async (cookie: string | undefined) => {
    const found = await auth.api.getSession({ headers: headersOf(cookie), query: { disableRefresh: true } });
    return found !== null && lasts(found.session) ? found : null;
  };
  const endReplaced: SignOn['endReplaced'] = async (cookie, cookies) => {
    if (!cookies.some((each) => each.includes(`${COOKIE_PREFIX}.session_token=`))) return;
    const before = await sessionOf(cookie);
    if (before === null) return;
    const after = await sessionOf(cookiesIn(cookies));
    const { id: sessionId, userId: accountId } = before.session;
    if (after?.session.id !== sessionId) await endSession(parts.store.db, { accountId, sessionId });
  };
  return {
    auth,
    endReplaced,
    signIn: ({ email, password }, visitor) =>
      hashing(visitor.asker, async () => {
        const { headers, response } = await auth.api
          .signInEmail({
            body: { email, password, rememberMe: true },
            headers: headersOf(undefined, visitor.userAgent),
            returnHeaders: true,
          })
          .catch(refuseWrongPassword);
        const cookies = headers.getSetCookie();
        await endReplaced(visitor.cookie, cookies);
        return 'twoFactorRedirect' in response
          ? { account: null, cookies }
          : { account: accountOf(response.user), cookies };
      }),
    signInFurther: async ({ code, kind }, visitor) => {
      const asked = {
        headers: headersOf(questionIn(visitor.cookie), visitor.userAgent),
        body: { code },
        returnHeaders: true,
      } as const;
      const accountId = await findQuestioned(parts.store.db, visitor.cookie);
      if (accountId === null) throw signInAgain();
      const check = async () => {
        const verify = kind === 'totp' ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
        const { headers, response } = await verify(asked).catch(refuseWrongCode);
        const cookies = headers.getSetCookie();
        await endReplaced(visitor.cookie, cookies);
        return { account: accountOf(response.user), cookies };
      };
      return kind === 'totp' ? onceOnly(parts.store, { accountId, code }, check) : check();
    },
    checkCode: async ({ accountId, code, kind }, cookie) => {
      const asked = { headers: headersOf(cookie), body: { code } };
      if (kind === 'recovery') await auth.api.verifyBackupCode(asked).catch(refuseWrongCode);
      else await onceOnly(parts.store, { accountId, code }, () => auth.api.verifyTOTP(asked).catch(refuseWrongCode));
    },
    signOut: async (cookie) => {
      const { headers } = await auth.api.signOut({ headers: headersOf(cookie), returnHeaders: true });
      return headers.getSetCookie();
    },
    findSignedIn: async (cookie, moment) => {
      if (cookie === undefined || !cookie.includes(COOKIE_PREFIX)) return null;
      const known = await knownSessions.find(cookie, moment);
      if (known !== null) return { account: known, cookies: [] };
      const { headers, response } = await auth.api.getSession({ headers: headersOf(cookie), returnHeaders: true });
      if (response === null || !lasts(response.session)) return null;
      knownSessions.remember(cookie, response.session.token);
      return { account: accountOf(response.user), cookies: headers.getSetCookie() };
    },
    findSessionId: async (cookie) => (await sessionOf(cookie))?.session.id ?? null,
    hashPassword: (password, asker) => hashing(asker, () => hashPassword(password)),
    isPasswordOf: (hash, password, asker) => hashing(asker, () => verifyPassword({ hash, password })),
  };
}

export function headersOf(cookie: string | undefined, userAgent?: string): Headers {
  return new Headers({
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent.slice(0, USER_AGENT_LENGTH) }),
  });
}

const USER_AGENT_LENGTH = 300;

/** The cookies that a reply sets, as the browser sends them back. */
export function cookiesIn(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

function lasts({ createdAt, expiresAt }: LibrarySession): boolean {
  return sessionLasts({ createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() }, wallTime());
}

type LibrarySession = Auth['$Infer']['Session']['session'];

function accountOf(user: { readonly id: string; readonly name: string; readonly email: string }): Account {
  return { id: user.id, name: user.name, email: user.email };
}

/** Any 4xx of the library is the same answer of ours, which does not reveal which e-mails have an account. */
function refuseWrongPassword(error: unknown): never {
  if (!isRefusedByLibrary(error)) throw error;
  throw new Refusal({ code: 'wrong_password', status: 401, message: 'The e-mail or the password is not right.' });
}

/** The library ends a sign-in after five wrong codes: then one starts again. */
function refuseWrongCode(error: unknown): never {
  if (!isRefusedByLibrary(error)) throw error;
  const { code } = error;
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') throw wrongCode();
  throw signInAgain();
}

function signInAgain(): Refusal {
  return new Refusal({
    code: 'sign_in_again',
    status: 401,
    message: 'This took too long, or too many codes were wrong. Sign in with your password again.',
  });
}

export function wrongCode(): Refusal {
  return new Refusal({ code: 'wrong_code', status: 401, message: 'The code is not right.' });
}
