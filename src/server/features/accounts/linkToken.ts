import { createHash, randomBytes } from 'node:crypto';

/** A token as it is given away, once, and what is kept of it. */
export type NewToken = {
  readonly token: string;
  readonly hash: string;
  /** Its first letters, shown to leads so that they can tell links apart. */
  readonly hint: string;
};

/** A token as it comes back: in which plan to look for which hash. */
export type TokenKey = { readonly planId: string; readonly hash: string };

/** 144 random bits: 120 are left of them for a lead who sees the hint. */
const TOKEN_BYTES = 18;
const RANDOM_LETTERS = 24;
const HINT_LETTERS = 4;

/**
 * A new token: random letters, then the plan's id, so that one plan alone is asked for it (decision 3). The id is no
 * secret; the letters are.
 */
export function createToken(planId: string): NewToken {
  const token = `${randomBytes(TOKEN_BYTES).toString('base64url')}${planId}`;
  return { token, hash: hashOf(token), hint: token.slice(0, HINT_LETTERS) };
}

/** Null for a text that cannot be a token. */
export function readToken(text: string): TokenKey | null {
  if (!TOKEN.test(text)) return null;
  return { planId: text.slice(RANDOM_LETTERS), hash: hashOf(text) };
}

/** No control characters: no store keeps U+0000. */
const TOKEN = /^[\w-]{24}\P{Cc}{1,200}$/u;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
