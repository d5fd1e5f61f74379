import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;
let mary: Ask;
let viewer: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' });
    },
  });
  ada = await server.signIn();
  mary = await server.join(EXAMPLE_PLAN.id, { id: 'mary', role: 'member' });
  viewer = await server.join(EXAMPLE_PLAN.id, { id: 'viewer', role: 'viewer' });
});

afterAll(() => server.close());

beforeEach(() => server.store.db.deleteFrom('saved_filter').execute());

function call(ask: Ask, fields: Record<string, string>) {
  return ask({
    method: 'POST',
    url: addresses.savedFilters,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ remote: 'false', plan_id: EXAMPLE_PLAN.id, ...fields }).toString(),
  });
}

const list = async (ask: Ask, fields = {}) => (await call(ask, { _method: 'getAllFilters', ...fields })).json();
const save = (ask: Ask, fields = {}) =>
  call(ask, { _method: 'setFilter', name: 'Late goals', filter_params: '{"status":["critical"]}', ...fields });

describe('saved filters', () => {
  it('are none at first', async () => {
    expect(await list(ada)).toEqual([]);
  });

  it('are saved, listed by name, changed and deleted', async () => {
    const reply = await save(ada);
    expect(reply.statusCode).toBe(200);
    const { dash_filters_id: id } = reply.json();
    await save(ada, { name: 'All goals', filter_params: '{}' });
    expect(await list(ada)).toEqual([
      { id: expect.any(String), name: 'All goals', filter_params: '{}' },
      { id, name: 'Late goals', filter_params: '{"status":["critical"]}' },
    ]);

    const change = { _method: 'updateFilter', dash_filters_id: id, name: 'Red goals', filter_params: '{"depth":[1]}' };
    expect((await call(ada, change)).json()).toEqual({ success: true });
    expect(await list(ada)).toContainEqual({ id, name: 'Red goals', filter_params: '{"depth":[1]}' });

    expect((await call(ada, { _method: 'deleteFilter', dash_filters_id: id })).json()).toEqual({ success: true });
    expect(await list(ada)).toHaveLength(1);
  });

  it('need no plan where the asker has a current one', async () => {
    const reply = await mary({
      method: 'POST',
      url: addresses.savedFilters,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload: '_method=setFilter&remote=false&name=Mine&filter_params=%7B%7D',
    });
    expect(reply.statusCode).toBe(200);
    expect(await list(mary)).toMatchObject([{ name: 'Mine' }]);
  });

  it('of a viewer are their own too', async () => {
    expect((await save(viewer)).statusCode).toBe(200);
    expect(await list(viewer)).toHaveLength(1);
  });

  it.each(['Late goals', ' late GOALS ', 'LATE GOALS'])(
    'have names of their own: %j is refused with 409',
    async (name) => {
      await save(ada);
      const reply = await save(ada, { name });
      expect(reply.statusCode).toBe(409);
      expect(reply.json().error.code).toBe('name_taken');
      expect(await list(ada)).toHaveLength(1);
    },
  );

  it('may not take the name of another when they are renamed, but keep their own in another case', async () => {
    await save(ada, { name: 'Other' });
    const { dash_filters_id: id } = (await save(ada)).json();
    const rename = (name: string) =>
      call(ada, { _method: 'updateFilter', dash_filters_id: id, name, filter_params: '{}' });
    expect((await rename('OTHER')).statusCode).toBe(409);
    expect((await rename('LATE GOALS')).statusCode).toBe(200);
  });

  it('of two members and of two plans may have one name', async () => {
    for (const ask of [ada, mary]) expect((await save(ask)).statusCode).toBe(200);
    expect((await save(ada, { plan_id: 'plan2' })).statusCode).toBe(200);
  });

  it('saved by eight at once under one name are one', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => save(ada)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('may not be called like the built-in one', async () => {
    expect((await save(ada, { name: 'default dashboard' })).statusCode).toBe(409);
  });

  it('keep names in any script and with any sign', async () => {
    const names = ['R&D <b>', '目標 🎯', 'Zażółć "gęślą"', '=1+1', "O'Neill"];
    for (const name of names) expect((await save(ada, { name })).statusCode).toBe(200);
    const kept = (await list(ada)).map(({ name }: { name: string }) => name);
    expect(kept.sort()).toEqual(names.sort());
  });

  it.each([
    ['without a name', { name: '' }, 'Please name this filter.'],
    ['with a name of spaces', { name: '   ' }, 'Please name this filter.'],
    ['with a name of 101 characters', { name: 'x'.repeat(101) }, 'at most 100'],
    ['with U+0000 in the name', { name: 'a\0b' }, 'U+0000'],
    ['with values that are no JSON', { filter_params: '{' }, 'JSON'],
    ['with values that are no object', { filter_params: '[1]' }, 'JSON'],
    ['with values nested 40 deep', { filter_params: `{"a":${'['.repeat(40)}${']'.repeat(40)}}` }, 'JSON'],
    ['with __proto__ in the values', { filter_params: '{"__proto__":{"a":1}}' }, 'JSON'],
    ['with values over 8 kB', { filter_params: JSON.stringify({ name: 'x'.repeat(8192) }) }, '8192'],
    ['by a method that is none', { _method: 'dropFilters' }, '_method'],
  ])('%s are refused with 400', async (_, fields, words) => {
    const reply = await save(ada, fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toContain(words);
    expect(await list(ada)).toEqual([]);
  });

  it('with a field sent twice are refused', async () => {
    const reply = await ada({
      method: 'POST',
      url: addresses.savedFilters,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '_method=setFilter&name=a&name=b&filter_params=%7B%7D',
    });
    expect(reply.statusCode).toBe(400);
  });

  it('are refused to nobody with 401', async () => {
    expect((await save(server.ask)).statusCode).toBe(401);
  });

  it.each(['', '0', 'null', '*', ':id', '%3Aid', 'plan1'])('of the id %j are not there', async (id) => {
    await save(ada);
    for (const _method of ['deleteFilter', 'updateFilter']) {
      const reply = await call(ada, { _method, dash_filters_id: id, name: 'New', filter_params: '{}' });
      expect([400, 404]).toContain(reply.statusCode);
    }
    expect(await list(ada)).toMatchObject([{ name: 'Late goals' }]);
  });

  it("of another member are neither listed, changed nor deleted, even by the plan's lead", async () => {
    const { dash_filters_id: id } = (await save(mary)).json();
    expect(await list(ada)).toEqual([]);
    for (const _method of ['deleteFilter', 'updateFilter']) {
      const reply = await call(ada, { _method, dash_filters_id: id, name: 'Mine', filter_params: '{}' });
      expect(reply.statusCode).toBe(404);
    }
    expect(await list(mary)).toMatchObject([{ id, name: 'Late goals' }]);
  });

  it('of one plan are not reached through another', async () => {
    const { dash_filters_id: id } = (await save(ada)).json();
    expect(await list(ada, { plan_id: 'plan2' })).toEqual([]);
    const reply = await call(ada, { _method: 'deleteFilter', dash_filters_id: id, plan_id: 'plan2' });
    expect(reply.statusCode).toBe(404);
    expect(await list(ada)).toHaveLength(1);
  });

  it('of a plan that one is no member of are not there', async () => {
    expect((await save(mary, { plan_id: 'plan2' })).statusCode).toBe(404);
    expect((await call(mary, { _method: 'getAllFilters', plan_id: 'plan2' })).statusCode).toBe(404);
  });

  it.each(['getAllFilters', 'setFilter', 'updateFilter', 'deleteFilter'])(
    'by %s in remote mode open nothing by the claims alone, even to a member',
    async (_method) => {
      const claims = { remote: 'true', remote_plans_id: EXAMPLE_PLAN.id, remote_user_id: 'mary' };
      const reply = await call(ada, { _method, ...claims, name: 'x', filter_params: '{}', dash_filters_id: 'x' });
      expect(reply.statusCode).toBe(404);
    },
  );
});
