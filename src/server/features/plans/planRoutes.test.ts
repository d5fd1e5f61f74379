import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wirePlanSchema } from '#contract/plan/wirePlan.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;
let mary: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Bay plan', tiers: 2 });
    },
  });
  ada = await server.signIn();
  mary = await server.join(EXAMPLE_PLAN.id, { id: 'mary', firstName: 'Mary', role: 'member', departmentId: '3' });
});

afterAll(() => server.close());

const IN_USE = { is_archived: 0, is_demo: 0 };

describe('the list of plans', () => {
  it('has the plans of the asker by name, with their role', async () => {
    expect((await ada({ url: '/api/plans' })).json()).toEqual([
      { id: 'plan2', name: 'Bay plan', company: 'Milltown', role: 'lead', is_current: 1, ...IN_USE },
      { id: 'plan1', name: 'City plan', company: 'Milltown', role: 'lead', is_current: 0, ...IN_USE },
    ]);
    expect((await mary({ url: '/api/plans' })).json()).toMatchObject([{ id: 'plan1', role: 'member', is_current: 1 }]);
  });

  it('is refused to nobody with 401', async () => {
    const reply = await server.ask({ url: '/api/plans' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'not_signed_in']);
  });
});

describe('a plan', () => {
  const planOf = async (ask: Ask, planId: string) =>
    wirePlanSchema.parse((await ask({ url: `/api/plans/${planId}` })).json());

  it('has its settings, years and today', async () => {
    expect(await planOf(ada, 'plan1')).toMatchObject({
      name: 'City plan',
      fiscal_month: 7,
      fiscal_display: 3,
      curr_year_short: 'FY26/27',
      years: [2025, 2026],
      current_year: 2026,
      opening_year: 2026,
      today: '2026-11-20',
      today_is_fixed: 1,
      remote: 0,
    });
  });

  it('has owners by department in three tiers, and as a list in two', async () => {
    expect((await planOf(ada, 'plan1')).owners).toContainEqual(
      expect.objectContaining({ plans_name: 'Parks', users: [expect.objectContaining({ plan_users_id: '8' })] }),
    );
    expect((await planOf(ada, 'plan2')).owners).toContainEqual(
      expect.objectContaining({ user_id: '8', name: 'Dorothy Vaughan' }),
    );
  });

  it("says who is looking, and nobody's e-mail or account", async () => {
    const reply = await mary({ url: '/api/plans/plan1' });
    expect(reply.json().viewer).toMatchObject({ role: 'member', user_type: 2, user_id: 'mary', first_name: 'Mary' });
    expect(reply.body).not.toMatch(/example\.org|account/i);
  });

  it.each(['plan2', 'nonsense', '0', 'null', '*', ':planId', '%3AplanId', '..%2fplan1'])(
    'named %j is not there for who is no member of it, the same as one that is none',
    async (planId) => {
      const reply = await mary({ url: `/api/plans/${planId}` });
      const none = await mary({ url: '/api/plans/none' });
      expect([reply.statusCode, reply.body]).toEqual([404, none.body]);
    },
  );

  it('is not there any more for who has left it', async () => {
    const bob = await server.join('plan1', { id: 'bob' });
    expect((await bob({ url: '/api/plans/plan1' })).statusCode).toBe(200);
    await server.store.db.updateTable('member').set({ account_id: null }).where('id', '=', 'bob').execute();
    expect((await bob({ url: '/api/plans/plan1' })).statusCode).toBe(404);
  });
});

describe('the plan opened last', () => {
  it('is the current one of this browser', async () => {
    const opened = await ada({ url: '/api/plans/plan1' });
    const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
    const plans = (await ada({ url: '/api/plans', cookies })).json();
    expect(plans.find(({ is_current }: { is_current: number }) => is_current === 1).id).toBe('plan1');
  });

  it('counts for nothing where the asker does not belong to it', async () => {
    const reply = await mary({ url: '/dashboard', cookies: { 'milepost.plan': 'plan2' } });
    expect(reply.headers.location).toBe('/plans/plan1/dashboard');
  });
});
