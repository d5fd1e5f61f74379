import { randomBytes } from 'node:crypto';

/** Without i, l, o and u: nothing to misread, nothing to swear. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id for a plan, goal, member or anything else: 16 letters and digits, 80 random bits. Not a secret. */
export function createId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
