import { createHash, randomBytes } from 'node:crypto';

export type NewToken = {
  readonly token: string;
  readonly hash: string;
  readonly hint: string;
};

export type TokenKey = { readonly planId: string; readonly hash: string };

/** 144 random bits, of which 120 remain secret from a lead who sees the hint. */
const TOKEN_BYTES = 18;
const RANDOM_LETTERS = 24;
const HINT_LETTERS = 4;

/** Random letters, then the plan's id, so that only that plan is queried (decision 3). The id is not secret; the letters are. */
export function createToken(planId: string): NewToken {
  return tokenOf(randomBytes(TOKEN_BYTES), planId);
}

/** The same for the same secret bytes, of which the first are used; nothing else of it is random. */
export function tokenOf(bytes: Buffer, planId: string): NewToken {
  const token = `${bytes.subarray(0, TOKEN_BYTES).toString('base64url')}${planId}`;
  return { token, hash: hashOf(token), hint: token.slice(0, HINT_LETTERS) };
}

export function readToken(text: string): TokenKey | null {
  if (!TOKEN.test(text)) return null;
  return { planId: text.slice(RANDOM_LETTERS), hash: hashOf(text) };
}

const TOKEN = /^[\w-]{24}\P{Cc}{1,200}$/u;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
