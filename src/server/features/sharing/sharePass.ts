import { createHmac, timingSafeEqual } from 'node:crypto';
import { isoInstant } from '#server/base/clock.ts';
import type { Share } from './share.ts';

/** What the right password is exchanged for: opens one share for a while, kept by the page and sent as a header. */
export type SharePasses = {
  issue(share: Share, now: number): { readonly pass: string; readonly expiresAt: string };
  isValid(share: Share, pass: string, now: number): boolean;
};

export const PASS_LASTS_MS = 12 * 3_600_000;

/**
 * Signed with its own key over the share, its password's hash and the expiry: a pass opens no other share, and none
 * after a change of password. Nothing is stored.
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
      // A clock set back does not prolong a pass.
      if (end === '' || expires <= now || expires > now + PASS_LASTS_MS) return false;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(share, expires));
    },
  };
}

const PASS = /^(\d{1,15})\.([\w-]{43})$/;
