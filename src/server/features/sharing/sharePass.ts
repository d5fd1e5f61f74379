import { createHmac, timingSafeEqual } from 'node:crypto';
import { isoInstant } from '#server/base/clock.ts';
import type { Share } from './share.ts';

/** What a right password buys: a text that opens one share for a while, kept by the page and sent as a header. */
export type SharePasses = {
  /** `now` is milliseconds since 1970. */
  issue(share: Share, now: number): { readonly pass: string; readonly expiresAt: string };
  isValid(share: Share, pass: string, now: number): boolean;
};

/** A working day (readings, section 7). */
export const PASS_LASTS_MS = 12 * 3_600_000;

/**
 * Signed with a key of its own, over the share, its password's hash and the end: a pass opens no other share, and none
 * after the password was changed. Nothing is stored for it.
 */
export function createSharePasses(secret: string): SharePasses {
  const key = createHmac('sha256', secret).update('milepost share pass').digest();

  function sign({ planId, id, passwordHash }: Share, expires: number): Buffer {
    return createHmac('sha256', key)
      .update(JSON.stringify([planId, id, passwordHash, expires]))
      .digest();
  }

  return {
    issue: (share, now) => {
      const expires = now + PASS_LASTS_MS;
      return {
        pass: `${expires}.${sign(share, expires).toString('base64url')}`,
        expiresAt: isoInstant(expires),
      };
    },
    isValid: (share, pass, now) => {
      const [, end = '', signature = ''] = PASS.exec(pass) ?? [];
      const expires = Number(end);
      // A clock that was put back does not prolong a pass beyond what one may last.
      if (end === '' || expires <= now || expires > now + PASS_LASTS_MS) return false;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(share, expires));
    },
  };
}

/** The end, and the 32 bytes of the signature. */
const PASS = /^(\d{1,15})\.([\w-]{43})$/;
