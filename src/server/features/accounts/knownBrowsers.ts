import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Marks a browser that signed in before: it grants nothing, but exempts it from the delay that strangers cause.
 * Signed with its own key for one subject; nothing is stored.
 */
export type KnownBrowsers = {
  mark(subject: string, now: number): string;
  /** Identifies a known browser; null for an expired, foreign or forged mark. */
  read(mark: string, subject: string, now: number): string | null;
};

export const KNOWN_FOR_MS = 180 * 86_400_000;

export function createKnownBrowsers(secret: string): KnownBrowsers {
  const key = createHmac('sha256', secret).update('milepost known browser').digest();
  const sign = (...signed: readonly unknown[]) => createHmac('sha256', key).update(JSON.stringify(signed)).digest();
  return {
    mark: (subject, now) => {
      const id = randomBytes(12).toString('base64url');
      const expires = now + KNOWN_FOR_MS;
      return `${id}.${expires}.${sign(subject, id, expires).toString('base64url')}`;
    },
    read: (mark, subject, now) => {
      const [, id = '', end = '', signature = ''] = MARK.exec(mark) ?? [];
      const expires = Number(end);
      // A clock set back does not prolong a mark.
      if (id === '' || expires <= now || expires > now + KNOWN_FOR_MS) return null;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(subject, id, expires)) ? id : null;
    },
  };
}

const MARK = /^([\w-]{16})\.(\d{1,15})\.([\w-]{43})$/;
