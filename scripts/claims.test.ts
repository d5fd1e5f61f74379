import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { feeds } from '#languages/en/page/feeds.ts';
import { childEnvironment } from '#server/base/childEnvironment.ts';
import { SESSION_S } from '#server/features/accounts/auth.ts';
import { LONGEST_SESSION_S } from '#server/features/accounts/sessionEnd.ts';
import { MOST_BYTES, MOST_KEYS, MOST_ROWS, QUERY_WITHIN_MS } from '#server/features/connections/sources/source.ts';
import { SECURITY_LOG_LIMITS } from '#server/platform/audit/securityLog.ts';
import { addSecurityHeaders } from '#server/platform/http/securityHeaders.ts';
import { FAILED_SIGN_INS } from '#server/platform/limits/attemptLimit.ts';

// What the guides claim, beside what the code does: a claim that is no longer so is a failing row.

const DAY_S = 86_400;
const MEGABYTE = 1024 * 1024;
const number = (count: number) => count.toLocaleString('en-US');

/** Every name of the environment that a child is given where the server has it. */
function namesOfChildren(): string[] {
  return Object.keys(childEnvironment(new Proxy({}, { get: () => 'x' })));
}

/** The headers of a reply that says nothing of them itself. */
async function sentHeaders() {
  const app = fastify();
  addSecurityHeaders(app, { isHttps: false });
  app.get('/', () => 'x');
  return (await app.inject('/')).headers;
}

const headers = await sentHeaders();

const CLAIMS: readonly (readonly [page: string, claim: string])[] = [
  ['guide/security.md', `A session ends ${SESSION_S / DAY_S} days after it was last used`],
  ['guide/security.md', `and ${LONGEST_SESSION_S / DAY_S} days after it was begun`],
  ['guide/security.md', `${FAILED_SIGN_INS.attempts} failures in ${FAILED_SIGN_INS.windowMs / 60_000} minutes`],
  [
    'guide/security.md',
    `of the environment they know ${namesOfChildren()
      .map((name) => `\`${name}\``)
      .join(', ')}`,
  ],
  [
    'guide/security.md',
    `${MOST_BYTES / MEGABYTE} MB of answer, ${number(MOST_ROWS)} rows and ${MOST_KEYS} names or columns`,
  ],
  ['guide/security.md', `a month of more than ${SECURITY_LOG_LIMITS.fileBytes / MEGABYTE} MB goes on`],
  ['guide/security.md', `${SECURITY_LOG_LIMITS.allBytes / MEGABYTE} MB at the most`],
  ['guide/feeds.md', `${MOST_BYTES / MEGABYTE} MB, ${number(MOST_ROWS)} rows and ${MOST_KEYS} names`],
  ['asvs.md', `${headers['cache-control']} unless a reply says otherwise`],
];

it.each(CLAIMS)('%s says what the code does: %s', (page, claim) => {
  expect(readFileSync(join(import.meta.dirname, '..', 'docs', page), 'utf8')).toContain(claim);
});

it('the editor of a feed says the same limits', () => {
  expect(feeds.limits).toContain(`${number(MOST_ROWS)} rows`);
  expect(feeds.limits).toContain(`after ${QUERY_WITHIN_MS / 1_000} s`);
});
