import { randomBytes } from 'node:crypto';

/** Without i, l, o and u: nothing to misread, nothing to swear. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export function createId(): string {
  return idOf(16);
}

/** For ids that are unique within a plan only: 100,000 goals repeat those of their thirty own fields. */
export function createShortId(): string {
  return idOf(10);
}

function idOf(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
