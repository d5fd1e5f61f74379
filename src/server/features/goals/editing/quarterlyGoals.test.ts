import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { dayOf } from '#core/calendar/date.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, GOALS) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const SPAN = { start: dayOf(2025, 7, 1), end: dayOf(2027, 6, 30) };
const goal = (id: string, part: Parameters<typeof exampleGoalEdit>[0] | object = {}) =>
  exampleGoalEdit({ id, title: id, span: SPAN, ...part });
const entries = (goalId: string, actuals: Readonly<Record<string, number>>): Edit => ({
  entity: 'entries',
  goalId,
  cells: Object.entries(actuals).map(([date, actual]) => ({ date: exampleDay(date), target: actual + 1, actual })),
});

const GOALS: readonly Edit[] = [
  goal('alone', { number: '5', newBases: [{ date: exampleDay('2025-12-01'), reason: 'New sensors' }] }),
  entries('alone', { '2025-09-01': 10, '2025-12-01': 20, '2026-01-01': 30, '2026-06-01': 40 }),
  goal('monthly', { number: '6' }),
  entries('monthly', { '2025-07-01': 1, '2025-09-01': 2 }),
  goal('parent', { number: '7', rollup: 'sum' }),
  goal('fits', { number: '7.1', parentId: 'parent', depth: 1 }),
  entries('fits', { '2025-08-01': 5, '2025-11-01': 6 }),
  goal('often', { number: '7.2', parentId: 'parent', depth: 1 }),
  entries('often', { '2025-07-01': 1, '2025-08-01': 1, '2025-09-01': 1 }),
  goal('empty', { number: '7.3', parentId: 'parent', depth: 1 }),
  goal('apart', { number: '7.4', parentId: 'parent', depth: 1, rollup: 'none' }),
  entries('apart', { '2025-08-01': 9 }),
  goal('weekly', { number: '8', trackingFrequency: 'weekly' }),
  entries('weekly', { '2025-08-04': 1 }),
  goal('quarterly', { number: '9', trackingFrequency: 'quarterly' }),
  entries('quarterly', { '2025-10-01': 7 }),
];

const URL = '/api/plans/plan1/goals';
const patch = (id: string, payload: object, ask = ada) => ask({ method: 'PATCH', url: `${URL}/${id}`, payload });
const make = (id: string, ask = ada) => patch(id, { tracking_frequency: 3, redate: 1 }, ask);

async function goalOf(id: string) {
  const query = `fiscal_year=0&ids=${id}&fields=tracking_frequency,all_perf_data,new_bases`;
  const [found] = (await ada({ url: `${addresses.goals}?${query}` })).json();
  return found;
}

async function figuresOf(id: string): Promise<[string, number | null][]> {
  const { all_perf_data: data } = await goalOf(id);
  return data.map(({ date, actual }: { date: string; actual: number | null }) => [date, actual]);
}

const trackedBy = async (id: string) => (await goalOf(id)).tracking_frequency;

const isInQuarters = [
  ['2025-07-01', 10],
  ['2025-10-01', 20],
  ['2026-01-01', 30],
  ['2026-04-01', 40],
];

describe('a monthly goal becomes quarterly', () => {
  it('after its new dates were shown', async () => {
    const asked = await patch('alone', { tracking_frequency: 3 });
    expect(asked.statusCode).toBe(409);
    expect(asked.json().error).toMatchObject({
      code: 'redates_figures',
      details: {
        figure_count: 4,
        goal_count: 1,
        goals: [
          {
            id: 'alone',
            from: '2025-09-01',
            to: '2025-07-01',
            dates: [
              { from: '2025-09-01', to: '2025-07-01' },
              { from: '2025-12-01', to: '2025-10-01' },
              { from: '2026-01-01', to: '2026-01-01' },
              { from: '2026-06-01', to: '2026-04-01' },
            ],
          },
        ],
      },
    });
    expect(await trackedBy('alone')).toBe(1);

    expect((await make('alone')).statusCode).toBe(200);
    expect(await trackedBy('alone')).toBe(3);
    expect(await figuresOf('alone')).toEqual(isInQuarters);
    expect((await goalOf('alone')).new_bases).toEqual([{ date: '2025-10-01', reason: 'New sensors' }]);
  });

  it('in one step, which is undone as one', async () => {
    const before = await figuresOf('alone');
    const { version } = (await make('alone')).json();
    const undone = await ada({ method: 'POST', url: `${planPath('plan1')}/changes/${version}/undo` });
    expect(undone.statusCode, undone.body).toBe(200);
    expect([await trackedBy('alone'), await figuresOf('alone')]).toEqual([1, before]);
  });

  it('together with a target for its year', async () => {
    const yearTarget = { fiscal_year: 2025, target: 400, spread: 'even' };
    const reply = await patch('alone', { tracking_frequency: 3, redate: 1, year_target: yearTarget });
    expect(reply.statusCode, reply.body).toBe(200);
    const { all_perf_data: data } = await goalOf('alone');
    expect(data).toEqual([
      { date: '2025-07-01', target: 100, actual: 10 },
      { date: '2025-10-01', target: 100, actual: 20 },
      { date: '2026-01-01', target: 100, actual: 30 },
      { date: '2026-04-01', target: 100, actual: 40 },
    ]);
  });

  it('is refused where a quarter holds two of its figures, and which', async () => {
    const reply = await make('monthly');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toMatchObject({
      code: 'quarter_shared',
      details: { item: 'monthly', dates: ['2025-07-01', '2025-09-01'] },
    });
    expect(reply.json().error.message).toContain('figures of Jul 2025 and Sep 2025, which are both of Q1 FY25/26');
    expect(await trackedBy('monthly')).toBe(1);
  });

  it('with the goals below whose figures allow it, where they are rolled up; the others stay monthly', async () => {
    const asked = await patch('parent', { tracking_frequency: 3 });
    const { goals }: { goals: { id: string; figure_count: number }[] } = asked.json().error.details;
    expect(goals.map(({ id, figure_count: count }) => [id, count])).toEqual([
      ['parent', 0],
      ['fits', 2],
      ['empty', 0],
    ]);
    expect((await make('parent')).statusCode).toBe(200);
    const tracked = await Promise.all(['parent', 'fits', 'empty', 'often', 'apart'].map(trackedBy));
    expect(tracked).toEqual([3, 3, 3, 1, 1]);
    expect(await figuresOf('parent')).toEqual([
      ['2025-07-01', 8],
      ['2025-10-01', 6],
    ]);
  });

  it('with the goals that are rolled up from it', async () => {
    const asked = await patch('fits', { tracking_frequency: 3 });
    expect(asked.json().error.details.goals.map(({ id }: { id: string }) => id)).toEqual(['fits', 'parent']);
    expect((await make('fits')).statusCode).toBe(200);
    expect(await Promise.all(['parent', 'fits', 'empty'].map(trackedBy))).toEqual([3, 3, 1]);
  });

  it('without its parent where it stays out of the roll-up', async () => {
    expect((await make('apart')).statusCode).toBe(200);
    expect(await Promise.all(['apart', 'parent'].map(trackedBy))).toEqual([3, 1]);
  });

  it('without a question where nothing is stored and nothing else changes', async () => {
    await patch('empty', { rollup_type: 0 });
    expect((await patch('empty', { tracking_frequency: 3 })).statusCode).toBe(200);
  });

  it.each([
    ['weekly', 3],
    ['quarterly', 1],
    ['quarterly', 2],
    ['alone', 2],
  ])('which no other tracking does: %s to %i', async (id, tracking) => {
    const reply = await patch(id, { tracking_frequency: tracking, redate: 1 });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'entries_stored']);
  });

  it('also by its number, with the others of the call', async () => {
    const put = (redate: object) =>
      ada({ method: 'PUT', url: URL, payload: [{ number: '5', tracking_frequency: 3, ...redate }] });
    expect((await put({})).statusCode).toBe(409);
    expect((await put({ redate: 1 })).statusCode).toBe(200);
    expect(await figuresOf('alone')).toEqual(isInQuarters);
  });

  it.each([0, 2, 'yes'])('redate %j is no yes', async (redate) => {
    expect((await patch('alone', { tracking_frequency: 3, redate })).statusCode).not.toBe(200);
    expect(await trackedBy('alone')).toBe(1);
  });

  it('unless figures of it wait for a yes', async () => {
    await ada({ method: 'PATCH', url: planPath('plan1'), payload: { figures_wait: 1 } });
    const grace = await server.join('plan1', { id: '9', firstName: 'Grace' });
    await patch('alone', { plan_mem_id: '9' });
    const cells = [{ date: '2026-03-01', actual: 3 }];
    const entered = await grace({ method: 'PUT', url: `${URL}/alone/entries`, payload: cells });
    expect(entered.statusCode, entered.body).toBe(200);
    const reply = await make('alone');
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'figures_wait']);
  });
});

describe.each(storesUnderTest())('quarterly figures on $name', ({ open }) => {
  it('become so, are monthly again after undo, and are not cut', async () => {
    const own = await startExampleServer({ open, fill: (store) => writeExamplePlan(store, {}, GOALS) });
    try {
      const lead = await own.signIn();
      const figures = async () => {
        const query = 'fiscal_year=0&ids=alone&fields=all_perf_data,tracking_frequency';
        return (await lead({ url: `${addresses.goals}?${query}` })).json()[0];
      };
      const before = await figures();
      const { version } = (await make('alone', lead)).json();
      const data = isInQuarters.map(([date, actual]) => ({ date, actual, target: Number(actual) + 1 }));
      expect(await figures()).toMatchObject({ tracking_frequency: 3, all_perf_data: data });
      await lead({ method: 'POST', url: `${planPath('plan1')}/changes/${version}/undo` });
      expect(await figures()).toEqual(before);
      const start = { fiscal_month: 2, redate: 1, move_statuses: 1 };
      const reply = await lead({ method: 'PATCH', url: planPath('plan1'), payload: start });
      expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'quarters_cut']);
    } finally {
      await own.close();
    }
  });
});

describe('a fiscal year that starts in another month', () => {
  const start = (month: number) =>
    ada({
      method: 'PATCH',
      url: planPath('plan1'),
      payload: { fiscal_month: month, redate: 1, move_statuses: 1 },
    });

  it.each([1, 4, 10])('moves no quarterly figure where it is a multiple of three away: %i', async (month) => {
    expect((await start(month)).statusCode).toBe(200);
    expect(await figuresOf('quarterly')).toEqual([['2025-10-01', 7]]);
  });

  it.each([2, 3, 5, 6, 8, 9, 11, 12])('is refused otherwise while there are some: %i', async (month) => {
    const reply = await start(month);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'quarters_cut']);
    expect(await figuresOf('quarterly')).toEqual([['2025-10-01', 7]]);
  });

  it('is refused by undo too', async () => {
    await ada({
      method: 'PUT',
      url: `${URL}/quarterly/entries`,
      payload: [{ date: '2025-10-01', target: null, actual: null }],
    });
    const moved = await start(8);
    expect(moved.statusCode, moved.body).toBe(200);
    const { version } = moved.json();
    await ada({
      method: 'PUT',
      url: `${URL}/quarterly/entries`,
      payload: [{ date: '2025-11-15', actual: 1 }],
    });
    const undone = await ada({ method: 'POST', url: `${planPath('plan1')}/changes/${version}/undo` });
    expect([undone.statusCode, undone.json().error.code]).toEqual([409, 'quarters_cut']);
  });
});
