import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planMembersPath, planPath } from '#contract/addresses.ts';
import { type MovedClock, movedClock } from '#testing/server/exampleFeeds.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const NAME = 'A mistake';

describe.each(storesUnderTest())('a plan that was a mistake, on $name,', ({ open }) => {
  let server: ExampleServer;
  let clock: MovedClock;
  let maker: Ask;
  let planId: string;
  beforeEach(async () => {
    clock = movedClock('2026-11-01T10:00:00.000Z');
    server = await startExampleServer({ open, fill: writeExamplePlan, clock });
    maker = await server.join('plan1', { id: 'maker', role: 'lead' });
    planId = (await maker({ method: 'POST', url: addresses.plans, payload: { name: NAME } })).json().id;
  });
  afterEach(() => server.close());

  const remove = async (by: Ask, payload: object = { name: NAME }, id = planId) => {
    const reply = await by({ method: 'DELETE', url: planPath(id), payload });
    return [reply.statusCode, reply.json().error?.code ?? null];
  };
  const mayDelete = async (by: Ask) => (await by({ url: `${planPath(planId)}/removal` })).json();
  const comment = async (by: Ask) => {
    const goal = (await maker({ method: 'POST', url: `${planPath(planId)}/goals`, payload: { item: 'First' } })).json();
    const url = `${planPath(planId)}/goals/${goal.id}/comments`;
    expect((await by({ method: 'POST', url, payload: { comment: 'Hm' } })).statusCode).toBeLessThan(300);
  };

  it('is deleted by who made it, with its name typed', async () => {
    await maker({ method: 'POST', url: `${planPath(planId)}/goals`, payload: { item: 'First' } });
    expect(await mayDelete(maker)).toMatchObject({ may_delete: 1, until: expect.stringMatching(/^2026-12-01/) });
    for (const wrong of [{}, { name: '' }, { name: 'a mistake' }, { name: 'Riverton' }])
      expect(await remove(maker, wrong)).toEqual([400, 'name_differs']);
    expect(await remove(maker)).toEqual([200, null]);
    expect((await maker({ url: planPath(planId) })).statusCode).toBe(404);
    const rows = await server.store.db
      .selectFrom('meta')
      .select('name')
      .where('name', 'like', 'plan_maker:%')
      .execute();
    expect(rows).toEqual([]);
  });

  it('is not deleted by another lead, an administrator or a member', async () => {
    const administrator = await server.signIn();
    const other = await server.join(planId, { id: 'other', role: 'lead' });
    const member = await server.join(planId, { id: 'member', role: 'member' });
    expect(await remove(administrator)).toEqual([403, 'not_the_maker']);
    expect(await mayDelete(other)).toMatchObject({ may_delete: 0, reason: 'not_the_maker' });
    expect(await remove(other)).toEqual([403, 'not_the_maker']);
    expect(await remove(member)).toEqual([403, 'forbidden']);
    expect((await maker({ url: planPath(planId) })).statusCode).toBe(200);
  });

  it('is not deleted once somebody else has written in it', async () => {
    await comment(maker);
    expect(await mayDelete(maker)).toMatchObject({ may_delete: 1 });
    const member = await server.join(planId, { id: 'member', role: 'member', firstName: 'Mary', lastName: 'Jackson' });
    await comment(member);
    expect(await mayDelete(maker)).toMatchObject({ may_delete: 0, reason: 'others_wrote', by: 'Mary Jackson' });
    expect(await remove(maker)).toEqual([409, 'others_wrote']);
  });

  it.each([
    [30 * 24 * 60, [200, null]],
    [30 * 24 * 60 + 1, [409, 'too_late']],
  ])('after %i minutes answers %j', async (minutes, answer) => {
    clock.move(Date.parse('2026-11-01T10:00:00.000Z') + minutes * 60_000);
    expect(await remove(maker)).toEqual(answer);
  });

  it('that was made otherwise, or before makers were stored, is archived', async () => {
    expect(await remove(maker, { name: 'Riverton' }, 'plan1')).toEqual([403, 'not_the_maker']);
    expect((await maker({ url: planMembersPath('plan1') })).statusCode).toBe(200);
  });
});
