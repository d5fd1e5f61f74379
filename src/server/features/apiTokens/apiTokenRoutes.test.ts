import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addresses,
  apiTokensPath,
  goalEntriesPath,
  importsPath,
  planPath,
  planSharesPath,
} from '#contract/addresses.ts';
import type { ApiTokenMade } from '#contract/apiToken.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';

let server: ExampleServer;
let lead: Ask;
beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Another' });
    },
  });
  lead = await server.signIn();
});
afterAll(() => server.close());

const make = async (access: 'read' | 'write', ask: Ask = lead, more: object = {}): Promise<ApiTokenMade> =>
  (
    await ask({ method: 'POST', url: apiTokensPath(PLAN), payload: { name: `A ${access} token`, access, ...more } })
  ).json();
const by =
  (token: string): Ask =>
  (request) =>
    server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
const cells = [{ date: '2026-03-01', actual: 5 }];

describe('an API token', () => {
  it('is told once and kept as a hash; the list has its name, its first letters and when it was used last', async () => {
    const made = await make('read');
    expect(made.token).toMatch(/^mp_[\w-]{24}plan1$/);
    await by(made.token)({ url: planPath(PLAN) });
    const list = (await lead({ url: apiTokensPath(PLAN) })).json();
    expect(list[0]).toMatchObject({
      name: 'A read token',
      hint: made.token.slice(0, 7),
      last_used_at: expect.any(String),
    });
    expect(JSON.stringify(list)).not.toContain(made.token);
    const rows = await server.store.db.selectFrom('api_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.token.slice(3));
  });

  it('to read reads its plan and writes nothing', async () => {
    const { token } = await make('read');
    const ask = by(token);
    expect((await ask({ url: `${addresses.goals}?fiscal_year=0` })).json()).toHaveLength(4);
    expect((await ask({ url: planPath(PLAN) })).statusCode).toBe(200);
    expect((await ask({ method: 'PUT', url: goalEntriesPath(PLAN, 'g2'), payload: cells })).statusCode).toBe(403);
    expect((await ask({ method: 'POST', url: importsPath(PLAN), payload: {} })).statusCode).toBe(403);
  });

  it.each(['read', 'write'] as const)('to %s lists the one plan it is for, as its member', async (access) => {
    const { token } = await make(access);
    const reply = await by(token)({ url: addresses.plans });
    expect(reply.json()).toMatchObject([{ id: PLAN, role: 'lead', is_current: 1 }]);
    expect((await by(`${token}x`)({ url: addresses.plans })).statusCode).toBe(401);
    expect((await server.ask({ url: addresses.plans })).statusCode).toBe(401);
  });

  it('to write writes figures as the member who made it, in its plan alone', async () => {
    const { token } = await make('write');
    const ask = by(token);
    expect((await ask({ method: 'PUT', url: goalEntriesPath(PLAN, 'g2'), payload: cells })).statusCode).toBe(200);
    expect((await ask({ method: 'PUT', url: goalEntriesPath('plan2', 'g2'), payload: cells })).statusCode).toBe(404);
    expect((await ask({ url: planPath('plan2') })).statusCode).toBe(404);
    const member = await server.join(PLAN, { id: 'token-member', role: 'member' });
    const weak = await make('write', member);
    expect((await by(weak.token)({ method: 'PUT', url: goalEntriesPath(PLAN, 'g2'), payload: cells })).statusCode).toBe(
      403,
    );
  });

  it.each([
    ['make tokens', 'POST', apiTokensPath(PLAN), { name: 'x', access: 'write' }],
    ['share', 'POST', planSharesPath(PLAN), { style: 'chips', filters: {}, fiscal_year: 'ALL' }],
    ['change the plan', 'PATCH', planPath(PLAN), { name: 'Mine' }],
    ['make plans', 'POST', addresses.plans, { name: 'x' }],
    ['take the plan away', 'DELETE', planPath(PLAN), undefined],
  ] as const)('never lets a program %s', async (_, method, url, payload) => {
    const { token } = await make('write');
    const reply = await by(token)({ method, url, ...(payload === undefined ? {} : { payload }) });
    expect(reply.statusCode).toBe(403);
  });

  it('revoked opens nothing at once, nor does one that is over, a made-up one, or a cookie beside a bad one', async () => {
    const made = await make('read');
    expect((await lead({ method: 'DELETE', url: `${apiTokensPath(PLAN)}/${made.id}` })).statusCode).toBe(200);
    expect((await by(made.token)({ url: planPath(PLAN) })).statusCode).toBe(401);
    expect(await make('read', lead, { expires_at: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      error: { code: 'bad_request' },
    });
    for (const token of ['mp_nonsense', `${made.token}x`, 'plan1', '*', ':token']) {
      expect((await by(token)({ url: planPath(PLAN) })).statusCode).toBe(401);
    }
    const both = await lead({ url: planPath(PLAN), headers: { authorization: `Bearer ${made.token}` } });
    expect(both.statusCode).toBe(401);
  });

  it('of others is seen and revoked by who manages the members alone', async () => {
    const other = await server.join(PLAN, { id: 'token-other', role: 'viewer' });
    const own = await make('read', other);
    const leads = await make('read');
    expect((await other({ url: apiTokensPath(PLAN) })).json()).toHaveLength(1);
    expect((await other({ method: 'DELETE', url: `${apiTokensPath(PLAN)}/${leads.id}` })).statusCode).toBe(404);
    expect((await lead({ method: 'DELETE', url: `${apiTokensPath(PLAN)}/${own.id}` })).statusCode).toBe(200);
  });
});
