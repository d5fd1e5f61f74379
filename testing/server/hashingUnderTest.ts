import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Scrypt = typeof crypto.scrypt;
type Done = Parameters<Scrypt>[4];

/** The cost that a server asked for last. */
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

function cheapened(password: BinaryLike, salt: BinaryLike, length: number, done: Done): void;
function cheapened(password: BinaryLike, salt: BinaryLike, length: number, cost: ScryptOptions, done: Done): void;
function cheapened(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  ...rest: [Done] | [ScryptOptions, Done]
): void {
  const [cost, done] = rest.length === 1 ? [{}, rest[0]] : rest;
  asked = cost;
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done);
}
