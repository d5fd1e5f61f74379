import { describe, expect, it } from 'vitest';
import { createToken, readToken } from './linkToken.ts';

describe('a token', () => {
  it('has 144 random bits, and names its plan', () => {
    const { token, hint } = createToken('plan1');
    expect(token).toMatch(/^[\w-]{24}plan1$/);
    expect(token.startsWith(hint)).toBe(true);
    expect(hint).toHaveLength(4);
  });

  it('is another each time', () => {
    const tokens = new Set(Array.from({ length: 1_000 }, () => createToken('p').token));
    expect(tokens.size).toBe(1_000);
  });

  it('comes back to its plan and its hash, and the hash tells nothing of it', () => {
    const { token, hash } = createToken('a plan/of ünusual id');
    expect(readToken(token)).toEqual({ planId: 'a plan/of ünusual id', hash });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    '',
    '0',
    'null',
    '*',
    ':token',
    'x'.repeat(24),
    `${'x'.repeat(23)}!plan`,
    `${'x'.repeat(24)}\0`,
    'x'.repeat(225),
  ])('%j is none', (text) => {
    expect(readToken(text)).toBeNull();
  });
});
