import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attentionPath } from '#contract/addresses.ts';
import { type WireAttention, wireAttentionSchema } from '#contract/attention.ts';
import type { ShareRequest } from '#contract/share.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

function standing(id: string, status: 'on_target' | 'off_target' | 'critical'): Edit {
  const at = '2026-01-01T00:00:00.000Z';
  const handStatus = { status, note: '', memberId: null, by: 'Ada', at, computedActual: null };
  return exampleGoalEdit({ id, number: `2.${id}`, title: id, parentId: 'g1', depth: 1, handStatus });
}

beforeAll(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, {}, [standing('a', 'on_target'), standing('b', 'off_target'), standing('c', 'critical')]),
  });
  ada = await server.signIn();
});
afterAll(() => server.close());

async function asked(query = '', ask: Ask = ada): Promise<WireAttention> {
  const reply = await ask({ url: `${attentionPath(EXAMPLE_PLAN.id)}?${query}` });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return wireAttentionSchema.parse(reply.json());
}

async function mailedShare(part: Partial<ShareRequest>, days: readonly [string, string | null]) {
  const made = await exampleShare(ada, part);
  const [on, before] = days;
  await server.store.db
    .insertInto('share_mailing')
    .values({
      plan_id: EXAMPLE_PLAN.id,
      share_id: made.id,
      every: 'weekly',
      recipients: '[]',
      language: 'en',
      last_sent_on: on,
      reported_on: on,
      reported_before: before,
    })
    .execute();
  return made;
}

describe('what needs attention', () => {
  it('is named by ids, the worst first, of what the view counts', async () => {
    expect((await asked()).worst.map(({ id }) => id)).toEqual(['c', 'g1', 'b']);
    const filters = `filters=${encodeURIComponent('{"status":["off_target"]}')}`;
    expect((await asked(filters)).worst.map(({ id }) => id)).toEqual(['g1', 'b']);
  });

  it('is compared with the end of the month before, or with nothing where the plan was not there yet', async () => {
    const attention = await asked();
    expect(attention.since).toBe('2026-10-31');
    expect(['month', 'none']).toContain(attention.since_what);
  });

  it('is compared with the last report of the same view that was mailed before today', async () => {
    const filters = '{"status":["critical"]}';
    const today = '2026-11-20';
    const made = await mailedShare({ filters, style: 'dynamic' }, [today, '2026-11-09']);
    const query = `filters=${encodeURIComponent(filters)}`;
    expect((await asked(query)).since).toBe('2026-11-09');
    expect((await asked(`encv=${made.encv}`, server.ask)).since).toBe('2026-11-09');
    expect((await asked()).since).toBe('2026-10-31');
    expect((await asked(`${query}&fiscal_year=2025`)).since).toBe('2026-10-31');
    const narrower = encodeURIComponent('{"status":["critical"],"depth":[1]}');
    expect((await asked(`encv=${made.encv}&filters=${narrower}`, server.ask)).since).toBe('2026-10-31');
  });

  it('of a share is what is inside its ceiling', async () => {
    const made = await exampleShare(ada, { filters: '{"status":["off_target"],"depth":[1]}' });
    const open = `filters=${encodeURIComponent('{}')}`;
    expect((await asked(`encv=${made.encv}&${open}`, server.ask)).worst.map(({ id }) => id)).toEqual(['b']);
  });
});
