import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, feedsPath } from '#contract/addresses.ts';
import type { FeedReply } from '#contract/feed.ts';
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
import { claimRun, freeLeftClaims } from './feedClaims.ts';
import { startScheduledFeeds } from './scheduledFeeds.ts';

const PLAN = EXAMPLE_PLAN.id;
const ANSWER = 'goal_number,date,actual\n1.2,2026-10,4\n';
const TURN = '2026-11-21T11:00:00.000Z';

describe.each(storesUnderTest())('a run of a feed that is broken off, on $name', ({ open }) => {
  let server: ExampleServer;
  let source: ExampleSource;
  let clock: MovedClock;
  let lead: Ask;
  let feed: FeedReply;
  beforeAll(async () => {
    source = await startExampleSource();
  });
  afterAll(() => source.close());
  beforeEach(async () => {
    source.forget();
    clock = movedClock('2026-11-20T11:00:00.000Z');
    const feedPlaces = { origins: [source.origin], folders: new Map() };
    server = await startExampleServer({ open, fill: writeExamplePlan, clock, parts: { feedPlaces } });
    lead = await server.signIn();
    const settings = { kind: 'https', url: `${source.origin}/figures.csv` };
    const made = await lead({
      method: 'POST',
      url: addresses.connections,
      payload: { name: 'Source', settings, plan_ids: [PLAN] },
    });
    const payload = {
      name: 'Finance',
      connection_id: made.json().id,
      schedule: { every: 'day', at: 360 },
      mapping: { columns: { goal_number: 'goal_number', date: 'date', actual: 'actual' } },
    };
    feed = (await lead({ method: 'POST', url: feedsPath(PLAN), payload })).json();
  });
  afterEach(async () => {
    await server.close();
  });

  const feedNow = async (): Promise<FeedReply> => (await lead({ url: feedsPath(PLAN) })).json().feeds[0];
  const partsWith = (stopped?: AbortSignal) =>
    feedPartsOf(
      { store: server.store, clock },
      { feedPlaces: { origins: [source.origin], folders: new Map() }, ...(stopped ? { stopped } : {}) },
    );
  const claimAsIfKilled = async () => {
    const claim = await claimRun(
      server.store,
      { planId: PLAN, feedId: feed.id },
      { trigger: 'schedule', by: null, at: clock.now() },
    );
    expect(claim).not.toBeNull();
    await server.store.db
      .updateTable('feed_state')
      .set({ claimed_until: '2000-01-01T00:00:00.000Z' })
      .where('plan_id', '=', PLAN)
      .execute();
  };

  it('by a stop is recorded as that, says nothing against the feed, and starts again', async () => {
    const stopping = new AbortController();
    const scheduled = startScheduledFeeds(partsWith(stopping.signal));
    source.answer = () => stopping.abort(new Error('Milepost stops.'));
    clock.move(TURN);
    await scheduled.look();
    await scheduled.stop();
    expect(source.asked).toHaveLength(1);
    const left = await feedNow();
    expect(left).toMatchObject({
      failures: 0,
      reason: null,
      runs: 1,
      last_run: { number: 1, outcome: 'failed', reason: { code: 'interrupted' } },
    });
    expect(left.state).not.toBe('fails');
    source.answer = ANSWER;
    const again = startScheduledFeeds(partsWith());
    await again.look();
    await again.stop();
    expect(await feedNow()).toMatchObject({ state: 'works', runs: 2, last_run: { outcome: 'done' } });
  });

  it('by the end of its process is taken up once; the second time in a row the feed is paused and says why', async () => {
    source.answer = ANSWER;
    const scheduled = startScheduledFeeds(partsWith());
    clock.move(TURN);
    await claimAsIfKilled();
    await scheduled.look();
    expect(await feedNow()).toMatchObject({ state: 'works', runs: 1, last_run: { number: 1, outcome: 'done' } });
    clock.move('2026-11-22T11:00:00.000Z');
    await claimAsIfKilled();
    await claimAsIfKilled();
    const asked = source.asked.length;
    await scheduled.look();
    expect(source.asked).toHaveLength(asked);
    const paused = await feedNow();
    expect(paused).toMatchObject({
      is_paused: true,
      state: 'paused',
      next_run_at: null,
      reason: { code: 'left_behind' },
      last_run: { number: 2, outcome: 'failed', reason: { code: 'left_behind' } },
    });
    const { changes } = (await lead({ url: `/api/plans/${PLAN}/changes` })).json();
    expect(changes[0]).toMatchObject({ by: 'Finance', what: 'Feed changed' });
    const resume = { method: 'PATCH', url: `${feedsPath(PLAN)}/${feed.id}`, payload: { is_paused: false } } as const;
    expect((await lead(resume)).json()).toMatchObject({ is_paused: false, next_run_at: '2026-11-23T11:00:00.000Z' });
    clock.move('2026-11-23T11:00:00.000Z');
    await scheduled.look();
    expect(await feedNow()).toMatchObject({ state: 'works', reason: null, last_run: { number: 3, outcome: 'done' } });
    await scheduled.stop();
  });

  it('is run all the same by a person who asks for it', async () => {
    source.answer = ANSWER;
    await claimAsIfKilled();
    await claimAsIfKilled();
    const ran = await lead({ method: 'POST', url: `${feedsPath(PLAN)}/${feed.id}/run` });
    expect(ran.json()).toMatchObject({ outcome: 'done' });
    expect(await feedNow()).toMatchObject({ is_paused: false, state: 'works' });
  });

  it.each([
    ['of this machine that is gone', 'freed', () => `${hostname()} ${spawnSync(process.execPath, ['-e', '0']).pid}`],
    ['of this machine that runs', 'claimed', () => `${hostname()} ${process.ppid}`],
    ['of another machine', 'freed where one process has the store', () => 'elsewhere 17'],
    ['of an earlier version', 'freed where one process has the store', () => null],
  ])('and is claimed by a process %s is, at a start, %s', async (_name, expected, by) => {
    await claimRun(server.store, { planId: PLAN, feedId: feed.id }, { trigger: 'schedule', by: null, at: clock.now() });
    await server.store.db.updateTable('feed_state').set({ claimed_by: by() }).where('plan_id', '=', PLAN).execute();
    await freeLeftClaims(server.store);
    const claim = await claimRun(
      server.store,
      { planId: PLAN, feedId: feed.id },
      { trigger: 'schedule', by: null, at: clock.now() },
    );
    const isFree = expected === 'freed' || (expected !== 'claimed' && server.store.dialect === 'sqlite');
    expect(claim !== null).toBe(isFree);
  });
});
