import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  apiTokensPath,
  closedPeriodsPath,
  planFiguresPath,
  planPath,
  planUndoPath,
} from '#contract/addresses.ts';
import { CHANGE_REASON_HEADER, writeReason } from '#contract/changeReason.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_HAND_STATUS } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const MORE: readonly Edit[] = [
  exampleMemberEdit({ id: 'own' }),
  exampleGoalEdit({ id: 'weekly', number: '2', title: 'Weekly', trackingFrequency: 'weekly', memberId: 'own' }),
  exampleGoalEdit({ id: 'quarterly', number: '11', title: 'Quarterly', trackingFrequency: 'quarterly' }),
  exampleGoalEdit({ id: 'yearly', number: '3', title: 'Yearly', trackingFrequency: 'yearly' }),
  exampleGoalEdit({ id: 'parent', number: '4', title: 'Twin', rollup: 'sum' }),
  exampleGoalEdit({
    id: 'child',
    number: '4.1',
    title: 'Twin',
    parentId: 'parent',
    depth: 1,
    handStatus: EXAMPLE_HAND_STATUS,
  }),
  exampleGoalEdit({ id: 'shared', number: '5', title: 'Shared', contributorIds: ['own'] }),
];

describe.each(storesUnderTest())('figures sent by programs on $name', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;

  beforeEach(async () => {
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store, {}, MORE) });
    ada = await server.signIn();
  });
  afterEach(() => server.close());

  function put(figures: unknown, { ask = ada, headers = {}, planId = EXAMPLE_PLAN.id } = {}) {
    return ask({
      method: 'PUT',
      url: planFiguresPath(planId),
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(figures),
    });
  }

  const versionNow = async (): Promise<number> => (await ada({ url: planPath('plan1') })).json().version;
  const goalNow = async (id: string, fields: string) =>
    (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=${fields}` })).json()[0];
  const entriesOf = async (id: string) => (await goalNow(id, 'all_perf_data')).all_perf_data;
  const commentsOf = async (id: string): Promise<string[]> =>
    (await ada({ url: `${addresses.plans}/plan1/goals/${id}/comments` }))
      .json()
      .map(({ comment }: { readonly comment: string }) => comment);
  const token = async (ask: Ask): Promise<Ask> => {
    const payload = { name: 'A program', access: 'write' };
    const made = (await ask({ method: 'POST', url: apiTokensPath('plan1'), payload })).json();
    return (request) =>
      server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${made.token}` } });
  };

  it('name a goal by an own field, its id or its name; a value that several have is refused', async () => {
    const fields = [
      { id: 'ledger', name: 'Ledger code', kind: 'text' },
      { id: 'ward', name: 'Ward', kind: 'choice', options: [{ id: 'w1', name: 'Old Town' }] },
    ];
    const patched = await ada({ method: 'PATCH', url: planPath('plan1'), payload: { fields } });
    expect(patched.statusCode).toBe(200);
    for (const [id, ledger] of [
      ['weekly', 'A-17'],
      ['yearly', 'B-2'],
    ]) {
      const url = `${planPath('plan1')}/goals/${id}`;
      const given = await ada({ method: 'PATCH', url, payload: { own_fields: { ledger, ward: 'w1' } } });
      expect(given.statusCode).toBe(200);
    }
    const byId = await put([{ goal: { ledger: 'B-2' }, period: '2025', actual: 5 }]);
    expect([byId.statusCode, byId.body]).toEqual([200, expect.any(String)]);
    expect((await put([{ goal: { 'ledger CODE': 'B-2' }, period: '2025', actual: 6 }])).statusCode).toBe(200);
    const several = await put([{ goal: { ward: 'Old Town' }, period: '2025', actual: 7 }]);
    expect([several.statusCode, several.body]).toEqual([
      expect.any(Number),
      expect.stringContaining('2 goals have the Ward'),
    ]);
    const none = await put([{ goal: { ledger: 'C' }, period: '2025', actual: 7 }]);
    expect(none.body).toContain('the Ledger code of a goal, as “A-17”');
  });

  it('are written as one change by number, by session and by token, and one undo takes them back', async () => {
    const before = await versionNow();
    const figures = [
      { goal: '1.2', period: '2026-10', actual: 4.5, target: 5 },
      { goal: '2', period: '2026-W41', actual: 7 },
      { goal: { id: 'yearly' }, period: '2026', actual: 9 },
      { goal: { item: 'Shared' }, period: '2026-10-17', target: 3 },
    ];
    const reply = await put(figures, { ask: await token(ada) });
    expect([reply.statusCode, reply.json()]).toEqual([200, { version: before + 1 }]);
    expect(await entriesOf('g3')).toEqual([{ date: '2026-10-01', target: 5, actual: 4.5 }]);
    expect(await entriesOf('weekly')).toEqual([{ date: '2026-10-05', target: null, actual: 7 }]);
    expect(await entriesOf('yearly')).toEqual([{ date: '2026-07-01', target: null, actual: 9 }]);
    expect(await entriesOf('shared')).toEqual([{ date: '2026-10-01', target: 3, actual: null }]);
    const changes = (await ada({ url: `${planPath('plan1')}/changes` })).json().changes;
    expect(changes[0]).toMatchObject({ version: before + 1, what: 'Figures entered' });
    await ada({ method: 'POST', url: planUndoPath('plan1', before + 1) });
    expect([...(await entriesOf('g3')), ...(await entriesOf('weekly'))]).toEqual([]);
  });

  it('that the plan holds already change nothing, not even a status set by hand since', async () => {
    const figures = [{ goal: '4.1', period: '2026-10', actual: 4, comment: 'Counted by the meter' }];
    const first = (await put(figures)).json();
    expect((await put(figures)).json()).toEqual(first);
    const status = { status_set: 'critical', status_note: 'Broken meter' };
    const set = (await ada({ method: 'PATCH', url: `${planPath('plan1')}/goals/child`, payload: status })).json();
    expect((await put(figures)).json()).toEqual(set);
    expect(await goalNow('child', 'status_icon')).toMatchObject({ status_icon: 'critical' });
    expect(await commentsOf('child')).toEqual(['Counted by the meter']);
  });

  it('leave what is left out, and clear by null', async () => {
    await put([{ goal: '1.2', period: '2026-10', actual: 4, target: 5 }]);
    await put([{ goal: '1.2', period: '2026-10', target: null }]);
    expect(await entriesOf('g3')).toEqual([{ date: '2026-10-01', target: null, actual: 4 }]);
  });

  it.each([
    ['2026-Q1', '2026-07-01'],
    ['2026-Q3', '2027-01-01'],
    ['2026-Q4', '2027-04-01'],
    ['2027-02-28', '2027-01-01'],
    ['2028-02-29', '2028-01-01'],
    ['2026-06-30', '2026-04-01'],
  ])('of a quarterly goal are those of a fiscal quarter or of any day in it: %s', async (period, date) => {
    const reply = await put([{ goal: { id: 'quarterly' }, period, actual: 4 }]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await entriesOf('quarterly')).toEqual([{ date, target: null, actual: 4 }]);
  });

  it.each([
    ['2026-10', 'is a month'],
    ['2026-W53', 'is a week'],
    ['2026', 'a year has a target here, and no actual'],
    ['2026-Q5', 'is not a period'],
    ['0000-Q1', 'is not a period'],
    ['2027-02-29', 'is not a period'],
    ['9999-Q4', 'is not a period'],
  ])('of a quarterly goal are of no other period: %s', async (period, why) => {
    const reply = await put([{ goal: { id: 'quarterly' }, period, actual: 4 }]);
    expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining(why)]);
    expect(reply.body).toContain('a fiscal quarter as 2026-Q3');
  });

  it('of a quarter stand on its first month, by the fiscal year', async () => {
    await put([{ goal: '1.2', period: '2026-Q3', actual: 4 }]);
    expect(await entriesOf('g3')).toEqual([{ date: '2027-01-01', target: null, actual: 4 }]);
  });

  it('a year’s target of a monthly goal is the target of the year, and its actual is refused', async () => {
    expect((await put([{ goal: '1.2', period: '2026', target: 60 }])).statusCode).toBe(200);
    expect(await goalNow('g3', 'targets')).toEqual({ targets: { 2026: 60 } });
    expect(await entriesOf('g3')).toEqual([]);
    expect((await put([{ goal: '1.2', period: '2026', actual: 60 }])).json().error.code).toBe('other_period');
  });

  it('carry a comment, which stands in the same change', async () => {
    const before = await versionNow();
    const reply = await put([
      { goal: '1.2', period: '2026-10', actual: 4, comment: ' Estimated ' },
      { goal: '2', period: '2026-W41', comment: 'Nothing was counted' },
    ]);
    expect(reply.json()).toEqual({ version: before + 1 });
    expect([...(await commentsOf('g3')), ...(await commentsOf('weekly'))]).toEqual([
      'Estimated',
      'Nothing was counted',
    ]);
    await put([{ goal: '1.2', period: '2026-11', actual: 4, comment: 'Estimated' }]);
    expect(await commentsOf('g3')).toEqual(['Estimated', 'Estimated']);
  });

  it('are written all or none, and every refused one is listed with what was given and what would be taken', async () => {
    const before = await versionNow();
    const refused = [
      { goal: '9.9', period: '2026-10', actual: 1 },
      { goal: { code: 'A1' }, period: '2026-10', actual: 1 },
      { goal: { item: 'Twin' }, period: '2026-10', actual: 1 },
      { goal: '1.2', period: 'October', actual: 1 },
      { goal: '1.2', period: '2026-W41', actual: 1 },
      { goal: '3', period: '2026-Q1', actual: 1 },
      { goal: '4', period: '2026-10', actual: 1 },
      { goal: '1.2', period: '2026-10' },
      { goal: '1.2', period: '2026-10', actual: '1' },
      { goal: '1.2', period: '2026-12-31', actual: 2 },
      { goal: { id: 'g3', number: '1.2' }, period: '2026-10', actual: 1 },
      { goal: '1.2', period: '2026-10', actual: 1, comment: ' ' },
    ];
    const reply = await put([{ goal: '1.2', period: '2026-12', actual: 1 }, ...refused]);
    expect(reply.statusCode).toBe(400);
    const { error } = reply.json();
    expect(error.code).toBe('figures_refused');
    expect(error.details.refused.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'goal_not_found'],
      [2, 'unknown_field'],
      [3, 'goal_ambiguous'],
      [4, 'no_such_period'],
      [5, 'other_period'],
      [6, 'other_period'],
      [7, 'computed_figures'],
      [8, 'bad_request'],
      [9, 'bad_request'],
      [10, 'period_twice'],
      [11, 'bad_request'],
      [12, 'bad_request'],
    ]);
    expect(error.details.refused.map(({ given }: { given: unknown }) => given)).toEqual(refused);
    expect(error.details.refused[1].message).toContain('`code`');
    expect(error.details.refused[4].accepted).toContain('2026-10');
    expect(error.details.refused[8].message).toBe('`actual` must be a number or null.');
    expect(await versionNow()).toBe(before);
    expect(await entriesOf('g3')).toEqual([]);
  });

  it.each([
    ['no list', { goal: '1.2' }],
    ['an empty list', []],
    ['2,001 figures', Array.from({ length: 2001 }, () => ({ goal: '1.2', period: '2026-10', actual: 1 }))],
    ['a field that is none, with the nearest', [{ goal: '1.2', period: '2026-10', actul: 1 }]],
  ])('%s is refused with 400', async (_, figures) => {
    expect((await put(figures)).statusCode).toBe(400);
  });

  it('of closed periods are refused one by one, but for what stays as it was; a lead’s reason opens them', async () => {
    await ada({ method: 'PUT', url: closedPeriodsPath('plan1'), payload: { closed_until: '2026-08-31' } });
    const same = { goal: '1.1', period: '2026-08', actual: 9 };
    const figures = [
      same,
      { goal: '1.1', period: '2026-07', actual: 8 },
      { goal: '1.1', period: '2026-10', actual: 8 },
    ];
    const reply = await put(figures);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'period_closed']);
    expect(reply.json().error.details.refused).toMatchObject([{ index: 1, given: figures[1] }]);
    expect((await put([same])).statusCode).toBe(200);
    const headers = { [CHANGE_REASON_HEADER]: writeReason('Counted again') };
    expect((await put(figures, { headers })).statusCode).toBe(200);
  });

  it.each([
    ['a member, of a goal of their own', { role: 'member' }, '2', '2026-W41', 200],
    ['a member, of a goal they contribute to', { role: 'member' }, '5', '2026-10', 200],
    ['a member, of a goal of others', { role: 'member' }, '1.2', '2026-10', 403],
    ['a viewer', { role: 'viewer' }, '2', '2026-W41', 403],
  ] as const)('are for %s: %o on %s in %s gives %i', async (_, member, goal, period, status) => {
    const ask = await token(await server.join(EXAMPLE_PLAN.id, { id: 'own', ...member }));
    const reply = await put([{ goal, period, actual: 1 }], { ask });
    expect(reply.statusCode).toBe(status);
    if (status === 403) expect(reply.json().error.details.refused).toMatchObject([{ index: 0, code: 'forbidden' }]);
  });

  it('a contributor sets no target of a year', async () => {
    const ask = await server.join(EXAMPLE_PLAN.id, { id: 'own', role: 'member' });
    expect((await put([{ goal: '5', period: '2026', target: 1 }], { ask })).statusCode).toBe(403);
  });

  it('with If-Match overwrite nothing that others changed since', async () => {
    const seen = await versionNow();
    await put([{ goal: '1.2', period: '2026-10', actual: 1 }]);
    const reply = await put([{ goal: '1.2', period: '2026-10', actual: 2 }], { headers: { 'if-match': `${seen}` } });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('of another plan’s goals are not reached, and nobody signed in writes none', async () => {
    const figures = [{ goal: '1.2', period: '2026-10', actual: 1 }];
    expect((await put(figures, { planId: 'plan2' })).statusCode).toBe(404);
    expect((await put(figures, { ask: server.ask })).statusCode).toBe(401);
  });
});
