import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, {}, [
        exampleGoalEdit({ id: 'sum', number: '2', rollup: 'sum' }),
        exampleGoalEdit({ id: 'part', number: '2.1', parentId: 'sum', depth: 1 }),
      ]),
  });
  ada = await server.signIn();
});

afterEach(() => server.close());

const set = (goalId: string, payload: object, ask = ada) =>
  ask({ method: 'PUT', url: `/api/plans/plan1/goals/${goalId}/year-target`, payload });

async function goalOf(id: string) {
  const [goal] = (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=targets,all_perf_data` })).json();
  return goal;
}

describe('the target of a year', () => {
  it('is set once, spread evenly over its periods, and leaves their actuals', async () => {
    expect((await set('g2', { fiscal_year: 2026, target: 240, spread: 'even' })).statusCode).toBe(200);
    const { targets, all_perf_data: entries } = await goalOf('g2');
    expect(targets).toEqual({ '2025': 120, '2026': 240 });
    expect(entries).toHaveLength(24);
    expect(entries[11]).toEqual({ date: '2026-06-01', target: 10, actual: 9 });
    expect(entries[12]).toEqual({ date: '2026-07-01', target: 20, actual: 9 });
    expect(entries[23]).toEqual({ date: '2027-06-01', target: 20, actual: null });
  });

  it("is spread by last year's shape, in one change that can be undone", async () => {
    const { version } = (await set('g2', { fiscal_year: 2026, target: 120, spread: 'last_year' })).json();
    expect((await goalOf('g2')).all_perf_data[12]).toMatchObject({ target: 10 });
    await ada({ method: 'POST', url: `/api/plans/plan1/changes/${version}/undo` });
    expect(await goalOf('g2')).toMatchObject({ targets: { '2026': 240 } });
    expect((await goalOf('g2')).all_perf_data).toHaveLength(16);
  });

  it('alone leaves the targets of the periods', async () => {
    await set('g2', { fiscal_year: 2026, target: 500, spread: 'none' });
    expect(await goalOf('g2')).toMatchObject({ targets: { '2026': 500 } });
    expect((await goalOf('g2')).all_perf_data).toHaveLength(16);
  });

  it.each([
    [
      'a year in which the goal does not run',
      'g2',
      { fiscal_year: 2030, target: 1, spread: 'even' },
      400,
      'not_spread',
    ],
    ['a last year with gaps', 'g2', { fiscal_year: 2027, target: 1, spread: 'last_year' }, 400, 'not_spread'],
    ['a goal that is computed', 'sum', { fiscal_year: 2026, target: 1, spread: 'even' }, 409, 'computed_figures'],
    ['an unknown way', 'g2', { fiscal_year: 2026, target: 1, spread: 'odd' }, 400, 'bad_request'],
    ['no target', 'g2', { fiscal_year: 2026, target: null, spread: 'none' }, 400, 'bad_request'],
    [
      'two dates in one month',
      'g2',
      {
        fiscal_year: 2026,
        target: null,
        spread: 'by_hand',
        periods: [
          { date: '2026-08-01', target: 1 },
          { date: '2026-08-20', target: 2 },
        ],
      },
      400,
      'not_spread',
    ],
    ['no goal', 'nowhere', { fiscal_year: 2026, target: 1, spread: 'none' }, 404, 'goal_not_found'],
  ])('of %s is refused', async (_, goalId, payload, status, code) => {
    const reply = await set(goalId, payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
  });

  it('of a computed goal is set without its periods', async () => {
    expect((await set('sum', { fiscal_year: 2026, target: 1, spread: 'none' })).statusCode).toBe(200);
  });

  it("a member sets of their own goals, not of others'", async () => {
    const me = await server.join('plan1', { id: 'me' });
    const asked = { fiscal_year: 2026, target: 1, spread: 'none' };
    expect((await set('g2', asked, me)).statusCode).toBe(403);
    await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g3', payload: { plan_mem_id: 'me' } });
    expect((await set('g3', asked, me)).statusCode).toBe(200);
  });
});

describe('the target of a year by hand', () => {
  const march = { date: '2027-03-15', target: 7 };

  it('is told by its periods, any day of which names one', async () => {
    const asked = { fiscal_year: 2026, target: null, spread: 'by_hand', periods: [march] };
    expect((await set('g2', asked)).statusCode).toBe(200);
    const { targets, all_perf_data: entries } = await goalOf('g2');
    expect(targets).toEqual({ '2025': 120 });
    expect(entries.at(-1)).toEqual({ date: '2027-03-01', target: 7, actual: null });
  });

  it('refuses a period of another year', async () => {
    const asked = { fiscal_year: 2025, target: null, spread: 'by_hand', periods: [march] };
    const reply = await set('g2', asked);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'not_spread']);
  });

  it('needs a target to be spread', async () => {
    expect((await set('g2', { fiscal_year: 2026, target: null, spread: 'even' })).statusCode).toBe(400);
  });
});

describe('a goal added with the target of a year', () => {
  const add = (payload: object) => ada({ method: 'POST', url: '/api/plans/plan1/goals', payload });

  it('has twelve targets, in one change', async () => {
    const before = (await ada({ url: '/api/plans/plan1' })).json().version;
    const yearTarget = { fiscal_year: 2026, target: 120, spread: 'even' };
    const reply = await add({ item: 'New', year_target: yearTarget });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().version).toBe(before + 1);
    const { targets, all_perf_data: entries } = await goalOf(reply.json().id);
    expect(targets).toEqual({ '2026': 120 });
    expect(entries).toHaveLength(12);
    expect(entries[0]).toEqual({ date: '2026-07-01', target: 10, actual: null });
  });

  it('names its contributors, who are members of the plan', async () => {
    const { id } = (await add({ item: 'New', contributors: ['7', '8', '7'] })).json();
    const stated = (await ada({ url: `/api/plans/plan1/goals/${id}` })).json();
    expect(stated.contributors).toEqual(['7', '8']);
    const refused = await add({ item: 'Other', contributors: ['nobody'] });
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'unknown_contributor']);
  });
});
