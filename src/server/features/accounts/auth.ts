import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import type { Store } from '#server/store/database/store.ts';

export type AuthParts = {
  readonly store: Store;
  readonly secret: string;
  readonly publicUrl: string | null;
  readonly warn: (message: string) => void;
};

export const COOKIE_PREFIX = 'milepost';
/** Browsers accept such a cookie from this host only, over https, for every path. */
export const HOST_PREFIX = '__Host-';
export const SESSION_S = 30 * 86_400;
export const PROLONGED_AFTER_S = 86_400;

/** The account library behind our own routes: none of its endpoints is mounted (decision 8). */
export type Auth = ReturnType<typeof createAuth>;

export function createAuth(parts: AuthParts) {
  // The library would lock the account for everybody, its owner too, after ten wrong codes by anyone: our routes
  // delay attempts instead.
  const plugin = twoFactor({ issuer: 'Milepost', accountLockout: { enabled: false } });
  return betterAuth({ ...authOptions(parts), plugins: [plugin] });
}

/** Shared by every instance of the library, so that sessions and cookies work across them. */
export function authOptions({ store, secret, publicUrl, warn }: AuthParts) {
  return {
    appName: 'Milepost',
    // Configured as "sqlite" for either store: dates as ISO text and booleans as 0 and 1 work on both.
    database: { db: store.db, type: 'sqlite' },
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    // No session data in the cookie: it would outlive signing out.
    session: { expiresIn: SESSION_S, updateAge: PROLONGED_AFTER_S, cookieCache: { enabled: false } },
    telemetry: { enabled: false },
    // The library's handler and limits are not mounted: each endpoint is a route of ours with our checks.
    rateLimit: { enabled: false },
    advanced: {
      ...cookiesOver(publicUrl?.startsWith('https:') ?? false),
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    logger: { level: 'error', log: (_level, message) => warn(message) },
  } satisfies BetterAuthOptions;
}

/** Over https a cookie belongs to this host only, whatever another site of the domain sets. */
function cookiesOver(isHttps: boolean) {
  // The library's own prefix is __Secure-, which other hosts of the domain can set too.
  const plain = { cookiePrefix: COOKIE_PREFIX, useSecureCookies: false };
  if (!isHttps) return plain;
  return { ...plain, cookiePrefix: `${HOST_PREFIX}${COOKIE_PREFIX}`, defaultCookieAttributes: { secure: true } };
}
