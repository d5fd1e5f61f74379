import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_HAND_STATUS } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, MORE) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const MORE: readonly Edit[] = [
  exampleGoalEdit({ id: 'weekly', number: '2', trackingFrequency: 'weekly' }),
  exampleGoalEdit({ id: 'yearly', number: '3', trackingFrequency: 'yearly' }),
  exampleGoalEdit({ id: 'parent', number: '4', rollup: 'sum' }),
  exampleGoalEdit({ id: 'child', number: '4.1', parentId: 'parent', depth: 1 }),
  exampleGoalEdit({ id: 'byHand', number: '5', handStatus: EXAMPLE_HAND_STATUS }),
  exampleGoalEdit({ id: 'deferred', number: '6', handStatus: { ...EXAMPLE_HAND_STATUS, status: 'deferred' } }),
  exampleGoalEdit({ id: 'kept', number: '7', handStatus: EXAMPLE_HAND_STATUS, isStatusAutomatic: false }),
];

function put(goalId: string, cells: unknown, { ask = ada, ifMatch = '', planId = EXAMPLE_PLAN.id } = {}) {
  return ask({
    method: 'PUT',
    url: `/api/plans/${planId}/goals/${goalId}/entries`,
    headers: { 'content-type': 'application/json', ...(ifMatch === '' ? {} : { 'if-match': ifMatch }) },
    payload: JSON.stringify(cells),
  });
}

async function entriesOf(goalId: string) {
  const reply = await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${goalId}&fields=all_perf_data` });
  return reply.json()[0].all_perf_data;
}

async function handStatusOf(goalId: string) {
  const query = server.store.db.selectFrom('goal').select('hand_status').where('id', '=', goalId);
  return (await query.executeTakeFirstOrThrow()).hand_status;
}

describe('entering figures', () => {
  it('writes the cells and gives the new version', async () => {
    const before = (await ada({ url: '/api/plans/plan1' })).json().version;
    const reply = await put('g3', [
      { date: '2026-07-01', target: 5, actual: 4.5 },
      { date: '2026-08-01', target: 5, actual: null },
    ]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ version: before + 1 });
    expect(reply.headers.etag).toBe(`"${before + 1}"`);
    expect(await entriesOf('g3')).toEqual([
      { date: '2026-07-01', target: 5, actual: 4.5 },
      { date: '2026-08-01', target: 5, actual: null },
    ]);
  });

  it('leaves a key that is left out, and clears by null', async () => {
    await put('g3', [{ date: '2026-07-01', target: 5, actual: 4 }]);
    await put('g3', [{ date: '2026-07-01', actual: 3 }]);
    expect(await entriesOf('g3')).toEqual([{ date: '2026-07-01', target: 5, actual: 3 }]);
    await put('g3', [{ date: '2026-07-01', target: null }]);
    expect(await entriesOf('g3')).toEqual([{ date: '2026-07-01', target: null, actual: 3 }]);
  });

  it('of the same figures again makes no new version', async () => {
    const first = (await put('g3', [{ date: '2026-07-01', actual: 4 }])).json();
    expect((await put('g3', [{ date: '2026-07-01', actual: 4 }])).json()).toEqual(first);
  });

  it.each([
    ['g3', '2026-07-15', '2026-07-01'],
    ['weekly', '2026-11-20', '2026-11-16'],
    ['yearly', '2026-06-30', '2025-07-01'],
    ['yearly', '2026-07-01', '2026-07-01'],
  ])('of %s on %s stands on the first day of its period, %s', async (goalId, date, stored) => {
    expect((await put(goalId, [{ date, actual: 1 }])).statusCode).toBe(200);
    expect(await entriesOf(goalId)).toEqual([{ date: stored, target: null, actual: 1 }]);
  });

  it.each([
    ['no list', { date: '2026-07-01' }],
    ['an empty list', []],
    ['a cell without a date', [{ actual: 1 }]],
    ['a date that does not exist', [{ date: '2026-02-30', actual: 1 }]],
    ['0000-00-00', [{ date: '0000-00-00', actual: 1 }]],
    ['text for a number', [{ date: '2026-07-01', actual: '1' }]],
    ['a flag for a number', [{ date: '2026-07-01', actual: true }]],
    ['an unknown key', [{ date: '2026-07-01', actual: 1, note: 'x' }]],
    [
      'two cells of one period',
      [
        { date: '2026-07-01', actual: 1 },
        { date: '2026-07-31', actual: 2 },
      ],
    ],
    ['2,001 cells', Array.from({ length: 2001 }, () => ({ date: '2026-07-01', actual: 1 }))],
  ])('by %s is refused with 400, and nothing of it is written', async (_, cells) => {
    const good = { date: '2026-08-01', actual: 7 };
    const reply = await put('g3', Array.isArray(cells) && cells.length > 0 ? [good, ...cells] : cells);
    expect(reply.statusCode).toBe(400);
    expect(await entriesOf('g3')).toEqual([]);
  });

  it('by a number past what numbers can be is refused', async () => {
    const reply = await ada({
      method: 'PUT',
      url: '/api/plans/plan1/goals/g3/entries',
      headers: { 'content-type': 'application/json' },
      payload: '[{"date":"2026-07-01","actual":1e999}]',
    });
    expect(reply.statusCode).toBe(400);
  });

  it.each(['missing', '0', 'null', '*', ':goalId', '%3AgoalId'])('of the goal %j is 404', async (goalId) => {
    expect((await put(goalId, [{ date: '2026-07-01', actual: 1 }])).statusCode).toBe(404);
  });

  it.each(['parent'])('of %s, whose figures are computed, is refused with 409', async (goalId) => {
    const reply = await put(goalId, [{ date: '2026-07-01', actual: 1 }]);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'computed_figures']);
  });
});

describe('who may enter figures', () => {
  const cells = [{ date: '2026-07-01', actual: 1 }];

  it.each([
    ['a lead, of any goal', { role: 'lead' }, 'g2', 200],
    ['a member, of a goal of their own', { id: 'own', role: 'member' }, 'own', 200],
    ['a member, of a goal they contribute to', { id: 'own', role: 'member' }, 'shared', 200],
    ['a viewer, of a goal they contribute to', { id: 'own', role: 'viewer' }, 'shared', 403],
    ['a member, of a goal of others', { role: 'member' }, 'g2', 403],
    ["a department's lead, of its goals", { role: 'member', departmentId: '3', leadsDepartment: true }, 'g2', 200],
    [
      "a department's lead, of goals whose owner is in it",
      { role: 'member', departmentId: '4', leadsDepartment: true },
      'g3',
      200,
    ],
    ["a department's lead, of another's", { role: 'member', departmentId: '4', leadsDepartment: true }, 'g2', 403],
    ['a viewer', { role: 'viewer' }, 'g2', 403],
  ] as const)('%s: %o on %s gives %i', async (_, member, goalId, status) => {
    const ask = await server.join(EXAMPLE_PLAN.id, { id: 'own', ...member });
    if (goalId === 'own') await write([exampleGoalEdit({ id: 'own', number: '8', memberId: 'own' })]);
    if (goalId === 'shared') await write([exampleGoalEdit({ id: 'shared', number: '8', contributorIds: ['own'] })]);
    expect((await put(goalId, cells, { ask })).statusCode).toBe(status);
  });

  it('nobody signed in does not', async () => {
    expect((await put('g2', cells, { ask: server.ask })).statusCode).toBe(401);
  });

  it("a lead of one plan does not reach another's goal, by either path", async () => {
    await writeExamplePlan(server.store, { id: 'plan2', name: 'Harbor plan' }, [
      exampleGoalEdit({ id: 'other', number: '9' }),
    ]);
    expect((await put('other', cells, { planId: 'plan2' })).statusCode).toBe(404);
    expect((await put('other', cells)).statusCode).toBe(404);
  });
});

describe('If-Match', () => {
  const version = async () => `${(await ada({ url: '/api/plans/plan1' })).json().version}`;

  it('lets a change through that touches nothing of others', async () => {
    const seen = await version();
    await put('g3', [{ date: '2026-08-01', actual: 1 }]);
    expect((await put('g3', [{ date: '2026-07-01', actual: 2 }], { ifMatch: `"${seen}"` })).statusCode).toBe(200);
  });

  it('refuses a cell that was changed since, with both values, and writes nothing', async () => {
    await put('g3', [{ date: '2026-07-01', actual: 1 }]);
    const seen = await version();
    await put('g3', [{ date: '2026-07-01', actual: 2 }]);
    const reply = await put(
      'g3',
      [
        { date: '2026-07-01', actual: 3 },
        { date: '2026-08-01', actual: 4 },
      ],
      { ifMatch: seen },
    );
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toMatchObject({
      code: 'changed_meanwhile',
      details: { conflicts: [{ date: '2026-07-01', field: 'actual', yours: 3, theirs: 2 }] },
    });
    expect(await entriesOf('g3')).toEqual([{ date: '2026-07-01', target: null, actual: 2 }]);
  });

  it('without it the last one wins', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((actual) => put('g3', [{ date: '2026-07-01', actual }])));
    expect(await entriesOf('g3')).toHaveLength(1);
  });

  it.each([
    ['abc', 400],
    ['*', 400],
    ['99999', 412],
  ])('of %s is refused with %i', async (ifMatch, status) => {
    expect((await put('g3', [{ date: '2026-07-01', actual: 1 }], { ifMatch })).statusCode).toBe(status);
  });
});

describe('a status set by hand', () => {
  it.each([
    ['byHand', { actual: 1 }, true],
    ['byHand', { target: 1 }, false],
    ['byHand', { actual: null }, false],
    ['deferred', { actual: 1 }, false],
    ['kept', { actual: 1 }, false],
  ])('of %s by %j lapses: %s', async (goalId, figures, lapses) => {
    await put(goalId, [{ date: '2026-07-01', ...figures }]);
    expect((await handStatusOf(goalId)) === null).toBe(lapses);
  });
});

async function write(edits: readonly Edit[]) {
  await applyChange(server.store, {
    planId: EXAMPLE_PLAN.id,
    at: server.clock.now(),
    memberId: null,
    by: 'An example',
    what: 'Changed',
    edits,
  });
}
