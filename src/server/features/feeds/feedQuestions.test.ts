import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, feedsPath } from '#contract/addresses.ts';
import type { FeedReply } from '#contract/feed.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import {
  type ExampleSource,
  feedPartsOf,
  type MovedClock,
  movedClock,
  startExampleSource,
} from '#testing/server/exampleFeeds.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { startScheduledFeeds } from './scheduledFeeds.ts';

const PLAN = EXAMPLE_PLAN.id;
const OWN = 'rooms?of=own&api_key=4711';
const COLUMNS = { columns: { goal_number: 'goal_number', date: 'date', actual: 'actual' } };

describe.each(storesUnderTest())('what feeds may ask, on $name:', ({ open }) => {
  let server: ExampleServer;
  let source: ExampleSource;
  let clock: MovedClock;
  let administrator: Ask;
  let lead: Ask;
  beforeAll(async () => {
    source = await startExampleSource();
  });
  afterAll(() => source.close());
  beforeEach(async () => {
    source.forget();
    source.answer = 'goal_number,date,actual\n1.2,2026-10,4\n';
    clock = movedClock('2026-11-20T11:00:00.000Z');
    const feedPlaces = { origins: [source.origin], folders: new Map() };
    server = await startExampleServer({ open, fill: writeExamplePlan, clock, parts: { feedPlaces } });
    await writeExamplePlan(server.store, { id: 'plan2' });
    administrator = await server.signIn();
    lead = await server.join(PLAN, { id: 'own', role: 'lead' });
  });
  afterEach(async () => {
    await server.close();
  });

  const connect = async (more: object = {}): Promise<string> => {
    const settings = { kind: 'https', url: `${source.origin}/` };
    const payload = { name: 'Source', settings, plan_ids: [PLAN], ...more };
    return (await administrator({ method: 'POST', url: addresses.connections, payload })).json().id;
  };
  const connection = (id: string, payload: object) =>
    administrator({ method: 'PATCH', url: `${addresses.connections}/${id}`, payload });
  const listed = async () => (await administrator({ url: addresses.connections })).json().connections[0];
  const preview = async (
    by: Ask,
    { plan = PLAN, ...payload }: { plan?: string; connection_id: string; ask?: string },
  ) => codeOf(await by({ method: 'POST', url: `${feedsPath(plan)}/preview`, payload }));
  const make = async (payload: object, by: Ask = lead): Promise<FeedReply> =>
    (
      await by({
        method: 'POST',
        url: feedsPath(PLAN),
        payload: { name: 'Rooms', schedule: { every: 'day', at: 720 }, mapping: COLUMNS, ...payload },
      })
    ).json();
  const run = async (id: string, by: Ask = lead) =>
    codeOf(await by({ method: 'POST', url: `${feedsPath(PLAN)}/${id}/run` }));
  const codeOf = (reply: Awaited<ReturnType<Ask>>) => [reply.statusCode, reply.json().error?.code ?? null];

  it.each([[{ plan_ids: undefined }], [{ plan_ids: [] }], [{ plan_ids: null }]])(
    'nothing, through a connection made with %j, not even for an administrator',
    async (closed) => {
      const id = await connect(closed);
      expect((await listed()).plan_ids).toEqual([]);
      for (const by of [lead, administrator]) {
        expect(await preview(by, { connection_id: id })).toEqual([403, 'connection_closed']);
        expect((await by({ url: feedsPath(PLAN) })).json().connections).toEqual([]);
      }
      expect(source.asked).toEqual([]);
    },
  );

  it('nothing, for the lead of another plan, who made it to get there', async () => {
    const id = await connect();
    const other = await server.join('plan2', { id: 'out', role: 'lead' });
    expect(await preview(other, { plan: 'plan2', connection_id: id })).toEqual([403, 'connection_closed']);
    expect(await preview(other, { connection_id: id })).toEqual([404, 'plan_not_found']);
    expect(source.asked).toEqual([]);
    expect(await preview(lead, { connection_id: id })).toEqual([200, null]);
  });

  it('nothing more, once the plan is taken out, by hand or by schedule; it can still be renamed and paused', async () => {
    const id = await connect();
    const feed = await make({ connection_id: id });
    await connection(id, { plan_ids: ['plan2'] });
    expect(await run(feed.id)).toEqual([403, 'connection_closed']);
    const scheduled = startScheduledFeeds(feedPartsOf(server));
    clock.move('2026-11-21T12:00:00.000Z');
    await scheduled.look();
    await scheduled.stop();
    expect(source.asked).toEqual([]);
    const [now] = (await lead({ url: feedsPath(PLAN) })).json().feeds;
    expect(now).toMatchObject({ state: 'fails', reason: { code: 'connection_gone' } });
    const patch = (payload: object) => lead({ method: 'PATCH', url: `${feedsPath(PLAN)}/${feed.id}`, payload });
    expect((await patch({ name: 'Other', is_paused: true })).statusCode).toBe(200);
    expect(codeOf(await patch({ ask: 'more' }))).toEqual([403, 'connection_closed']);
  });

  it('only what is listed, where the administrator wishes it so; another question waits for a yes', async () => {
    const id = await connect({ question_rule: 'listed', questions: [{ ask: 'rooms' }] });
    expect(await preview(lead, { connection_id: id, ask: 'rooms' })).toEqual([200, null]);
    for (const ask of ['Rooms', 'rooms ', ' rooms', 'rooms?', '', OWN])
      expect(await preview(lead, { connection_id: id, ask })).toEqual([403, 'question_not_allowed']);
    const feed = await make({ connection_id: id, ask: OWN });
    expect(await run(feed.id)).toEqual([403, 'question_not_allowed']);
    expect(source.asked).toHaveLength(1);
    expect((await listed()).feeds).toEqual([
      { id: feed.id, name: 'Rooms', plan_id: PLAN, plan_name: EXAMPLE_PLAN.name, ask: OWN, is_allowed: false },
    ]);
    const allow = (by: Ask, payload: object) =>
      by({ method: 'POST', url: `${addresses.connections}/${id}/questions`, payload });
    expect((await allow(lead, { ask: OWN, plan_id: PLAN })).statusCode).toBe(403);
    expect((await allow(administrator, { ask: OWN, plan_id: PLAN })).json().feeds[0].is_allowed).toBe(true);
    expect(await run(feed.id)).toEqual([200, null]);
    // What is allowed is that question: another one waits again.
    await lead({ method: 'PATCH', url: `${feedsPath(PLAN)}/${feed.id}`, payload: { ask: 'secrets' } });
    expect(await run(feed.id)).toEqual([403, 'question_not_allowed']);
  });

  it('a question allowed to one plan is neither asked nor seen by another', async () => {
    const id = await connect({ question_rule: 'listed', plan_ids: [PLAN, 'plan2'], questions: [{ ask: 'rooms' }] });
    await administrator({
      method: 'POST',
      url: `${addresses.connections}/${id}/questions`,
      payload: { ask: OWN, plan_id: PLAN },
    });
    const other = await server.join('plan2', { id: 'out', role: 'lead' });
    const questions = async (by: Ask, plan: string) =>
      (await by({ url: feedsPath(plan) })).json().connections[0].questions;
    expect(await questions(lead, PLAN)).toEqual(['rooms', OWN]);
    expect(await questions(other, 'plan2')).toEqual(['rooms']);
    expect(await preview(other, { plan: 'plan2', connection_id: id, ask: OWN })).toEqual([403, 'question_not_allowed']);
  });

  it('plans that there are none of are refused; those removed meanwhile fall out', async () => {
    expect((await administrator({ method: 'POST', url: addresses.connections, payload: {} })).statusCode).toBe(400);
    const id = await connect({ plan_ids: [PLAN, 'plan2'] });
    expect(codeOf(await connection(id, { plan_ids: ['none'] }))).toEqual([400, 'plan_unknown']);
    await removePlan(server.store, 'plan2');
    expect((await connection(id, { plan_ids: [PLAN, 'plan2'] })).json().plan_ids).toEqual([PLAN]);
  });

  it('who asked what is in the security log, without keys', async () => {
    const id = await connect();
    await preview(lead, { connection_id: id, ask: OWN });
    const feed = await make({ connection_id: id, ask: OWN });
    await run(feed.id);
    const { id: account } = await server.store.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'own@example.org')
      .executeTakeFirstOrThrow();
    const lines = () => {
      const folder = join(server.folder, 'security');
      const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      return texts
        .join('')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    };
    await expect
      .poll(() => lines().flatMap(({ event, who, plan, about }) => (about === null ? [] : [[event, who, plan, about]])))
      .toEqual(
        ['feed_tried', 'feed_made', 'feed_run'].map((event) => [
          event,
          `account ${account}`,
          PLAN,
          'Source: rooms?of=own&api_key=***',
        ]),
      );
    expect(JSON.stringify(lines())).not.toContain('4711');
  });
});
