import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, feedsPath, ownFeedsPath } from '#contract/addresses.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('My work of the owner of feeds, on $name,', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  let owner: Ask;
  beforeEach(async () => {
    server = await startExampleServer({ open, fill: writeExamplePlan });
    lead = await server.signIn();
    owner = await server.join(PLAN, { id: 'owner', role: 'member' });
  });
  afterEach(() => server.close());

  async function make(name: string, ownerId: string | null, more: object = {}): Promise<string> {
    const settings = { kind: 'https', url: 'https://data.example.org/' };
    const payload = { name: `Source of ${name}`, settings, plan_ids: [PLAN] };
    const connection = (await lead({ method: 'POST', url: addresses.connections, payload })).json();
    const feed = {
      name,
      connection_id: connection.id,
      schedule: { every: 'day', at: 360 },
      owner_id: ownerId,
      ...more,
    };
    const made = await lead({ method: 'POST', url: feedsPath(PLAN), payload: feed });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  }
  const fails = (id: string) =>
    server.store.db
      .updateTable('feed_state')
      .set({ failures: 3, failing_since: '2026-11-19T11:00:00.000Z', reason: '{"code":"not_reached","about":"x"}' })
      .where('plan_id', '=', PLAN)
      .where('feed_id', '=', id)
      .execute();
  const listed = async (ask: Ask) => (await ask({ url: ownFeedsPath(PLAN) })).json();

  it('lists those that fail or are paused, theirs alone, the reason to leads alone', async () => {
    const failing = await make('Ledger', 'owner');
    await make('Paused', 'owner', { is_paused: true });
    await make('New', 'owner');
    const others = await make('Not theirs', null);
    for (const id of [failing, others]) await fails(id);
    expect(await listed(owner)).toEqual([
      { id: failing, name: 'Ledger', state: 'fails', failing_since: expect.any(String), reason: null },
      { id: expect.any(String), name: 'Paused', state: 'paused', failing_since: null, reason: null },
    ]);
    expect(await listed(lead)).toEqual([]);
    await lead({ method: 'PATCH', url: `/api/plans/${PLAN}/members/owner`, payload: { role: 'lead' } });
    expect((await listed(owner))[0]).toMatchObject({ reason: { code: expect.any(String) } });
  });

  it('is of nobody for a token of the plan', async () => {
    await make('Nobody’s', null, { is_paused: true });
    const payload = { name: 'Robot', access: 'read', belongs_to: 'plan' };
    const { token } = (await lead({ method: 'POST', url: apiTokensPath(PLAN), payload })).json();
    const reply = await server.ask({ url: ownFeedsPath(PLAN), headers: { authorization: `Bearer ${token}` } });
    expect([reply.statusCode, reply.json()]).toEqual([200, []]);
  });
});
