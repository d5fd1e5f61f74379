import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, GOALS) });
  ada = await server.signIn();
});

afterAll(() => server.close());

const GOALS: readonly Edit[] = [
  exampleGoalEdit({ id: 'top', number: '2' }),
  exampleGoalEdit({ id: 'sum', number: '2.1', parentId: 'top', depth: 1, rollup: 'sum' }),
  exampleGoalEdit({ id: 'fed', number: '2.1.1', parentId: 'sum', depth: 2 }),
  exampleGoalEdit({ id: 'out', number: '2.1.2', parentId: 'sum', depth: 2, rollup: 'none' }),
  exampleGoalEdit({ id: 'inner', number: '2.1.3', parentId: 'sum', depth: 2, rollup: 'sum' }),
  exampleGoalEdit({ id: 'low', number: '2.1.3.1', parentId: 'inner', depth: 3 }),
  exampleGoalEdit({ id: 'shown', number: '4', title: 'Only this' }),
  exampleGoalEdit({ id: 'hidden', number: '4.1', parentId: 'shown', depth: 1 }),
  exampleGoalEdit({ id: 'own', number: '3', allTarget: 5 }),
  exampleGoalEdit({ id: 'beneath', number: '3.1', parentId: 'own', depth: 1 }),
];

const ALL = ['top', 'sum', 'fed', 'out', 'inner', 'low', 'own', 'beneath'];

async function updates(query = ''): Promise<Map<string, string>> {
  const url = `${addresses.goals}?fiscal_year=0&ids=${ALL.join(',')}&fields=id,when_updated${query}`;
  const goals: { id: string; when_updated: string }[] = (await ada({ url })).json();
  return new Map(goals.map((goal) => [goal.id, goal.when_updated]));
}

async function movedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await updates();
  await act();
  const after = await updates();
  for (const [id, at] of after) expect(at >= (before.get(id) ?? ''), id).toBe(true);
  return ALL.filter((id) => after.get(id) !== before.get(id));
}

const enter = (goalId: string, actual: number | null) =>
  ada({ method: 'PUT', url: `/api/plans/plan1/goals/${goalId}/entries`, payload: [{ date: '2026-07-01', actual }] });

describe('last updated', () => {
  it.each([
    ['a child that feeds its parent', 'fed', ['top', 'sum', 'fed']],
    ['a child that stays out of the roll-up, but is beneath the container', 'out', ['top', 'out']],
    ['a grandchild through its parent', 'low', ['top', 'sum', 'inner', 'low']],
    ['a goal with figures of its own', 'own', ['own']],
    ['a goal beneath one with figures of its own', 'beneath', ['beneath']],
  ])('moves with the figures of %s', async (_, goalId, moved) => {
    expect(await movedBy(() => enter(goalId, 3))).toEqual(moved.toSorted((a, b) => ALL.indexOf(a) - ALL.indexOf(b)));
  });

  it('moves with figures that are cleared', async () => {
    await enter('fed', 1);
    expect(await movedBy(() => enter('fed', null))).toContain('sum');
  });

  it('moves with a comment', async () => {
    const url = '/api/plans/plan1/goals/fed/comments';
    const comment = () => ada({ method: 'POST', url, payload: { comment: 'x' } });
    expect(await movedBy(comment)).toContain('fed');
  });

  it('moves with an edit, and not with the same figures again', async () => {
    const edit = () => ada({ method: 'PATCH', url: '/api/plans/plan1/goals/own', payload: { item: 'Renamed' } });
    expect(await movedBy(edit)).toEqual(['own']);
    await enter('own', 4);
    expect(await movedBy(() => enter('own', 4))).toEqual([]);
  });

  it('through a share tells nothing of goals that it does not show', async () => {
    const { encv } = await exampleShare(ada, { style: 'dynamic', filters: '{"name":"Only this"}' });
    const seen = async () =>
      (await server.ask({ url: `${addresses.goals}?encv=${encv}&fields=item,when_updated` })).json();
    const before = await seen();
    expect(before).toMatchObject([{ item: 'Only this' }]);
    await enter('hidden', 7);
    expect(await seen()).toEqual(before);
  });

  it('looked back on the same day is the same', async () => {
    expect(await updates('&as_of=2026-11-20')).toEqual(await updates());
  });
});
