import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planEntriesPath, planUndoPath } from '#contract/addresses.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const MORE: readonly Edit[] = [
  exampleMemberEdit({ id: 'own' }),
  exampleGoalEdit({ id: 'own', number: '2', memberId: 'own' }),
  exampleGoalEdit({ id: 'parent', number: '4', rollup: 'sum' }),
  exampleGoalEdit({ id: 'child', number: '4.1', parentId: 'parent', depth: 1 }),
  ...Array.from({ length: 20 }, (_, index) => exampleGoalEdit({ id: `m${index}`, number: `9.${index}` })),
];

const TWO_HUNDRED = Array.from({ length: 200 }, (_, index) => ({
  goal_id: `m${Math.floor(index / 10)}`,
  date: `2026-${String((index % 10) + 1).padStart(2, '0')}-01`,
  actual: index + 0.5,
}));

describe.each(storesUnderTest())('cells of several goals on $name', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;

  beforeEach(async () => {
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store, {}, MORE) });
    ada = await server.signIn();
  });

  afterEach(() => server.close());

  function put(cells: unknown, { ask = ada, ifMatch = '', planId = EXAMPLE_PLAN.id } = {}) {
    return ask({
      method: 'PUT',
      url: planEntriesPath(planId),
      headers: { 'content-type': 'application/json', ...(ifMatch === '' ? {} : { 'if-match': ifMatch }) },
      payload: JSON.stringify(cells),
    });
  }

  const versionNow = async (): Promise<number> => (await ada({ url: '/api/plans/plan1' })).json().version;

  async function actualsOf(...ids: readonly string[]): Promise<(number | null)[]> {
    const fields = 'id,all_perf_data';
    const reply = await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${ids.join(',')}&fields=${fields}` });
    const goals: { id: string; all_perf_data: { actual: number | null }[] }[] = reply.json();
    return ids.flatMap((id) => goals.find((goal) => goal.id === id)?.all_perf_data.map(({ actual }) => actual) ?? []);
  }

  it('are written as one version, and one undo brings every cell back', async () => {
    const before = await versionNow();
    const reply = await put(TWO_HUNDRED);
    expect(reply.json()).toEqual({ version: before + 1 });
    expect(reply.headers.etag).toBe(`"${before + 1}"`);
    expect(await actualsOf('m0', 'm19')).toEqual(
      [...Array(10).keys()].flatMap((at) => [at + 0.5]).concat([...Array(10).keys()].map((at) => 190.5 + at)),
    );
    const undone = await ada({
      method: 'POST',
      url: planUndoPath(EXAMPLE_PLAN.id, before + 1),
      headers: { 'content-type': 'application/json' },
    });
    expect(undone.json()).toEqual({ version: before + 2 });
    expect(await actualsOf(...Array.from({ length: 20 }, (_, at) => `m${at}`))).toEqual([]);
  });

  it.each([
    ['a goal that is not there', [{ goal_id: 'none', date: '2026-07-01', actual: 1 }], 404],
    ['a computed goal', [{ goal_id: 'parent', date: '2026-07-01', actual: 1 }], 409],
    ['no list', {}, 400],
    ['an empty list', [], 400],
    ['a cell without a goal', [{ date: '2026-07-01', actual: 1 }], 400],
    ['text for a number', [{ goal_id: 'm1', date: '2026-07-01', actual: '1' }], 400],
    [
      'two cells of one period',
      [
        { goal_id: 'm1', date: '2026-07-01', actual: 1 },
        { goal_id: 'm1', date: '2026-07-31', actual: 2 },
      ],
      400,
    ],
    ['too many cells', Array.from({ length: 2001 }, () => ({ goal_id: 'm1', date: '2026-07-01' })), 400],
  ])('with %s among them are refused whole', async (_, cells, status) => {
    const good = { goal_id: 'm0', date: '2026-08-01', actual: 7 };
    const reply = await put(Array.isArray(cells) && cells.length > 0 ? [good, ...cells] : cells);
    expect(reply.statusCode).toBe(status);
    expect(await actualsOf('m0')).toEqual([]);
  });

  it.each([
    ['a member, of own goals', 'member', ['own'], 200],
    ['a member, with one goal of others among them', 'member', ['own', 'm0'], 403],
    ['a viewer', 'viewer', ['own'], 403],
    ['a lead, of any', 'lead', ['own', 'm0'], 200],
  ] as const)('by %s: %s on %j gives %i', async (_, role, ids, status) => {
    const ask = await server.join(EXAMPLE_PLAN.id, { id: 'own', role });
    const reply = await put(
      ids.map((goal_id) => ({ goal_id, date: '2026-07-01', actual: 3 })),
      { ask },
    );
    expect(reply.statusCode).toBe(status);
    expect(await actualsOf('own')).toEqual(status === 200 ? [3] : []);
  });

  it('of another plan are not reached', async () => {
    await writeExamplePlan(server.store, { id: 'plan2', name: 'Harbor plan' }, [
      exampleGoalEdit({ id: 'other', number: '9' }),
    ]);
    const cells = [{ goal_id: 'other', date: '2026-07-01', actual: 1 }];
    expect((await put(cells)).statusCode).toBe(404);
    expect((await put(cells, { planId: 'plan2' })).statusCode).toBe(404);
  });

  it('with If-Match: a cell of theirs answers 409 with both values of each, and nothing is written', async () => {
    const seen = await versionNow();
    await put([
      { goal_id: 'm0', date: '2026-07-01', actual: 1 },
      { goal_id: 'm1', date: '2026-07-01', actual: 2 },
    ]);
    const reply = await put(
      [
        { goal_id: 'm0', date: '2026-07-01', actual: 9 },
        { goal_id: 'm1', date: '2026-07-01', actual: 2 },
        { goal_id: 'm2', date: '2026-07-01', actual: 9 },
      ],
      { ifMatch: `"${seen}"` },
    );
    expect(reply.statusCode).toBe(409);
    const { code, details } = reply.json().error;
    expect([code, details.version, details.conflictCount]).toEqual(['changed_meanwhile', seen + 1, 1]);
    expect(details.conflicts).toMatchObject([{ id: 'm0', date: '2026-07-01', field: 'actual', yours: 9, theirs: 1 }]);
    expect(await actualsOf('m0', 'm2')).toEqual([1]);
  });
});
