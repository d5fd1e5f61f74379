import { createHmac, randomBytes } from 'node:crypto';
import { isoInstant, wallTime } from '#server/base/clock.ts';
import { COOKIE_PREFIX, SESSION_S } from '#server/features/accounts/auth.ts';
import type { Store } from '#server/store/database/store.ts';

/** A session cookie as signing in over http makes it, without the tenth of a second that checking a password takes. */
export async function exampleSession(
  { db }: Store,
  { email, secret }: { readonly email: string; readonly secret: string },
): Promise<Record<string, string>> {
  const { id: userId } = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  const [id, token] = [randomBytes(16).toString('hex'), randomBytes(24).toString('base64url')];
  const now = wallTime();
  const [createdAt, expiresAt] = [isoInstant(now), isoInstant(now + SESSION_S * 1000)];
  await db
    .insertInto('session')
    .values({ id, token, userId, createdAt, updatedAt: createdAt, expiresAt, ipAddress: null, userAgent: null })
    .execute();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return { [`${COOKIE_PREFIX}.session_token`]: `${token}.${signature}` };
}
