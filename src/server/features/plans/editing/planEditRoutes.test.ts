import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import type { StatusMoves } from '#contract/planCalls.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, {}, [
        exampleGoalEdit({ id: 'weekly', number: '7', title: 'Each week', trackingFrequency: 'weekly' }),
        { entity: 'entries', goalId: 'weekly', cells: [{ date: exampleDay('2026-11-02'), actual: 4 }] },
      ]),
  });
  ada = await server.signIn();
});

afterEach(() => server.close());

const PLAN = planPath('plan1');
const make = (payload: object, ask = ada) => ask({ method: 'POST', url: addresses.plans, payload });
const patch = (payload: object, { url = PLAN, ask = ada } = {}) => ask({ method: 'PATCH', url, payload });
const statusesOf = async (year: number): Promise<ReadonlyMap<string, string>> => {
  const goals: { id: string; status_icon: string }[] = (
    await ada({ url: `${addresses.goals}?fiscal_year=${year}&fields=id,status_icon` })
  ).json();
  return new Map(goals.map((goal) => [goal.id, goal.status_icon]));
};
const planNow = async (url = PLAN) => (await ada({ url })).json();

describe('making a plan', () => {
  it('makes it with the usual settings, led by whoever makes it', async () => {
    const reply = await make({ name: ' My  plan ', time_zone: 'Europe/Madrid', fiscal_month: 4 });
    expect(reply.statusCode, reply.body).toBe(201);
    const plan = await planNow(planPath(reply.json().id));
    expect(plan).toMatchObject({
      name: 'My plan',
      fiscal_month: 4,
      tiers: 2,
      currency_indicator: '$',
      time_zone: 'Europe/Madrid',
      thresholds: { on_target: 0.9, off_target: 0.8 },
      is_demo: 0,
      viewer: { role: 'lead' },
    });
  });

  it('is open to who leads another plan, and at first to nobody else', async () => {
    const viewer = await server.join('plan1', { id: 'viewer', role: 'viewer' });
    expect((await make({ name: 'Of my own' }, viewer)).json().error.code).toBe('may_not_create_plans');
    const reader = await server.join('plan1', { id: 'reader', role: 'lead' });
    const reply = await make({ name: 'Of my own' }, reader);
    expect(reply.statusCode).toBe(201);
    expect((await reader({ url: planPath(reply.json().id) })).json().viewer.role).toBe('lead');
  });

  it.each([
    ['no name', {}, 'needs a name'],
    ['a blank name', { name: '  ' }, 'needs a name'],
    ['no such zone', { name: 'A', time_zone: 'Mars/Base' }, 'time zone'],
    ['a month past 12', { name: 'A', fiscal_month: 13 }, 'month from 1 to 12'],
    ['a name too long', { name: 'x'.repeat(201) }, 'at most 200'],
    ['thresholds the wrong way round', { name: 'A', thresholds: { on_target: 0.8, off_target: 0.9 } }, 'Off target'],
  ])('refuses %s and says why', async (_, payload, why) => {
    const reply = await make(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain(why);
  });

  it('asks who is signed in', async () => {
    expect((await make({ name: 'A' }, server.ask)).statusCode).toBe(401);
  });

  it('makes one demo of one’s own, marked as such, which is removed in one step', async () => {
    const { id } = (await make({ from: 'demo' })).json();
    const plan = await planNow(planPath(id));
    expect(plan).toMatchObject({ is_demo: 1, tiers: 3, viewer: { role: 'lead' } });
    const goals = (await ada({ url: `${addresses.goals}?plan_id=${id}&fiscal_year=0&fields=id` })).json();
    expect(goals.length).toBeGreaterThan(50);
    expect((await make({ from: 'demo' })).json().error.code).toBe('demo_exists');

    expect((await ada({ method: 'DELETE', url: planPath(id) })).statusCode).toBe(200);
    expect((await ada({ url: planPath(id) })).statusCode).toBe(404);
    expect((await ada({ url: PLAN })).statusCode).toBe(200);
  });
});

describe('the settings of a plan', () => {
  it('change what is said and leave the rest', async () => {
    const reply = await patch({ name: 'New name', perspectives: { c: 'Residents' }, currency_indicator: '€' });
    expect(reply.statusCode, reply.body).toBe(200);
    const plan = await planNow();
    expect(plan).toMatchObject({ name: 'New name', currency_indicator: '€', company: 'Milltown', fiscal_month: 7 });
    expect(plan.perspectives).toEqual({ f: 'Financial', c: 'Residents', o: 'Internal', p: 'People' });
  });

  it.each(['member', 'viewer'] as const)('are not for a %s', async (role) => {
    const other = await server.join('plan1', { id: 'other', role });
    expect((await patch({ name: 'Mine' }, { ask: other })).statusCode).toBe(403);
    expect((await other({ method: 'DELETE', url: PLAN })).statusCode).toBe(403);
    expect((await planNow()).name).toBe('City plan');
  });

  it('answer 404 to somebody of another plan', async () => {
    const { id } = (await make({ name: 'Another' })).json();
    const stranger = await server.join('plan1', { id: 'stranger', role: 'lead' });
    expect((await patch({ name: 'Mine' }, { url: planPath(id), ask: stranger })).statusCode).toBe(404);
  });

  it('re-date stored figures only after what moves was shown', async () => {
    const refused = await patch({ week_start: 0 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'redates_figures',
      details: { figure_count: 1, goal_count: 1, goals: [{ number: '7', from: '2026-11-02', to: '2026-11-01' }] },
    });
    expect((await planNow()).week_start).toBe(1);

    expect((await patch({ week_start: 0, redate: 1 })).statusCode).toBe(200);
    const [goal] = (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=weekly` })).json();
    expect(goal.all_perf_data).toEqual([{ date: '2026-11-01', target: null, actual: 4 }]);
  });

  it('re-date new bases with their figures', async () => {
    const base = {
      method: 'PUT',
      url: `${PLAN}/goals/weekly/new-bases/2026-11-04`,
      payload: { reason: 'New' },
    } as const;
    expect((await ada(base)).statusCode).toBe(200);
    await patch({ week_start: 0, redate: 1 });
    const [goal] = (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=weekly&fields=new_bases` })).json();
    expect(goal.new_bases).toEqual([{ date: '2026-11-01', reason: 'New' }]);
  });

  it('give the years other months only after the statuses that move were shown', async () => {
    await ada({ method: 'DELETE', url: `${PLAN}/goals/weekly` });
    const before = await statusesOf(2025);
    const refused = await patch({ fiscal_month: 1 });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'moves_statuses']);
    expect((await planNow()).fiscal_month).toBe(7);

    expect((await patch({ fiscal_month: 1, move_statuses: 1 })).statusCode).toBe(200);
    const after = await statusesOf(2025);
    const { move_count: count, goal_count: goals, moves }: StatusMoves = refused.json().error.details;
    expect([count, goals]).toEqual([moves.length, new Set(moves.map(({ id }) => id)).size]);
    const told = moves.filter((move) => move.fiscal_year === 2025).map(({ id, from, to }) => [id, from, to]);
    const moved = [...after].filter(([id, to]) => before.get(id) !== to).map(([id, to]) => [id, before.get(id), to]);
    expect(moved).not.toEqual([]);
    expect(told.sort()).toEqual(moved.sort());
  });

  it.each([0, 2, 'yes'])('move_statuses %j is no yes', async (moveStatuses) => {
    await ada({ method: 'DELETE', url: `${PLAN}/goals/weekly` });
    expect((await patch({ fiscal_month: 1, move_statuses: moveStatuses })).statusCode).not.toBe(200);
    expect((await planNow()).fiscal_month).toBe(7);
  });

  it('move nothing where nothing is measured', async () => {
    for (const id of ['weekly', 'g1']) await ada({ method: 'DELETE', url: `${PLAN}/goals/${id}` });
    expect((await patch({ fiscal_month: 1 })).statusCode).toBe(200);
  });
});

describe('an archived plan', () => {
  it('is read, takes no changes of its goals, and can be brought back', async () => {
    expect((await patch({ is_archived: 1 })).statusCode).toBe(200);
    const refused = await ada({ method: 'POST', url: `${PLAN}/goals`, payload: { item: 'New' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.code).toBe('plan_archived');
    expect((await ada({ url: `${addresses.goals}?fiscal_year=0&plan_id=plan1` })).statusCode).toBe(200);

    expect((await patch({ is_archived: 0 })).statusCode).toBe(200);
    expect((await ada({ method: 'POST', url: `${PLAN}/goals`, payload: { item: 'New' } })).statusCode).toBe(201);
  });

  it('is not the one that opens by itself while there is another', async () => {
    const { id } = (await make({ name: 'Z, the last by name' })).json();
    await patch({ is_archived: 1 });
    const plans: { id: string; is_current: number; is_archived: number }[] = (
      await ada({ url: addresses.plans })
    ).json();
    expect(plans.find(({ is_current }) => is_current === 1)?.id).toBe(id);
    expect(plans.find((plan) => plan.id === 'plan1')?.is_archived).toBe(1);
  });

  it('is not removed by others than who made it', async () => {
    const reply = await ada({ method: 'DELETE', url: PLAN });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe('not_the_maker');
  });
});
