import { hashPassword } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { cheapenHashing, costAskedFor } from '#testing/server/hashingUnderTest.ts';

it('a password is hashed by scrypt with 32 MB for each guess', async () => {
  cheapenHashing();
  await hashPassword('correct horse battery staple');
  const { N = 0, r = 0, p = 0 } = costAskedFor() ?? {};
  expect([N, r, p]).toEqual([16_384, 16, 1]);
});
