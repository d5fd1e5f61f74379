import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planGoalsPath, planPath, planUndoPath } from '#contract/addresses.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const MORE: readonly Edit[] = [
  exampleMemberEdit({ id: 'own' }),
  exampleGoalEdit({ id: 'own', number: '2', title: 'Own', memberId: 'own' }),
];

describe.each(storesUnderTest())('goals sent by their numbers on $name', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;

  beforeEach(async () => {
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store, {}, MORE) });
    ada = await server.signIn();
  });
  afterEach(() => server.close());

  const put = (goals: unknown, ask: Ask = ada) =>
    ask({
      method: 'PUT',
      url: planGoalsPath('plan1'),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(goals),
    });
  const versionNow = async (): Promise<number> => (await ada({ url: planPath('plan1') })).json().version;
  const goalsNow = async (): Promise<{ id: string; number: string; item: string; parent_id: string | null }[]> =>
    (await ada({ url: `${addresses.goals}?fiscal_year=0&fields=id,number,item,parent_id` })).json();
  const numbered = async (number: string) => (await goalsNow()).find((goal) => shownNumber(goal.number) === number);

  it('are made or changed as one change, in whatever order, and one undo takes it back', async () => {
    const before = await versionNow();
    const reply = await put([
      { number: '3.1.1', item: 'Under what is made with it' },
      { number: '1.1', item: 'Roads', measure: 'Miles' },
      { number: '3.1', item: 'Under 3', parent_number: '3' },
      { number: '3', item: 'New' },
    ]);
    expect([reply.statusCode, reply.json().version]).toEqual([200, before + 1]);
    expect(
      reply.json().goals.map(({ number, is_new }: { number: string; is_new: number }) => [number, is_new]),
    ).toEqual([
      ['3.1.1', 1],
      ['1.1', 0],
      ['3.1', 1],
      ['3', 1],
    ]);
    expect(await numbered('1.1')).toMatchObject({ id: 'g2', item: 'Roads' });
    expect((await numbered('3.1.1'))?.parent_id).toBe((await numbered('3.1'))?.id);
    await ada({ method: 'POST', url: planUndoPath('plan1', before + 1) });
    expect([await numbered('3'), (await numbered('1.1'))?.item]).toEqual([undefined, 'Repair roads']);
  });

  it('that are in the plan as they are sent change nothing', async () => {
    const goals = [
      { number: '3', item: 'New', start: '2026-07-01' },
      { number: '1.1', item: 'Roads', targets: { 2026: 7 } },
    ];
    const { version } = (await put(goals)).json();
    expect((await put(goals)).json()).toMatchObject({ version, goals: [{ is_new: 0 }, { is_new: 0 }] });
  });

  it('move under another goal by its number, or to the top', async () => {
    await put([{ number: '1.2', parent_number: '2' }]);
    expect((await goalsNow()).find(({ id }) => id === 'g3')?.parent_id).toBe('own');
  });

  it('are written all or none, and every refused one is listed', async () => {
    const before = await versionNow();
    const refused = [
      { number: '4' },
      { number: '5', item: 'No parent', parent_number: '9' },
      { number: '3', item: 'Once more' },
      { number: '1.1', valuetype: 17 },
      { number: '1', parent_number: '1.1' },
    ];
    const reply = await put([{ number: '3', item: 'New' }, ...refused]);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'goals_refused']);
    const rows = reply.json().error.details.refused;
    expect(rows.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'bad_request'],
      [2, 'unknown_parent'],
      [3, 'number_twice'],
      [4, 'bad_request'],
      [5, 'goal_loop'],
    ]);
    expect(rows.map(({ given }: { given: unknown }) => given)).toEqual(refused);
    expect([await versionNow(), await numbered('3')]).toEqual([before, undefined]);
  });

  it('two that are each above the other are refused', async () => {
    const reply = await put([
      { number: '6', item: 'One', parent_number: '7' },
      { number: '7', item: 'Other', parent_number: '6' },
    ]);
    expect(reply.json().error).toMatchObject({ code: 'unknown_parent', details: { refused: [{}, {}] } });
  });

  it('need the rights of making and changing each, by token too', async () => {
    const member = await server.join(EXAMPLE_PLAN.id, { id: 'own', role: 'member' });
    const payload = { name: 'A program', access: 'write' };
    const { token } = (await member({ method: 'POST', url: apiTokensPath('plan1'), payload })).json();
    const ask: Ask = (request) =>
      server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
    expect((await put([{ number: '2', item: 'Mine' }], ask)).statusCode).toBe(200);
    expect((await put([{ number: '1.1', item: 'Theirs' }], ask)).statusCode).toBe(403);
    expect((await put([{ number: '3', item: 'New' }], ask)).statusCode).toBe(403);
    expect((await put([{ number: '2', item: 'Mine' }], server.ask)).statusCode).toBe(401);
  });

  it('with a name that is none are refused with the nearest', async () => {
    const reply = await put([{ number: '2', itm: 'Mine' }]);
    expect([reply.statusCode, reply.json().error.message]).toEqual([
      400,
      expect.stringContaining('did you mean `item`'),
    ]);
  });
});
