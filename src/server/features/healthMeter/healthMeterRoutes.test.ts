import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, sharePath } from '#contract/addresses.ts';
import type { ShareRequest } from '#contract/share.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

function standing(id: string, status: 'on_target' | 'off_target' | 'critical'): Edit {
  const at = '2026-01-01T00:00:00.000Z';
  const handStatus = { status, note: '', memberId: null, by: 'Ada', at, computedActual: null };
  return exampleGoalEdit({ id, number: `2.${id}`, title: id, parentId: 'g1', depth: 1, handStatus, perspective: 'c' });
}

beforeAll(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, { name: 'City <plan>' }, [
        standing('a', 'on_target'),
        standing('b', 'on_target'),
        standing('c', 'critical'),
      ]),
  });
  ada = await server.signIn();
});

afterAll(() => server.close());
beforeEach(async () => {
  await server.store.db.deleteFrom('rateLimit').execute();
});

const CHOSEN = '{"perspectives":["c"]}';
const RED = '{"name":"c","perspectives":["c"],"depth":[1]}';
const filters = (json: string) => `filters=${encodeURIComponent(json)}`;
const get = (query: string, { ask = ada, path = addresses.healthMeterSvg as string, headers = {} } = {}) =>
  ask({ url: `${path}?${query}`, headers });
const scoreOf = (svg: string) => /: (no data|\d+ of 100)/.exec(svg)?.[1];

describe('the health meter of a member', () => {
  it('is of what the dashboard counts: all goals down to depth 5, a group as one', async () => {
    const reply = await get('');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(scoreOf(reply.body)).toBe('80 of 100');
    expect(reply.body).toContain('Health of City &lt;plan&gt;, FY26/27');
  });

  it('is of what filters list, in the year asked for', async () => {
    expect(scoreOf((await get(filters(RED))).body)).toBe('0 of 100');
    expect(scoreOf((await get(filters('{"perspectives":["p"]}'))).body)).toBe('no data');
    expect((await get(filters('{"status":["critical"]}'))).body).toContain('Not shown');
    expect((await get('fiscal_year=2025')).body).toContain('FY25/26');
    expect((await get('fiscal_year=0')).body).toContain('Plan-to-Date');
  });

  it.each(['fiscal_year=x', filters('{'), filters('{"status":["red"]}'), 'theme=sepia'])(
    'by %s is refused with 400: a picture has no place for a notice',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );

  it.each(['width=79', 'width=1281', 'width=x', 'width=100.5'])('as PNG by %s is refused with 400', async (query) => {
    expect((await get(query, { path: addresses.healthMeterPng })).statusCode).toBe(400);
  });

  it('needs somebody of the plan', async () => {
    expect((await get('', { ask: server.ask })).statusCode).toBe(401);
    expect((await get('plan_id=none')).statusCode).toBe(404);
  });

  it('is a document that may use its own style and nothing else', async () => {
    const { body, headers } = await get('');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; frame-ancestors 'none'; sandbox`,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([addresses.healthMeterSvg, addresses.healthMeterPng])('%s is not sent again to who has it', async (path) => {
    const { headers } = await get('', { path });
    const again = await get('', { path, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get(filters(RED), { path, headers: { 'if-none-match': String(headers.etag) } });
    expect(other.statusCode).toBe(200);
  });

  it('is a PNG too', async () => {
    const reply = await get('width=120', { path: addresses.healthMeterPng });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
    expect(reply.rawPayload.readUInt32BE(16)).toBe(240);
  });
});

describe('the health meter of a share', () => {
  const meterOf = async (part: Partial<ShareRequest>) => {
    const made = await exampleShare(ada, part);
    return { made, token: new URL(made.health_meter_url).searchParams.get('encv') ?? '' };
  };
  const through = (token: string, query = '', path: string = addresses.healthMeterSvg) =>
    get(`encv=${token}&${query}`, { ask: server.ask, path });

  it('is what its filter lists, by the address it came with', async () => {
    const { made } = await meterOf({ filters: CHOSEN });
    const url = new URL(made.health_meter_url);
    const reply = await server.ask({ url: `${url.pathname}${url.search}` });
    expect(scoreOf(reply.body)).toBe('66 of 100');
    expect(reply.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    });
  });

  it.each(['chips', 'static'] as const)(
    'of style %s keeps its filter and year, whatever the address says',
    async (style) => {
      const { token } = await meterOf({ style, filters: CHOSEN, fiscal_year: 2026 });
      const reply = await through(token, `${filters(RED)}&fiscal_year=2025&rs=dynamic`);
      expect([scoreOf(reply.body), reply.body.includes('FY26/27')]).toEqual(['66 of 100', true]);
      expect((await through(token, 'filters=%7B')).statusCode).toBe(200);
    },
  );

  it('of style dynamic is narrowed by the address, and never widened', async () => {
    const { token } = await meterOf({ style: 'dynamic', filters: RED, fiscal_year: 'current' });
    expect(scoreOf((await through(token)).body)).toBe('0 of 100');
    expect(scoreOf((await through(token, filters('{"depth":[1]}'))).body)).toBe('0 of 100');
    expect(scoreOf((await through(token, filters('{"name":"a","depth":[1]}'))).body)).toBe('no data');
    expect((await through(token, 'fiscal_year=2025')).body).toContain('FY25/26');
    expect((await through(token, 'filters=%7B')).statusCode).toBe(400);
  });

  it('has the colours of the share, unless the address says otherwise', async () => {
    const { token } = await meterOf({ theme: 'dark' });
    expect((await through(token)).body).not.toContain('prefers-color-scheme');
    expect((await through(token)).body).toContain('#161a21');
    expect((await through(token, 'theme=light')).body).not.toContain('#161a21');
  });

  it('is in the language of the address, else of the share, else of the reader', async () => {
    const { token } = await meterOf({ language: 'de' });
    const { token: open } = await meterOf({});
    const read = async (of: string, query = '', accept = 'en') => {
      const url = `${addresses.healthMeterSvg}?encv=${of}&${query}`;
      const { body } = await server.ask({ url, headers: { 'accept-language': accept } });
      return /<title id="title">(\w+)/.exec(body)?.[1];
    };
    expect([await read(token), await read(token, 'lang=en', 'de')]).toEqual(['Gesamtstand', 'Health']);
    expect([await read(open), await read(open, '', 'de-AT')]).toEqual(['Health', 'Gesamtstand']);
    expect((await through(token, 'lang=xx')).statusCode).toBe(400);
  });

  it('comes by a token that opens nothing else; the token of the page opens it too', async () => {
    const { made, token } = await meterOf({});
    expect((await through(made.encv)).statusCode).toBe(200);
    for (const path of [addresses.goals, '/api/plans/plan1', '/plans/plan1/dashboard', `/s/${token}`]) {
      expect((await through(token, '', path)).statusCode).not.toBe(200);
    }
    expect((await through(token, '', addresses.goals)).statusCode).toBe(404);
  });

  it('with a password asks for the pass', async () => {
    const { token } = await meterOf({ password: 'harbour lantern 42' });
    const reply = await through(token);
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'password_needed']);
  });

  it('is gone when the share is', async () => {
    const { made, token } = await meterOf({});
    const { headers } = await through(token);
    await ada({ method: 'DELETE', url: sharePath(EXAMPLE_PLAN.id, made.id) });
    for (const path of [addresses.healthMeterSvg, addresses.healthMeterPng]) {
      const url = `${path}?encv=${token}`;
      const again = await server.ask({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('of another plan than the one named is not there', async () => {
    const { token } = await meterOf({});
    expect((await through(token, 'plan_id=plan2')).statusCode).toBe(404);
  });
});
