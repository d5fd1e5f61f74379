import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planMembersPath } from '#contract/addresses.ts';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { PLAN_CREATIONS, type PlanCreation } from '#core/access.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('the policy of an installation, on $name:', ({ open }) => {
  let server: ExampleServer;
  let administrator: Ask;
  let lead: Ask;
  const start = async (planCreation: PlanCreation | null = null) => {
    server = await startExampleServer({ open, fill: writeExamplePlan, parts: { fixedPolicy: { planCreation } } });
    administrator = await server.signIn();
    lead = await server.join(PLAN, { id: 'lead', role: 'lead' });
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const decide = (payload: object, by: Ask = administrator) =>
    by({ method: 'PATCH', url: installationAddresses.policy, payload });
  const codeOf = (reply: Awaited<ReturnType<Ask>>) => [reply.statusCode, reply.json().error?.code ?? null];
  const make = async (by: Ask) =>
    codeOf(await by({ method: 'POST', url: addresses.plans, payload: { name: 'Another' } }));
  const leave = (id: string) =>
    applyChange(server.store, {
      planId: PLAN,
      at: server.clock.now(),
      memberId: null,
      by: 'An example',
      what: 'Left',
      edits: [{ entity: 'member', id, after: null }],
    });

  const MAY_MAKE: Readonly<Record<PlanCreation, readonly string[]>> = {
    administrators: ['administrator'],
    leads: ['administrator', 'lead'],
    anyone: ['administrator', 'lead', 'member', 'viewer', 'left'],
  };

  it.each(PLAN_CREATIONS)('plans are made by %s', async (planCreation) => {
    expect((await decide({ plan_creation: planCreation })).statusCode).toBe(200);
    const left = await server.join(PLAN, { id: 'left', role: 'lead' });
    await leave('left');
    const people: Readonly<Record<string, Ask>> = {
      administrator,
      lead,
      member: await server.join(PLAN, { id: 'member', role: 'member' }),
      viewer: await server.join(PLAN, { id: 'viewer', role: 'viewer' }),
      left,
    };
    for (const [name, ask] of Object.entries(people)) {
      const may = MAY_MAKE[planCreation].includes(name);
      const refused = [403, 'may_not_create_plans'];
      expect([name, (await ask({ url: addresses.session })).json().may_make_plans]).toEqual([name, may ? 1 : 0]);
      const drafted = await ask({ method: 'POST', url: addresses.imports, payload: '' });
      expect([name, codeOf(drafted)[1] === 'may_not_create_plans']).toEqual([name, !may]);
      expect([name, await make(ask)]).toEqual([name, may ? [201, null] : refused]);
      if (may) continue;
      const demo = await ask({ method: 'POST', url: addresses.plans, payload: { name: '', from: 'demo' } });
      expect([name, codeOf(demo)]).toEqual([name, refused]);
    }
  });

  it('at first plans are made by leads and administrators', async () => {
    expect((await administrator({ url: installationAddresses.policy })).json()).toEqual({
      plan_creation: 'leads',
      house_domains: [],
      outside_invitations: 'leads',
      plan_tokens: 'leads',
      leads_need_two_factor: 0,
      plan_creation_is_set: 0,
    });
  });

  it('what the environment says about plans decides over the page', async () => {
    await decide({ plan_creation: 'anyone' });
    await server.close();
    await start('administrators');
    expect((await administrator({ url: installationAddresses.policy })).json()).toMatchObject({
      plan_creation: 'administrators',
      plan_creation_is_set: 1,
    });
    expect(await make(lead)).toEqual([403, 'may_not_create_plans']);
    expect(codeOf(await decide({ plan_creation: 'anyone' }))).toEqual([409, 'set_by_environment']);
    expect((await decide({ plan_creation: 'administrators', plan_tokens: 'administrators' })).statusCode).toBe(200);
  });

  it('who left their only plan manages their account and nothing else', async () => {
    const gone = await server.join(PLAN, { id: 'gone', role: 'lead' });
    await leave('gone');
    expect((await gone({ url: addresses.plans })).json()).toEqual([]);
    expect((await gone({ url: addresses.account })).statusCode).toBe(200);
    expect(await make(gone)).toEqual([403, 'may_not_create_plans']);
    expect((await gone({ url: `/api/plans/${PLAN}` })).statusCode).toBe(404);
    expect((await handIn(gone, PLAN, { 'a.csv': 'x' })).statusCode).toBe(404);
    expect((await gone({ url: '/napi/json/getgoals?fiscal_year=0' })).statusCode).toBe(404);
    const shortened = { long_url: 'http://goals.example.org/plans/plan1/dashboard' };
    expect((await gone({ method: 'POST', url: '/short-url/', payload: shortened })).statusCode).toBeGreaterThan(399);
  });

  it('people of other domains are invited by whom it says', async () => {
    const invite = async (by: Ask, email: string) =>
      codeOf(await by({ method: 'POST', url: planMembersPath(PLAN), payload: { email } }));
    expect(await invite(lead, 'one@elsewhere.test')).toEqual([200, null]);
    await decide({ house_domains: ['Riverton.gov', 'example.org'], outside_invitations: 'administrators' });
    expect(await invite(lead, 'two@elsewhere.test')).toEqual([403, 'outside_house']);
    expect(await invite(lead, 'two@riverton.gov.elsewhere.test')).toEqual([403, 'outside_house']);
    expect(await invite(lead, 'riverton.gov@elsewhere.test')).toEqual([403, 'outside_house']);
    expect(await invite(lead, 'Two@RIVERTON.GOV')).toEqual([200, null]);
    expect(await invite(administrator, 'three@elsewhere.test')).toEqual([200, null]);
    // An address that was invited before is refused when it is invited anew.
    const [old] = (await lead({ url: planMembersPath(PLAN) }))
      .json()
      .members.filter((member: { email: string }) => member.email === 'one@elsewhere.test');
    const again = await lead({ method: 'POST', url: `${planMembersPath(PLAN)}/${old.id}/invitation`, payload: {} });
    expect(codeOf(again)).toEqual([403, 'outside_house']);
  });

  it('an account invites fifty people an hour, in whichever plans', async () => {
    await writeExamplePlan(server.store, { id: 'plan2' });
    const invite = async (by: Ask, planId: string, index: number) =>
      (await by({ method: 'POST', url: planMembersPath(planId), payload: { email: `p${index}@example.org` } }))
        .statusCode;
    for (let index = 0; index < 50; index += 1) expect(await invite(lead, PLAN, index)).toBe(200);
    expect(await invite(lead, PLAN, 50)).toBe(429);
    expect((await lead({ url: planMembersPath(PLAN) })).statusCode).toBe(200);
    expect(await invite(administrator, PLAN, 51)).toBe(200);
  }, 60_000);

  it('tokens of a plan are made by whom it says; one’s own by everybody', async () => {
    const token = async (by: Ask, owner: string) =>
      codeOf(
        await by({
          method: 'POST',
          url: apiTokensPath(PLAN),
          payload: { name: 'Night', access: 'read', belongs_to: owner },
        }),
      );
    await decide({ plan_tokens: 'administrators' });
    expect(await token(lead, 'plan')).toEqual([403, 'administrators_only']);
    expect(await token(lead, 'member')).toEqual([201, null]);
    expect(await token(administrator, 'plan')).toEqual([201, null]);
  });

  it('leads who sign in by password alone see no plan where two-factor is compulsory', async () => {
    expect(codeOf(await decide({ leads_need_two_factor: 1 }))).toEqual([409, 'two_factor_first']);
    await server.store.db
      .updateTable('user')
      .set({ twoFactorEnabled: 1 })
      .where('email', '=', 'ada@example.org')
      .execute();
    expect((await decide({ leads_need_two_factor: 1 })).statusCode).toBe(200);
    const member = await server.join(PLAN, { id: 'member', role: 'member' });
    const statuses = async (by: Ask) => {
      const urls = [
        `/api/plans/${PLAN}`,
        '/napi/json/getgoals?fiscal_year=0',
        planMembersPath(PLAN),
        addresses.account,
      ];
      return Promise.all(urls.map(async (url) => (await by({ url })).statusCode));
    };
    expect(await statuses(lead)).toEqual([403, 403, 403, 200]);
    expect((await lead({ url: `/api/plans/${PLAN}` })).json().error.code).toBe('two_factor_needed');
    expect((await lead({ method: 'PATCH', url: `/api/plans/${PLAN}`, payload: { name: 'X' } })).statusCode).toBe(403);
    expect((await statuses(member)).slice(0, 2)).toEqual([200, 200]);
    expect(await statuses(administrator)).toEqual([200, 200, 200, 200]);
    await decide({ leads_need_two_factor: 0 });
    expect(await statuses(lead)).toEqual([200, 200, 200, 200]);
  });

  it.each([
    [{ plan_creation: 'nobody' }],
    [{ house_domains: ['no domain'] }],
    [{ house_domains: 'example.org' }],
    [{ leads_need_two_factor: true }],
    [{ unknown: 1 }],
  ])('%j is refused', async (payload) => {
    expect((await decide(payload)).statusCode).toBe(400);
    expect((await decide({ plan_creation: 'anyone' }, lead)).statusCode).toBe(403);
  });
});
