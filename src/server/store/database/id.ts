import { randomBytes } from 'node:crypto';

/** Without i, l, o and u: nothing to misread, nothing to swear. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export function createId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
