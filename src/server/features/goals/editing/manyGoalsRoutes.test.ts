import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planGoalsPath, planPath, planUndoPath } from '#contract/addresses.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const MORE: readonly Edit[] = [
  exampleMemberEdit({ id: 'own' }),
  exampleGoalEdit({ id: 'own', number: '2', title: 'Own', memberId: 'own' }),
  exampleGoalEdit({ id: 'other', number: '3', title: 'Other' }),
  exampleGoalEdit({ id: 'below', number: '3.1', title: 'Below', parentId: 'other', depth: 1 }),
  exampleGoalEdit({ id: 'user', number: '4', title: 'Computed', actualFormula: '[#own]' }),
];

describe.each(storesUnderTest())('many goals at once on $name', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;

  beforeEach(async () => {
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store, {}, MORE) });
    ada = await server.signIn();
  });
  afterEach(() => server.close());

  const patch = (goals: unknown, ask: Ask = ada, headers: Record<string, string> = {}) =>
    ask({
      method: 'PATCH',
      url: planGoalsPath('plan1'),
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(goals),
    });
  const archive = (ids: readonly string[], ask: Ask = ada) =>
    ask({ method: 'POST', url: `${planGoalsPath('plan1')}/archive`, payload: { ids } });
  const versionNow = async (): Promise<number> => (await ada({ url: planPath('plan1') })).json().version;
  const goalsNow = async (): Promise<
    { id: string; item: string; plan_mem_id: string | null; parent_id: string | null }[]
  > => (await ada({ url: `${addresses.goals}?fiscal_year=0&fields=id,item,plan_mem_id,parent_id` })).json();
  const goalNow = async (id: string) => (await goalsNow()).find((goal) => goal.id === id);
  const ids = async () => (await goalsNow()).map(({ id }) => id);

  it('are edited as one change, and one undo takes it back', async () => {
    const before = await versionNow();
    const reply = await patch([
      { id: 'g2', plan_mem_id: 'own' },
      { id: 'other', plan_mem_id: 'own', item: 'Renamed' },
    ]);
    expect([reply.statusCode, reply.json()]).toEqual([200, { version: before + 1 }]);
    expect(await goalNow('g2')).toMatchObject({ plan_mem_id: 'own' });
    expect(await goalNow('other')).toMatchObject({ plan_mem_id: 'own', item: 'Renamed' });
    await ada({ method: 'POST', url: planUndoPath('plan1', before + 1) });
    expect(await goalNow('other')).toMatchObject({ plan_mem_id: null, item: 'Other' });
  });

  it('may be moved under one another, each upon those before it', async () => {
    expect(
      (
        await patch([
          { id: 'own', parent_id: 'other' },
          { id: 'g2', parent_id: 'own' },
        ])
      ).statusCode,
    ).toBe(200);
    expect([(await goalNow('own'))?.parent_id, (await goalNow('g2'))?.parent_id]).toEqual(['other', 'own']);
  });

  it('are all left as they are where one cannot be, and each that cannot be is named', async () => {
    const before = await versionNow();
    const reply = await patch([
      { id: 'g2', item: 'Changed' },
      { id: 'nowhere', item: 'x' },
      { id: 'other', parent_id: 'below' },
    ]);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'goals_refused']);
    const { refused } = reply.json().error.details;
    expect(refused.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'goal_not_found'],
      [2, expect.any(String)],
    ]);
    expect([await versionNow(), (await goalNow('g2'))?.item]).toEqual([before, 'Repair roads']);
  });

  it.each([
    ['no goal', []],
    ['a goal twice', [{ id: 'g2' }, { id: 'g2' }]],
    ['501 goals', Array.from({ length: 501 }, (_, at) => ({ id: `g${at}` }))],
    ['a goal without its id', [{ item: 'x' }]],
    ['an unknown field', [{ id: 'g2', colour: 'red' }]],
  ])('are refused with %s', async (_, goals) => {
    expect((await patch(goals)).statusCode).toBe(400);
  });

  it('of which a member has one are edited by the member alone there', async () => {
    const mary = await server.join('plan1', { id: 'own', role: 'member' });
    expect((await patch([{ id: 'own', item: 'Mine' }], mary)).statusCode).toBe(200);
    const reply = await patch(
      [
        { id: 'own', item: 'Again' },
        { id: 'g2', item: 'Not mine' },
      ],
      mary,
    );
    expect([reply.statusCode, reply.json().error.details.refused]).toEqual([
      409,
      [expect.objectContaining({ index: 1, code: 'forbidden' })],
    ]);
  });

  it('that others changed meanwhile are not overwritten', async () => {
    const seen = await versionNow();
    await patch([{ id: 'g2', item: 'Theirs' }]);
    const reply = await patch(
      [
        { id: 'g2', item: 'Mine' },
        { id: 'other', item: 'Mine' },
      ],
      ada,
      {
        'if-match': `"${seen}"`,
      },
    );
    expect(reply.statusCode).toBe(409);
    expect([(await goalNow('g2'))?.item, (await goalNow('other'))?.item]).toEqual(['Theirs', 'Other']);
  });

  it('are archived with what is below them, once, and one undo brings all back', async () => {
    const all = await ids();
    const before = await versionNow();
    const reply = await archive(['other', 'below', 'g2']);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().ids.toSorted()).toEqual(['below', 'g2', 'other']);
    expect(await ids()).not.toContain('below');
    await ada({ method: 'POST', url: planUndoPath('plan1', before + 1) });
    expect((await ids()).toSorted()).toEqual(all.toSorted());
  });

  it('that another is computed from are archived only together with it', async () => {
    const alone = await archive(['own', 'g2']);
    expect([alone.statusCode, alone.json().error.details.refused]).toEqual([
      409,
      [expect.objectContaining({ index: 0, code: 'goal_in_formulas' })],
    ]);
    expect((await archive(['own', 'user'])).statusCode).toBe(200);
  });

  it('are not archived by a member', async () => {
    const mary = await server.join('plan1', { id: 'own', role: 'member' });
    expect((await archive(['own'], mary)).statusCode).toBe(403);
    expect(await ids()).toContain('own');
  });
});
