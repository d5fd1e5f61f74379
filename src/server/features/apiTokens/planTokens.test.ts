import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  apiTokensPath,
  goalEntriesPath,
  goalPath,
  planPath,
  planSharesPath,
  planUndoPath,
} from '#contract/addresses.ts';
import type { ApiTokenMade } from '#contract/apiToken.ts';
import type { TokenAccess } from '#core/access.ts';
import { setTokenEnd } from '#server/features/accounts/apiTokenRepository.ts';
import { createChangePlan } from '#server/features/asking/changePlan.ts';
import { memberOfToken, viewerOf } from '#server/features/asking/membership.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = 'plan1';
const DAY_MS = 86_400_000;
const tokens = apiTokensPath(PLAN);
const cells = [{ date: '2026-03-01', actual: 5 }];

describe.each(storesUnderTest())('a token of the plan itself on $name', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  beforeEach(async () => {
    server = await startExampleServer({ open, fill: writeExamplePlan });
    lead = await server.signIn();
  });
  afterEach(() => server.close());

  const make = async (access: TokenAccess, ask: Ask = lead): Promise<ApiTokenMade> => {
    const payload = { name: 'Ledger', access, belongs_to: 'plan' };
    const reply = await ask({ method: 'POST', url: tokens, payload });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json();
  };
  const by =
    ({ token }: ApiTokenMade): Ask =>
    (request) =>
      server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
  const changes = async () => (await lead({ url: `/api/plans/${PLAN}/changes` })).json().changes;
  const enter = (ask: Ask) => ask({ method: 'PUT', url: goalEntriesPath(PLAN, 'g2'), payload: cells });

  it('is made by leads alone, listed with its name and last use, and revoked by any lead', async () => {
    const member = await server.join(PLAN, { id: 'm8', role: 'member' });
    const payload = { name: 'Ledger', access: 'read', belongs_to: 'plan' };
    expect((await member({ method: 'POST', url: tokens, payload })).statusCode).toBe(403);
    const made = await make('read');
    expect(made).toMatchObject({ belongs_to: 'plan', access: 'read', last_used_at: null });
    await by(made)({ url: planPath(PLAN) });
    expect((await lead({ url: tokens })).json()).toMatchObject([{ name: 'Ledger', last_used_at: expect.any(String) }]);
    expect((await member({ url: tokens })).json()).toEqual([]);
    expect((await member({ method: 'DELETE', url: `${tokens}/${made.id}` })).statusCode).toBe(404);
    expect((await lead({ url: addresses.accountTokens })).json()).toEqual([]);
    const other = await server.join(PLAN, { id: 'm9', role: 'lead' });
    expect((await other({ method: 'DELETE', url: `${tokens}/${made.id}` })).statusCode).toBe(200);
    expect((await by(made)({ url: planPath(PLAN) })).statusCode).toBe(401);
  });

  it('outlasts whoever made it, whose own tokens end', async () => {
    const maker = await server.join(PLAN, { id: 'm9', role: 'lead', firstName: 'Grace', lastName: 'Hopper' });
    const made = await make('figures', maker);
    const own = (await maker({ method: 'POST', url: tokens, payload: { name: 'Mine', access: 'write' } })).json();
    await applyChange(server.store, {
      planId: PLAN,
      at: server.clock.now(),
      memberId: null,
      by: 'x',
      what: 'Member removed',
      edits: [{ entity: 'member', id: 'm9', after: null }],
    });
    expect((await enter(by(made))).statusCode).toBe(200);
    expect((await enter(by(own))).statusCode).toBe(401);
    expect((await lead({ url: tokens })).json()).toMatchObject([{ name: 'Ledger', by: 'Grace Hopper' }]);
  });

  it('outlasts a new password of whoever made it, with which their own tokens end', async () => {
    const made = await make('figures');
    const own = (await lead({ method: 'POST', url: tokens, payload: { name: 'Mine', access: 'write' } })).json();
    const { password } = EXAMPLE_ADMINISTRATOR;
    const payload = { password, new_password: 'fourteen blue herons', revoke_tokens: 1 };
    expect((await lead({ method: 'POST', url: addresses.accountPassword, payload })).statusCode).toBe(200);
    expect((await enter(by(made))).statusCode).toBe(200);
    expect((await enter(by(own))).statusCode).toBe(401);
  });

  it.each([
    ['a year from now, where nothing is said', undefined, 365],
    ['when whoever makes it says', '2999-01-01T00:00:00.000Z', null],
    ['never, where that is said', null, null],
  ])('ends %s', async (_, said, days) => {
    const payload = {
      name: 'Ledger',
      access: 'read',
      belongs_to: 'plan',
      ...(said !== undefined && { expires_at: said }),
    };
    const before = Date.now();
    const made: ApiTokenMade = (await lead({ method: 'POST', url: tokens, payload })).json();
    const [listed] = (await lead({ url: tokens })).json();
    expect(listed.expires_at).toBe(made.expires_at);
    if (days === null) return expect(made.expires_at).toBe(said);
    const lasts = (Date.parse(made.expires_at ?? '') - before) / DAY_MS;
    expect(lasts).toBeGreaterThanOrEqual(days);
    expect(lasts).toBeLessThan(days + 1);
  });

  it('opens nothing once its end has come', async () => {
    const made = await make('read');
    await setTokenEnd(server.store.db, {
      planId: PLAN,
      id: made.id,
      expiresAt: new Date(Date.now() - 1).toISOString(),
    });
    expect((await by(made)({ url: planPath(PLAN) })).statusCode).toBe(401);
  });

  it('without an end is listed as such and can be given one, by leads alone, not in the past', async () => {
    const payload = { name: 'Old', access: 'read', belongs_to: 'plan', expires_at: null };
    const old: ApiTokenMade = (await lead({ method: 'POST', url: tokens, payload })).json();
    expect((await lead({ url: tokens })).json()).toMatchObject([{ id: old.id, expires_at: null }]);
    const end = (ask: Ask, expires_at: unknown) =>
      ask({ method: 'PATCH', url: `${tokens}/${old.id}`, payload: { expires_at } });
    const member = await server.join(PLAN, { id: 'm8', role: 'member' });
    expect((await end(member, '2999-01-01T00:00:00.000Z')).statusCode).toBe(404);
    expect((await end(by(old), '2999-01-01T00:00:00.000Z')).statusCode).toBe(403);
    for (const wrong of ['2020-01-01T00:00:00.000Z', null, 'soon']) {
      expect((await end(lead, wrong)).statusCode).toBe(400);
    }
    expect((await end(lead, '2999-01-01T00:00:00.000Z')).statusCode).toBe(200);
    expect((await lead({ url: tokens })).json()).toMatchObject([{ expires_at: '2999-01-01T00:00:00.000Z' }]);
  });

  it('writes nothing where it is revoked during the request', async () => {
    const made = await make('write');
    const { store, clock } = server;
    const member = memberOfToken('Ledger');
    const plan = await findPlan(store.db, PLAN);
    if (plan === null) throw new Error('The plan is not there.');
    const viewer = { ...viewerOf(member), token: 'write' as const };
    const membership = { plan, member, viewer, reason: null, tokenId: made.id, tokenName: 'Ledger' };
    const edits = [{ entity: 'department' as const, id: 'd9', after: { id: 'd9', name: 'Archives' } }];
    const write = () =>
      createChangePlan({ store, clock, planBook: createPlanBook(store) })({
        membership,
        expectedVersion: null,
        plan: () => ({ what: 'Department added: Archives', edits }),
      });
    await expect(write()).resolves.toMatchObject({ waiting: 0 });
    await lead({ method: 'DELETE', url: `${tokens}/${made.id}` });
    await expect(write()).rejects.toMatchObject({ status: 403 });
  });

  it('writes in its own name: in the history, in comments, and as where a figure comes from', async () => {
    const made = await make('write');
    const ask = by(made);
    await enter(ask);
    expect((await changes())[0]).toMatchObject({ by: 'Ledger', user_id: null });
    const comments = `${goalPath(PLAN, 'g2')}/comments`;
    expect((await ask({ method: 'POST', url: comments, payload: { comment: 'As booked' } })).statusCode).toBeLessThan(
      300,
    );
    expect((await lead({ url: comments })).json()).toMatchObject([{ user_id: null, plan_users_fname: 'Ledger' }]);
    const source = (await lead({ url: `${goalEntriesPath(PLAN, 'g2')}/2026-03/source` })).json();
    expect(source.actual).toMatchObject({ source: 'program', detail: 'Ledger' });
    const figures = [{ goal: '1.2', period: '2026-03', actual: 7 }];
    expect((await ask({ method: 'PUT', url: `/api/plans/${PLAN}/figures`, payload: figures })).statusCode).toBe(200);
    const [{ version }] = await changes();
    expect((await ask({ method: 'POST', url: planUndoPath(PLAN, version) })).statusCode).toBe(200);
    expect((await ask({ method: 'PATCH', url: goalPath(PLAN, 'g2'), payload: { item: 'Roads' } })).statusCode).toBe(
      200,
    );
    expect((await ask({ url: addresses.plans })).json()).toMatchObject([{ id: PLAN, is_current: 1 }]);
  });

  it.each<[TokenAccess, number, number, number]>([
    ['read', 200, 403, 403],
    ['figures', 200, 200, 403],
    ['write', 200, 200, 200],
  ])('to %s reads %i, enters figures %i, changes goals %i, and does nothing else', async (access, ...statuses) => {
    const ask = by(await make(access));
    const found = [
      await ask({ url: `${addresses.goals}?fiscal_year=0` }),
      await enter(ask),
      await ask({ method: 'PATCH', url: goalPath(PLAN, 'g2'), payload: { item: 'Roads' } }),
    ];
    expect(found.map(({ statusCode }) => statusCode)).toEqual(statuses);
    // Not a matter of a role, which a token of the plan has not.
    for (const reply of found.filter(({ statusCode }) => statusCode === 403)) {
      expect(reply.json().error.message).toMatch(/^This API token /);
    }
    const share = { style: 'chips', filters: {}, fiscal_year: 'ALL' };
    const refused = [
      await ask({ method: 'POST', url: tokens, payload: { name: 'x', access: 'read', belongs_to: 'plan' } }),
      await ask({ url: tokens }),
      await ask({ method: 'POST', url: planSharesPath(PLAN), payload: share }),
      await ask({ method: 'PATCH', url: planPath(PLAN), payload: { name: 'Mine' } }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});
