import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planSharesPath, sharePath } from '#contract/addresses.ts';
import type { ShareRequest } from '#contract/share.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

const PLAN = EXAMPLE_PLAN.id;
const OWN = 'http://plan.example.org';

let folder: string;
let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-share-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Milepost</title></head><body></body></html>',
  );
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store, { name: 'City "plan" <&> $&' }),
    parts: { pageFolder: folder, publicUrl: OWN },
  });
  ada = await server.signIn();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of ['share', 'rateLimit'] as const) await server.store.db.deleteFrom(table).execute();
});

const pathOf = (longUrl: string) => longUrl.slice(OWN.length);
const open = (path: string, headers = {}, ask = server.ask) => ask({ url: path, headers });
const share = async (part: Partial<ShareRequest> = {}) => {
  const made = await exampleShare(ada, part);
  return { ...made, path: pathOf(made.long_url) };
};

describe('the page of a share', () => {
  it('is the dashboard page, not indexed, kept nowhere without asking, and sets no cookie', async () => {
    const { path } = await share();
    const reply = await open(path, {}, ada);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('<title>Milepost</title>');
    expect(reply.body).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
    });
    expect(reply.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    [[], "frame-ancestors 'none'"],
    [['Riverton.gov', 'https://*.example.org:8443'], 'frame-ancestors riverton.gov https://*.example.org:8443'],
  ])('for the sites %j says %s', async (sites, directive) => {
    const { path } = await share({ frame_ancestors: sites });
    const policy = String((await open(path)).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; .*object-src 'none'; /);
    expect(policy.endsWith(directive)).toBe(true);
  });

  it('alone names sites: its data, its picture and the pages of members do not', async () => {
    const { encv } = await share({ frame_ancestors: ['riverton.gov'] });
    for (const url of [
      `/napi/json/getgoals?encv=${encv}`,
      `/health-meter.svg?encv=${encv}`,
      '/plans/plan1/dashboard',
    ]) {
      expect((await open(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('carries the health meter as its preview, with names as text', async () => {
    const { encv, path } = await share();
    const { body } = await open(path);
    expect(body).toContain('<meta property="og:title" content="City &quot;plan&quot; &lt;&amp;&gt; $&amp;" />');
    expect(body).toContain(`<meta property="og:image" content="${OWN}/health-meter.png?encv=${encv}" />`);
  });

  it('with a password says nothing of the plan before it was given', async () => {
    const { path } = await share({ password: 'harbour lantern 42' });
    const reply = await open(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toMatch(/City|og:|Milltown/);
  });

  it.each([
    ['auto', '<html>'],
    ['de', '<html data-language="de">'],
  ] as const)('of the language %s tells the page so', async (language, root) => {
    const { path } = await share({ language });
    expect((await open(path)).body).toContain(root);
  });

  it('is sent again only when it changed', async () => {
    const { path } = await share();
    const { headers } = await open(path);
    const again = await open(path, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('counts each opening, and not a question of a program for its headers', async () => {
    const { path } = await share();
    await open(path);
    await open(path, { 'if-none-match': String((await open(path)).headers.etag) });
    await server.ask({ method: 'HEAD', url: path });
    const [listed] = (await ada({ url: planSharesPath(PLAN) })).json();
    expect(listed).toMatchObject({ views: 3, last_seen_at: expect.stringMatching(/^2026-11-20T/) });
  });

  it('is found without the plan too', async () => {
    const { encv, path } = await share();
    const reply = await open(`/dashboard?encv=${encv}&rs=static`, {}, ada);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `/plans/plan1/dashboard?encv=${encv}&rs=static`]);
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect((await open('/dashboard?encv=nothing', {}, ada)).statusCode).toBe(404);
    expect((await open(path.replace('plan1', 'plan2'))).statusCode).toBe(404);
  });
});

describe('the page of a share that is not open', () => {
  const ways = [
    ['revoked', async (id: string) => ada({ method: 'DELETE', url: sharePath(PLAN, id) })],
    ['paused', async (id: string) => ada({ method: 'PATCH', url: sharePath(PLAN, id), payload: { paused: true } })],
    [
      'expired',
      async () => server.store.db.updateTable('share').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute(),
    ],
  ] as const;

  it.each(ways)('because it was %s is the same plain 404 as a wrong one', async (_, close) => {
    const { id, path } = await share();
    const { headers } = await open(path);
    await close(id);
    const wrong = `/plans/plan1/dashboard?encv=${'x'.repeat(24)}plan1`;
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const closed = await open(path, { accept, 'if-none-match': String(headers.etag) });
      const other = await open(wrong, { accept });
      const { date: _date, ...sent } = closed.headers;
      const { date: _other, ...sentToOther } = other.headers;
      expect([closed.statusCode, closed.body, sent]).toEqual([404, other.body, sentToOther]);
      expect(sent['cache-control']).toBe('no-store');
    }
  });

  it('is a page for a person and an error for a program', async () => {
    expect((await open('/plans/plan1/dashboard?encv=0', { accept: 'text/html' })).body).toContain('<h1>');
    expect((await open('/plans/plan1/dashboard?encv=0')).json().error.code).toBe('not_found');
    const german = await open('/plans/plan1/dashboard?encv=0', { accept: 'text/html', 'accept-language': 'de' });
    expect(german.body).toContain('<html lang="de">');
  });

  it('by the token of the picture is not there', async () => {
    const { health_meter_url: picture } = await share();
    const token = new URL(picture).searchParams.get('encv');
    expect((await open(`/plans/plan1/dashboard?encv=${token}`)).statusCode).toBe(404);
  });
});
