import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planPath, planUndoPath, tableColumnsPath } from '#contract/addresses.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, NO_PLAN_WORDS) });
  ada = await server.signIn();
  await patch({ fields: [{ id: 'ward', name: 'Ward', kind: 'text' }] });
});

afterEach(() => server.close());

const PLAN = planPath('plan1');
const patch = (payload: object) => ada({ method: 'PATCH', url: PLAN, payload });
const choose = (columns: unknown, ask = ada) =>
  ask({ method: 'PUT', url: tableColumnsPath('plan1'), payload: { columns } });
const planNow = async (ask = ada) => (await ask({ url: PLAN })).json();

describe('the columns that a member chose', () => {
  it('come with the plan for them alone, until they give them up', async () => {
    expect((await planNow()).viewer.table_columns).toBeUndefined();
    const reply = await choose(['own-ward', 'weight', 'status']);
    expect([reply.statusCode, reply.json()]).toEqual([200, { columns: ['own-ward', 'weight', 'status'] }]);
    expect((await planNow()).viewer.table_columns).toEqual(['own-ward', 'weight', 'status']);
    const other = await server.join('plan1', { id: 'other' });
    expect((await planNow(other)).viewer.table_columns).toBeUndefined();
    expect((await choose(['due'], other)).statusCode).toBe(200);
    expect((await planNow(other)).viewer.table_columns).toEqual(['due']);
    expect((await planNow()).viewer.table_columns).toEqual(['own-ward', 'weight', 'status']);

    await choose([]);
    expect((await planNow()).viewer.table_columns).toEqual([]);
    await choose(null);
    expect((await planNow()).viewer.table_columns).toBeUndefined();
  });

  it('are no change of the plan', async () => {
    const { version } = await planNow();
    await choose(['status']);
    expect((await planNow()).version).toBe(version);
  });
});

describe('the columns of a plan', () => {
  it('are set by its leads, told and undone', async () => {
    const reply = await patch({ table_columns: ['owner', 'own-ward'] });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await planNow()).table_columns).toEqual(['owner', 'own-ward']);
    const [change] = (await ada({ url: `${PLAN}/changes` })).json().changes;
    expect(change.what).toBe('Columns of the table set');

    await ada({ method: 'POST', url: planUndoPath('plan1', reply.json().version), payload: {} });
    expect((await planNow()).table_columns).toBeUndefined();
    const [undone] = (await ada({ url: `${PLAN}/changes` })).json().changes;
    expect(undone.items[0].fields).toEqual([
      { field: 'table_columns', date: null, before: ['owner', 'own-ward'], after: null },
    ]);
  });

  it('stay when a field is removed and are shown again when it comes back', async () => {
    await patch({ table_columns: ['own-ward'] });
    const removed = await patch({ fields: [] });
    expect(removed.statusCode, removed.body).toBe(200);
    await ada({ method: 'POST', url: planUndoPath('plan1', removed.json().version), payload: {} });
    expect((await planNow()).table_columns).toEqual(['own-ward']);
  });
});

describe('columns that cannot be', () => {
  it.each([
    [['nothing'], 'The plan’s table has no column “nothing”.'],
    [['own-gone'], 'The plan’s table has no column “own-gone”.'],
    [['goal'], 'The plan’s table has no column “goal”.'],
    [['due', 'due'], 'The column “due” stands twice.'],
  ])('%j are refused with the reason', async (columns, reason) => {
    for (const reply of [await choose(columns), await patch({ table_columns: columns })]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error.message).toContain(reason);
    }
  });

  it.each(['status', [7], undefined, {}])('%j is refused', async (columns) => {
    expect((await choose(columns)).statusCode).toBe(400);
  });
});
