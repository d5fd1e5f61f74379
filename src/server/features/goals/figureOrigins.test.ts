import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, feedsPath, goalPath, importPath, planUndoPath } from '#contract/addresses.ts';
import { type ExampleSource, startExampleSource } from '#testing/server/exampleFeeds.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = 'plan1';

describe.each(storesUnderTest())(
  'where a figure comes from, told by what is stored with its change on $name',
  ({ open }) => {
    let server: ExampleServer;
    let source: ExampleSource;
    let lead: Ask;
    beforeEach(async () => {
      source = await startExampleSource();
      const feedPlaces = { origins: [source.origin], folders: new Map() };
      server = await startExampleServer({ open, fill: writeExamplePlan, parts: { feedPlaces } });
      lead = await server.signIn();
    });
    afterEach(async () => {
      await server.close();
      source.close();
    });

    const entries = `${goalPath(PLAN, 'g3')}/entries`;
    const actual = async (ask = lead) => (await ask({ url: `${entries}/2026-08/source` })).json().actual;
    const enter = async (value: number, ask = lead, headers = {}): Promise<number> => {
      const reply = await ask({
        method: 'PUT',
        url: entries,
        payload: [{ date: '2026-08-01', actual: value }],
        headers,
      });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().version;
    };
    const tokenHeaders = async () => {
      const payload = { name: 'Nightly', access: 'write' };
      const made = await lead({ method: 'POST', url: apiTokensPath(PLAN), payload });
      return { authorization: `Bearer ${made.json().token}` };
    };
    const imported = async (name: string) => {
      const draft = (await handIn(lead, PLAN, { [name]: 'goal_number,date,actual\n1.2,2026-08-01,6\n' })).json();
      const reply = await lead({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    const fed = async () => {
      source.answer = 'goal_number,date,actual\n1.2,2026-08-01,7\n';
      const settings = { kind: 'https', url: `${source.origin}/figures.csv` };
      const connection = await lead({
        method: 'POST',
        url: addresses.connections,
        payload: { name: 'Source', settings, plan_ids: [PLAN] },
      });
      const payload = {
        name: 'Finance ledger',
        connection_id: connection.json().id,
        months: 6,
        schedule: { every: 'day', at: 360 },
        mapping: { columns: { goal_number: 'goal_number', date: 'date', actual: 'actual' } },
      };
      const feed = (await lead({ method: 'POST', url: feedsPath(PLAN), payload })).json();
      const run = (await lead({ method: 'POST', url: `${feedsPath(PLAN)}/${feed.id}/run` })).json();
      expect(run).toMatchObject({ counts: { changed: 1 } });
      return { feed, run };
    };
    /** As changes were stored before their origin was. */
    const makeOlder = () => server.store.db.updateTable('change').set({ origin: null }).execute();

    it('is typed, by a person', async () => {
      await enter(5);
      expect(await actual()).toMatchObject({ value: 5, source: 'typed', by: 'Ada', detail: null, run: null });
    });

    it('is an import, by its files, and not what merely reads like one', async () => {
      await imported('figures.csv');
      const found = { value: 6, source: 'import', by: 'Ada', detail: 'figures.csv' };
      expect(await actual()).toMatchObject(found);
      await server.store.db
        .updateTable('change')
        .set({ what: 'Renamed' })
        .where('what', '=', 'Imported figures.csv')
        .execute();
      expect(await actual()).toMatchObject(found);
      await enter(8);
      await server.store.db
        .updateTable('change')
        .set({ what: 'Imported by hand' })
        .where('what', '=', 'Figures entered')
        .execute();
      expect(await actual()).toMatchObject({ value: 8, source: 'typed' });
    });

    it('is a run of a feed: which feed, which run and when, its address only for those who may see it', async () => {
      const { feed, run } = await fed();
      expect(await actual()).toMatchObject({
        value: 7,
        source: 'feed',
        by: 'Finance ledger',
        at: expect.stringMatching(/^2026-11-20T/),
        detail: 'Finance ledger',
        run: { number: 1, id: run.id, feed_id: feed.id },
        version: run.version,
      });
      const member = await server.join(PLAN, { id: 'grace' });
      expect(await actual(member)).toMatchObject({
        source: 'feed',
        detail: 'Finance ledger',
        run: { number: 1, id: null, feed_id: null },
      });
    });

    it('is a run of a feed still when the feed is gone, without its address', async () => {
      const { feed } = await fed();
      await lead({ method: 'DELETE', url: `${feedsPath(PLAN)}/${feed.id}` });
      expect(await actual()).toMatchObject({
        source: 'feed',
        detail: 'Finance ledger',
        run: { number: 1, id: null, feed_id: null },
      });
    });

    it('is a token, by its name', async () => {
      await enter(9, server.ask, await tokenHeaders());
      expect(await actual()).toMatchObject({ value: 9, source: 'program', detail: 'Nightly' });
    });

    it('is an undo, and what was undone', async () => {
      await enter(5);
      const version = await enter(6);
      await lead({ method: 'POST', url: planUndoPath(PLAN, version) });
      expect(await actual()).toMatchObject({
        value: 5,
        source: 'undo',
        by: 'Ada',
        detail: 'Figures entered',
        before: 6,
      });
    });

    it('is told of changes of before it was stored by what their rows say', async () => {
      await enter(5);
      await makeOlder();
      expect(await actual()).toMatchObject({ source: 'typed', by: 'Ada' });
      await imported('older.csv');
      await makeOlder();
      expect(await actual()).toMatchObject({ source: 'import', detail: 'older.csv' });
      const { feed, run } = await fed();
      await makeOlder();
      const ofRun = { number: 1, id: run.id, feed_id: feed.id };
      expect(await actual()).toMatchObject({ source: 'feed', detail: 'Finance ledger', run: ofRun });
      await lead({ method: 'POST', url: planUndoPath(PLAN, run.version) });
      await makeOlder();
      expect(await actual()).toMatchObject({ value: 6, source: 'undo', detail: 'Figures fetched' });
      await enter(9, server.ask, await tokenHeaders());
      await makeOlder();
      expect(await actual()).toMatchObject({ source: 'program', detail: 'Nightly' });
    });

    it('is in the history too, and the history is cut to one period', async () => {
      const { feed, run } = await fed();
      const { version } = (
        await lead({ method: 'PUT', url: entries, payload: [{ date: '2026-09-01', actual: 20_666 }] })
      ).json();
      const changes = async (query: string) =>
        (await lead({ url: `/api/plans/${PLAN}/changes?goal_id=g3&${query}` })).json().changes;
      expect(await changes('period=2026-08-01')).toMatchObject([
        { origin: { kind: 'feed', id: feed.id, name: 'Finance ledger', run: { id: run.id, number: 1 } } },
      ]);
      // 20666 is the day 2026-08-01 as it is stored, and here a figure.
      expect(await changes('period=2026-09-01')).toMatchObject([{ version, origin: { kind: 'typed' } }]);
      expect(await changes('period=2026-10-01')).toEqual([]);
    });
  },
);
