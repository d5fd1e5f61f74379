import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, coursesPath, goalColumnsPath, goalCommentsPath, planPath } from '#contract/addresses.ts';
import type { NewShare } from '#contract/share.ts';
import { callFilters } from '#testing/server/everythingShared.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

const PLAN = EXAMPLE_PLAN.id;
const SITE = 'riverton.gov';

let folder: string;
let server: ExampleServer;
let ada: Ask;
let made: NewShare;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-headers-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { pageFolder: folder } });
  ada = await server.signIn();
  made = await exampleShare(ada, { style: 'dynamic', frame_ancestors: [SITE] });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SHARED: readonly (readonly [string, boolean])[] = [
  [`/plans/${PLAN}/dashboard`, true],
  [`/plans/${PLAN}/tv`, true],
  [`${addresses.print}?plan_id=${PLAN}`, true],
  [addresses.print, false],
  [addresses.dashboard, false],
  [addresses.goals, false],
  [goalColumnsPath(PLAN), false],
  [coursesPath(PLAN), false],
  [planPath(PLAN), false],
  [goalCommentsPath(PLAN, 'g2'), false],
  [addresses.healthMeterSvg, false],
  [addresses.healthMeterPng, false],
];

describe('a reply to a share', () => {
  it.each(SHARED)(
    'by %s sets no cookie, is not indexed, tells no referrer; its sites may frame it: %s',
    async (path, isFramed) => {
      const url = `${path}${path.includes('?') ? '&' : '?'}encv=${made.encv}`;
      for (const ask of [server.ask, ada]) {
        const { statusCode, headers } = await ask({ url });
        expect([path, statusCode < 400]).toEqual([path, true]);
        expect(headers).not.toHaveProperty('set-cookie');
        expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
        expect(ancestorsIn(headers)).toBe(isFramed ? SITE : "'none'");
      }
    },
  );

  it('that asks for its saved filters or its password sets no cookie', async () => {
    const fields = { _method: 'getAllFilters', remote: 'true', encv: made.encv };
    expect((await callFilters(fields, ada)).headers).not.toHaveProperty('set-cookie');
    const locked = await exampleShare(ada, { password: 'harbour lantern 42' });
    const payload = { encv: locked.encv, password: 'harbour lantern 42' };
    const reply = await ada({ method: 'POST', url: `${planPath(PLAN)}/share-pass`, payload });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('in a frame of a site that is not named is shown by no browser, whatever is asked beside the token', async () => {
    const unnamed = await exampleShare(ada, {});
    const { headers } = await server.ask({
      url: `/plans/${PLAN}/dashboard?encv=${unnamed.encv}&frame_ancestors=evil.example`,
      headers: { origin: 'https://evil.example', referer: 'https://evil.example/' },
    });
    expect(ancestorsIn(headers)).toBe("'none'");
  });
});

const PLAIN_PAGES = Object.keys(EXAMPLE_ROUTES)
  .filter((route) => route.startsWith('GET /') && !route.includes('{signature}') && !route.endsWith('/events'))
  .map((route) =>
    route
      .slice('GET '.length)
      .replace('{planId}', PLAN)
      .replace('{goalId}', 'g2')
      .replaceAll(/\{\w+\}/g, 'x'),
  );

it.each(PLAIN_PAGES)('without a share, %s is framed by nobody', async (url) => {
  for (const ask of [server.ask, ada]) {
    const { headers } = await ask({ url });
    expect(ancestorsIn(headers)).toBe("'none'");
  }
});

function ancestorsIn(headers: Readonly<Record<string, unknown>>): string | undefined {
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
}
