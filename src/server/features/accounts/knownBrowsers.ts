import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Marks a browser that was let in somewhere before: it opens nothing, and only says that tries from there are not those
 * of strangers. Signed with a key of its own, over what it was let into; nothing is stored for it.
 */
export type KnownBrowsers = {
  /** A mark for a browser that has just been let in. `now` is milliseconds since 1970. */
  mark(subject: string, now: number): string;
  /** What tells this browser from others that are known; null for a mark that is over, of something else, or made up. */
  read(mark: string, subject: string, now: number): string | null;
};

/** Half a year. */
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
      // A clock that was put back does not prolong a mark beyond what one may last.
      if (id === '' || expires <= now || expires > now + KNOWN_FOR_MS) return null;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(subject, id, expires)) ? id : null;
    },
  };
}

/** What tells it apart, its end, and the 32 bytes of the signature. */
const MARK = /^([\w-]{16})\.(\d{1,15})\.([\w-]{43})$/;
