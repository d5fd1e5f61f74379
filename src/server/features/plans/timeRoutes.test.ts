import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { comment, day } from '#testing/server/planUnderTest.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  await write('2026-02-02T12:00:00.000Z', 'Grace', [enter('g2', 5)]);
  await write('2026-02-03T04:59:00.000Z', 'Ada', [enter('g2', 6), enter('g3', 1)]);
  await write('2026-02-10T12:00:00.000Z', 'Ada', [
    exampleMemberEdit({ id: 'late', firstName: 'Annie', lastName: 'Easley' }),
    exampleGoalEdit({ id: 'late', number: '9', title: 'Late' }),
    { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g2', text: 'Said then' }) },
  ]);
  await write('2026-02-12T12:00:00.000Z', 'Ada', [
    { entity: 'comment', id: 'c1', after: comment({ id: 'c1', goalId: 'g2', text: 'Put otherwise' }) },
    { entity: 'comment', id: 'c2', after: comment({ id: 'c2', goalId: 'g2', text: 'Later' }) },
  ]);
  ada = await server.signIn();
});

afterAll(() => server.close());

function enter(goalId: string, actual: number): Edit {
  return { entity: 'entries', goalId, cells: [{ date: day('2026-01-01'), actual }] };
}

const write = (at: string, by: string, edits: readonly Edit[]) =>
  applyChange(server.store, { planId: 'plan1', at, memberId: null, by, what: 'x', edits });

const get = async (path: string, ask = ada) => {
  const reply = await ask({ url: `/api/plans/plan1${path}` });
  return { status: reply.statusCode, body: reply.json() };
};

describe('the weeks of a plan', () => {
  it('count the changes made in each, from the first change to today', async () => {
    const { first, weeks } = (await get('/change-weeks')).body;
    expect(first).toBe('2026-01-15');
    expect(weeks.slice(0, 5)).toEqual([
      { start: '2026-01-12', changes: 1 },
      { start: '2026-01-19', changes: 0 },
      { start: '2026-01-26', changes: 0 },
      { start: '2026-02-02', changes: 2 },
      { start: '2026-02-09', changes: 2 },
    ]);
    const { today } = (await get('')).body;
    expect(weeks.at(-1).start <= today).toBe(true);
  });
});

describe('the goals changed between two days', () => {
  it.each([
    [
      '2026-02-01',
      '2026-02-02',
      [
        { goal_id: 'g2', by: ['Ada', 'Grace'], changes: 2, last_at: '2026-02-03T04:59:00.000Z' },
        { goal_id: 'g3', by: ['Ada'], changes: 1, last_at: '2026-02-03T04:59:00.000Z' },
      ],
    ],
    ['2026-02-02', '2026-02-03', []],
    ['2026-02-03', '2026-02-28', [{ goal_id: 'late', by: ['Ada'], changes: 1, last_at: '2026-02-10T12:00:00.000Z' }]],
    ['2026-02-28', '2026-02-03', [{ goal_id: 'late', by: ['Ada'], changes: 1, last_at: '2026-02-10T12:00:00.000Z' }]],
  ])('from %s to %s', async (from, to, goals) => {
    const { body } = await get(`/changed-goals?from=${from}&to=${to}`);
    expect(
      body.sort((one: { goal_id: string }, other: { goal_id: string }) => one.goal_id.localeCompare(other.goal_id)),
    ).toEqual(goals);
  });

  it.each(['from=2026-02-30&to=2026-03-01', 'from=2026-02-01', ''])('“%s” is refused', async (query) => {
    expect((await get(`/changed-goals?${query}`)).status).toBe(400);
  });
});

describe('looking back', () => {
  it('shows the plan, its people and its years as they were known on that day', async () => {
    const then = (await get('?as_of=2026-02-09')).body;
    const now = (await get('')).body;
    expect(then.today).toBe('2026-02-09');
    expect(JSON.stringify(then.owners)).not.toContain('Annie');
    expect(JSON.stringify(now.owners)).toContain('Annie');
    expect(then.version).toBeLessThan(now.version);
  });

  it('shows comments as they were written then', async () => {
    const texts = async (query: string) =>
      (await get(`/goals/g2/comments${query}`)).body.map((each: { comment: string }) => each.comment);
    expect(await texts('?as_of=2026-02-09')).toEqual([]);
    expect(await texts('?as_of=2026-02-10')).toEqual(['Said then']);
    expect((await texts('')).sort()).toEqual(['Later', 'Put otherwise']);
  });

  it('a goal that was not there yet has no comments to show', async () => {
    expect((await get('/goals/late/comments?as_of=2026-02-09')).status).toBe(404);
  });

  it.each([
    ['before the plan was made', '2026-01-14', 404],
    ['to a day to come', '2999-01-01', 400],
    ['to a day that does not exist', '2026-02-30', 400],
  ])('%s is refused', async (_, asOf, status) => {
    expect((await get(`?as_of=${asOf}`)).status).toBe(status);
    expect((await get(`/goals/g2/comments?as_of=${asOf}`)).status).toBe(status);
  });

  it('is not for a share', async () => {
    const { encv } = await exampleShare(ada, { style: 'dynamic' });
    for (const url of [
      `/api/plans/plan1?encv=${encv}&as_of=2026-02-09`,
      `/api/plans/plan1/goals/g2/comments?encv=${encv}&as_of=2026-02-09`,
      `/api/plans/plan1/change-weeks?encv=${encv}`,
      `/api/plans/plan1/changed-goals?encv=${encv}&from=2026-02-01&to=2026-02-02`,
      `${addresses.goals}?encv=${encv}&as_of=2026-02-09`,
    ]) {
      expect((await server.ask({ url })).statusCode).toBe(403);
    }
  });
});
