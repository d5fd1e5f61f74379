import { createHmac } from 'node:crypto';
import { machineTime } from '#server/base/clock.ts';

/**
 * The code an authenticator shows for a key in base32 (RFC 6238: SHA-1, 30 seconds, 6 digits): now, or one step
 * later. A clock one step ahead is accepted too, so that a second code needs no waiting.
 */
export function totpOf(key: string, steps: 0 | 1 = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(machineTime() / 30_000) + steps));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(key: string): Buffer {
  const bits = [...key.replace(/[\s=]/g, '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((each) => Number.parseInt(each, 2)));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
