import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planShortLinkPath, planShortLinksPath, sharePath } from '#contract/addresses.ts';
import { shortUrlReplySchema, wireShortLinksSchema } from '#contract/shortUrl.ts';
import { LINKS_MADE } from '#server/features/sharing/shareQuota.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { redirectCorpus } from '#testing/server/redirectCorpus.ts';
import { MAX_SHORT_LINKS } from './shortLinkRepository.ts';

const OWN = 'http://plan.example.org';
const PLAN = EXAMPLE_PLAN.id;

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' });
    },
    parts: { publicUrl: OWN },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());

beforeEach(async () => {
  for (const table of ['share', 'short_link', 'rateLimit'] as const) await server.store.db.deleteFrom(table).execute();
});

const shorten = (longUrl: string, ask = ada) =>
  ask({ method: 'POST', url: addresses.shortUrl, payload: { long_url: longUrl } });

async function shortened(longUrl: string): Promise<string> {
  const reply = await shorten(longUrl);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { link, data } = shortUrlReplySchema.parse(reply.json());
  expect(data.link).toBe(link);
  return new URL(link).pathname;
}

const open = (url: string, accept = '*/*') => server.ask({ url, headers: { accept } });
const links = async () => wireShortLinksSchema.parse((await ada({ url: planShortLinksPath(PLAN) })).json());

describe('a short link to a share', () => {
  it('carries its fields at the top and under data', async () => {
    const { long_url: longUrl } = await exampleShare(ada);
    const reply = (await shorten(longUrl)).json();
    expect(reply).toEqual({ link: reply.link, long_url: longUrl, data: { link: reply.link, long_url: longUrl } });
    expect(reply.link).toMatch(/^http:\/\/plan\.example\.org\/s\/[\w-]{24}plan1$/);
  });

  it('leads to the page by a token of its own, with the rest of the address', async () => {
    const { encv, long_url: longUrl } = await exampleShare(ada, { style: 'dynamic', filters: '{"depth":[1]}' });
    const path = await shortened(longUrl);
    const reply = await open(path);
    expect(reply.statusCode).toBe(302);
    const to = new URL(String(reply.headers.location), OWN);
    expect([to.origin, to.pathname]).toEqual([OWN, '/plans/plan1/dashboard']);
    const token = to.searchParams.get('encv');
    expect(path).toBe(`/s/${token}`);
    expect(token).not.toBe(encv);
    expect(to.searchParams.get('rs')).toBe('dynamic');
    const goals = await server.ask({ url: `${addresses.goals}?encv=${token}` });
    expect(goals.json()).toHaveLength(4);
  });

  it('is kept as a hash', async () => {
    const { encv, long_url: longUrl } = await exampleShare(ada);
    const path = await shortened(longUrl);
    const rows = await server.store.db.selectFrom('short_link').selectAll().execute();
    const text = JSON.stringify([rows, await links()]);
    expect(text).not.toContain(path.slice(3));
    expect(text).not.toContain(encv);
  });

  it('is not kept by a browser, not indexed, and sets no cookie', async () => {
    const path = await shortened((await exampleShare(ada)).long_url);
    const { headers } = await ada({ url: path });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is dead when its share is paused, revoked or gone, and its page with it', async () => {
    const { id, long_url: longUrl } = await exampleShare(ada);
    const path = await shortened(longUrl);
    const page = String((await open(path)).headers.location);
    const url = sharePath(PLAN, id);
    await ada({ method: 'PATCH', url, payload: { paused: true } });
    const wrong = await open(`/s/${'x'.repeat(24)}plan1`);
    expect([(await open(path)).statusCode, (await open(path)).body]).toEqual([404, wrong.body]);
    await ada({ method: 'PATCH', url, payload: { paused: false } });
    expect((await open(path)).statusCode).toBe(302);
    await ada({ method: 'DELETE', url });
    expect((await open(path)).statusCode).toBe(404);
    const token = new URL(page, OWN).searchParams.get('encv');
    expect((await server.ask({ url: `${addresses.goals}?encv=${token}` })).statusCode).toBe(404);
    expect(await links()).toEqual([]);
  });

  it('that leads nowhere is a plain page for a person, the same whatever was wrong', async () => {
    const { id, long_url: longUrl } = await exampleShare(ada);
    const path = await shortened(longUrl);
    await ada({ method: 'DELETE', url: sharePath(PLAN, id) });
    const revoked = await open(path, 'text/html');
    expect([revoked.statusCode, revoked.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(revoked.headers['cache-control']).toBe('no-store');
    expect(revoked.body).not.toMatch(/<script|City plan/);
    expect((await open('/s/nothing', 'text/html')).body).toBe(revoked.body);
  });

  it.each(['', ':token', '%3Atoken', '0', 'null', '*', '%2e%2e%2fs', '%00', 'x'.repeat(199), `${'x'.repeat(24)}`])(
    'with the token %j is not there',
    async (token) => {
      expect((await open(`/s/${token}`)).statusCode).toBe(404);
    },
  );

  it('is made only of a share that is live, by a token of its page', async () => {
    const { id, health_meter_url: picture, long_url: longUrl } = await exampleShare(ada);
    const pictureToken = new URL(picture).searchParams.get('encv');
    expect((await shorten(`${OWN}/plans/plan1/dashboard?encv=${pictureToken}`)).statusCode).toBe(404);
    for (const wrong of ['', ':token', '0', 'null', '*', 'nonsense']) {
      expect((await shorten(`${OWN}/plans/plan1/dashboard?encv=${wrong}`)).statusCode).toBe(404);
    }
    await ada({ method: 'DELETE', url: sharePath(PLAN, id) });
    expect((await shorten(longUrl)).statusCode).toBe(404);
    expect(await links()).toEqual([]);
  });

  it("is not made of another plan's share", async () => {
    const { encv } = await exampleShare(ada, {}, 'plan2');
    expect((await shorten(`${OWN}/plans/plan1/dashboard?encv=${encv}`)).statusCode).toBe(404);
  });
});

describe('a short link to a page for who is signed in', () => {
  it.each([
    ['/plans/plan1/dashboard?fiscal_year=ALL', '/plans/plan1/dashboard?fiscal_year=ALL'],
    ['/plans/plan1/dashboard', '/plans/plan1/dashboard'],
    ['/reports/print-dash?plan_id=plan1&rs=chips', '/reports/print-dash?plan_id=plan1&rs=chips'],
  ])('of %s leads there', async (address, expected) => {
    const reply = await open(await shortened(`${OWN}${address}`));
    expect([reply.statusCode, reply.headers.location]).toEqual([302, expected]);
    expect(await links()).toMatchObject([{ share_id: null, address: expected, made_by: { name: 'Ada' } }]);
  });

  it('of the current dashboard leads to that plan', async () => {
    const mary = await server.join('plan2', { id: 'mary', role: 'lead' });
    const reply = await shorten(`${OWN}/dashboard?customFilter=Late`, mary);
    expect(reply.json().long_url).toBe(`${OWN}/plans/plan2/dashboard?customFilter=Late`);
  });

  it('keeps its hands off the header it is written to', async () => {
    const reply = await open(await shortened(`${OWN}/plans/plan1/dashboard?x=%0d%0aSet-Cookie:a=b`));
    expect(reply.headers.location).toBe('/plans/plan1/dashboard?x=%0d%0aSet-Cookie:a=b');
    expect(reply.headers).not.toHaveProperty('set-cookie');
  });
});

describe('shortening', () => {
  it('of whatever leads elsewhere is refused with 400, and nothing is kept', async () => {
    for (const address of redirectCorpus(OWN)) {
      const reply = await shorten(address);
      expect([address, reply.statusCode]).toEqual([address, 400]);
      expect(reply.body).not.toMatch(/"link"|City plan/);
    }
    expect(await links()).toEqual([]);
  });

  it('is for leads of the plan alone', async () => {
    const address = `${OWN}/plans/plan1/dashboard`;
    const member = await server.join(PLAN, { id: `m${Math.random()}`, role: 'member' });
    const other = await server.join('plan2', { id: `l${Math.random()}`, role: 'lead' });
    expect((await shorten(address, server.ask)).statusCode).toBe(401);
    expect((await shorten(address, member)).statusCode).toBe(403);
    expect((await shorten(address, other)).statusCode).toBe(404);
  });

  it('is limited', async () => {
    const { long_url: longUrl } = await exampleShare(ada);
    await server.store.db.updateTable('rateLimit').set({ count: LINKS_MADE.attempts }).execute();
    expect((await shorten(longUrl)).statusCode).toBe(429);
  });

  it(`stops at ${MAX_SHORT_LINKS} of a plan`, async () => {
    const address = `${OWN}/plans/plan1/dashboard`;
    await shortened(address);
    const row = await server.store.db.selectFrom('short_link').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: MAX_SHORT_LINKS - 1 }, (_, index) => ({ ...row, token_hash: `${index}` }));
    await inChunks({ items: others, size: 500 }, async (rows) => {
      await server.store.db
        .insertInto('short_link')
        .values([...rows])
        .execute();
    });
    const reply = await shorten(address);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'too_many_short_links']);
  });

  it('takes JSON alone', async () => {
    const reply = await ada({
      method: 'POST',
      url: addresses.shortUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'long_url=/dashboard',
    });
    expect(reply.statusCode).toBe(415);
  });
});

describe('removing a short link', () => {
  const remove = (id: string, { ask = ada, planId = PLAN } = {}) =>
    ask({ method: 'DELETE', url: planShortLinkPath(planId, id) });

  it('makes it lead nowhere, and leaves the share', async () => {
    const { encv, long_url: longUrl } = await exampleShare(ada);
    const path = await shortened(longUrl);
    const [link] = await links();
    expect((await remove(link?.id ?? '')).json()).toEqual({ success: true });
    expect((await open(path)).statusCode).toBe(404);
    expect((await server.ask({ url: `${addresses.goals}?encv=${path.slice(3)}` })).statusCode).toBe(404);
    expect((await server.ask({ url: `${addresses.goals}?encv=${encv}` })).statusCode).toBe(200);
  });

  it('of another plan, or by who does not lead it, is refused', async () => {
    await shortened((await exampleShare(ada)).long_url);
    const [link] = await links();
    const id = link?.id ?? '';
    const member = await server.join(PLAN, { id: `m${Math.random()}`, role: 'member' });
    expect((await remove(id, { planId: 'plan2' })).statusCode).toBe(404);
    expect((await remove(id, { ask: member })).statusCode).toBe(403);
    expect((await remove(id, { ask: server.ask })).statusCode).toBe(401);
    for (const wrong of [':linkId', '0', 'null', '*']) expect((await remove(wrong)).statusCode).toBe(404);
    expect(await links()).toHaveLength(1);
  });
});
