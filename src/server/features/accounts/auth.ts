import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import type { Store } from '#server/store/database/store.ts';

export type AuthParts = {
  readonly store: Store;
  readonly secret: string;
  /** https decides on Secure cookies; null: the address asked, without TLS of our own. */
  readonly publicUrl: string | null;
  readonly warn: (message: string) => void;
};

export const COOKIE_PREFIX = 'milepost';
/** Browsers take such a cookie from this host alone, over https, for every path. */
export const HOST_PREFIX = '__Host-';
export const SESSION_S = 30 * 86_400;
export const PROLONGED_AFTER_S = 86_400;

/** The account library behind our own doors: none of its own endpoints is mounted (decision 8). */
export type Auth = ReturnType<typeof createAuth>;

export function createAuth(parts: AuthParts) {
  // The library would lock the account for all, its owner too, after ten wrong codes by anybody: our doors slow tries down.
  const plugin = twoFactor({ issuer: 'Milepost', accountLockout: { enabled: false } });
  return betterAuth({ ...authOptions(parts), plugins: [plugin] });
}

/** What every instance of the library is told; sessions and cookies of one are those of the other. */
export function authOptions({ store, secret, publicUrl, warn }: AuthParts) {
  return {
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
    // No session in the cookie itself: it would outlive signing out.
    session: { expiresIn: SESSION_S, updateAge: PROLONGED_AFTER_S, cookieCache: { enabled: false } },
    telemetry: { enabled: false },
    // Its own handler and its limits are not mounted: each door is a route of ours, with our checks before it.
    rateLimit: { enabled: false },
    advanced: {
      ...cookiesOver(publicUrl?.startsWith('https:') ?? false),
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    logger: { level: 'error', log: (_level, message) => warn(message) },
  } satisfies BetterAuthOptions;
}

/** Over https a cookie is for this host alone, whatever another site of the same domain sets. */
function cookiesOver(isHttps: boolean) {
  // The library's own prefix for secure cookies is __Secure-, which other hosts of the domain may set too.
  const plain = { cookiePrefix: COOKIE_PREFIX, useSecureCookies: false };
  if (!isHttps) return plain;
  return { ...plain, cookiePrefix: `${HOST_PREFIX}${COOKIE_PREFIX}`, defaultCookieAttributes: { secure: true } };
}
