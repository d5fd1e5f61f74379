import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Scrypt = typeof crypto.scrypt;

/** What was asked for last, which is what a server asks for. */
let asked: ScryptOptions | null = null;

/**
 * From here on a password is hashed in no time: a tenth of a second and 32 MB for each of thousands would be a third of
 * what the tests of accounts take. The cost itself has its test, in passwordCost.test.ts.
 */
export function cheapenHashing(): void {
  if (crypto.scrypt === cheapened) return;
  scrypt = crypto.scrypt;
  crypto.scrypt = cheapened;
  syncBuiltinESMExports();
}

export function costAskedFor(): ScryptOptions | null {
  return asked;
}

let scrypt: Scrypt = crypto.scrypt;

const cheapened: Scrypt = (password, salt, length, ...rest) => {
  const callback = rest.at(-1);
  if (typeof callback !== 'function') throw new Error('Hashing is asked for without a callback.');
  const [options = {}] = rest;
  asked = typeof options === 'function' ? {} : options;
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, callback);
};
