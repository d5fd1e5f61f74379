import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, feedsPath } from '#contract/addresses.ts';
import type { FeedReply } from '#contract/feed.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { entriesOf } from '#core/goal/series.ts';
import { dayOfInstant, isoInstant, timeOfInstant } from '#server/base/clock.ts';
import { createSendMail } from '#server/platform/mail/sendMail.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { feedPartsOf, type MovedClock, movedClock } from '#testing/server/exampleFeeds.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { NIGHTLY_SOURCES, type NightlySource } from '#testing/server/nightlySource.ts';
import { findRuns } from './feedRepository.ts';
import { type ScheduledFeeds, startScheduledFeeds } from './scheduledFeeds.ts';
import { createTellOwner } from './tellOwner.ts';

const { id: PLAN, timeZone: ZONE } = EXAMPLE_PLAN;
const HOUR = 3_600_000;
/** The evening before the first night. On 1 November clocks show half past one twice. */
const BEGIN = timeOfInstant('2026-10-09T22:00:00.000Z');
const NIGHTS = 30;
const WITHIN_MS = 240_000;

const SAME = '2026-10-14';
const OUTAGE = '2026-10-18';
const CORRECTED = '2026-10-22';
const ANSWERED = '2026-10-24';
const CLOSED = '2026-10-26';
const POSTED_LATE = '2026-10-28';
const RENAMED = '2026-10-29';
const CLOCKS_CHANGE = '2026-11-01';

describe.each(Object.entries(NIGHTLY_SOURCES))('a table of %s that changes every night', (_name, start) => {
  let source: NightlySource | null;
  let server: ExampleServer;
  let clock: MovedClock;
  let mail: ExampleMailServer;
  let scheduled: ScheduledFeeds;
  let lead: Ask;
  beforeEach(async () => {
    source = await start();
    clock = movedClock(isoInstant(BEGIN));
    const feedPlaces = { origins: [source?.origin ?? ''], folders: new Map() };
    server = await startExampleServer({ fill: writeExamplePlan, clock, parts: { feedPlaces } });
    lead = await server.signIn();
    mail = await startExampleMailServer();
    const { port } = new URL(mail.url);
    const settings = { host: '127.0.0.1', port: Number(port), isSecure: false, login: null };
    const send = createSendMail({ ...settings, from: 'milepost@example.org', fromName: 'Milepost' });
    if (send === null) throw new Error('no mail');
    const { store } = server;
    const tellOwner = createTellOwner({ store, send, ownUrl: () => 'http://goals.example.org', warn: () => {} });
    scheduled = startScheduledFeeds(feedPartsOf({ store, clock }, { feedPlaces, tellOwner }));
  }, WITHIN_MS);
  afterEach(async () => {
    await scheduled.stop();
    await server.close();
    await mail.close();
    await source?.close();
  });

  const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) => {
    const reply = await lead({ method, url, payload });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    return reply.json();
  };
  const actuals = async (): Promise<Map<string, number | null>> => {
    const series = await findSeries(server.store.db, { planId: PLAN });
    const cells = ['g2', 'g3'].flatMap((id, at) => {
      const found = series.get(id);
      return (found === undefined ? [] : entriesOf(found)).map(
        ({ date, actual }) => [`1.${at + 1} ${formatIsoDate(date).slice(0, 7)}`, actual] as const,
      );
    });
    return new Map(cells);
  };

  it('is followed for thirty nights without a loss', { timeout: WITHIN_MS }, async ({ skip }) => {
    if (source === null) return skip();
    const { settings, secret, ask } = source;
    const connection = await send('POST', addresses.connections, {
      name: 'Ledger',
      settings,
      secret,
      plan_ids: [PLAN],
    });
    const mapping = { columns: { goal: 'goal_number', month: 'date', value: 'actual' } };
    const schedule = { every: 'day', at: 90 };
    const asked = { name: 'Ledger', connection_id: connection.id, ask, mapping, schedule };
    const feed: FeedReply = await send('POST', feedsPath(PLAN), asked);
    const feedPath = `${feedsPath(PLAN)}/${feed.id}`;

    const table = new Map<string, number>();
    /** What the plan must not take: closed, or corrected by a person. */
    const kept = new Map<string, number>();
    const add = (key: string, value: number) => table.set(key, (table.get(key) ?? 100) + value);
    const put = () =>
      source?.put([...table].map(([key, value]) => ({ goal: key.slice(0, 3), month: key.slice(4), value })));

    const lost: string[] = [];
    for (let night = 0; night < NIGHTS; night += 1) {
      const evening = BEGIN + night * 24 * HOUR;
      const date = formatIsoDate(dayOfInstant(isoInstant(evening + 12 * HOUR), ZONE));
      const [month, last] = [date.slice(0, 7), date < '2026-11' ? '2026-09' : '2026-10'];
      clock.move(evening);
      if (date !== SAME) {
        add(`1.1 ${month}`, 1);
        add(`1.2 ${month}`, 0.25);
        // What is posted late belongs to the month before.
        if (night % 3 === 0) add(`1.1 ${last}`, 0.5);
      }
      await put();
      if (date === OUTAGE) await source.shut();
      if (date === CORRECTED) {
        const cells = [{ date: '2026-10-01', actual: 55 }];
        await send('PUT', `/api/plans/${PLAN}/goals/g3/entries`, cells as object);
        kept.set('1.2 2026-10', 55);
      }
      if (date === ANSWERED) {
        const answer = { goal_id: 'g3', date: '2026-10-01', figure: 'actual', take: true };
        await send('POST', `${feedPath}/answers`, { answers: [answer] });
        kept.clear();
      }
      if (date === CLOSED) {
        await send('PUT', `/api/plans/${PLAN}/closed-periods`, { closed_until: '2026-09-30' });
        kept.set('1.1 2026-09', (await actuals()).get('1.1 2026-09') ?? Number.NaN);
      }
      if (date === RENAMED) await source.rename('amount');
      for (let hour = 1; hour < 24; hour += 1) {
        clock.move(evening + hour * HOUR);
        await scheduled.look();
      }
      if (date === OUTAGE) await source.open();
      if (date === RENAMED) {
        await send('PATCH', feedPath, {
          mapping: { columns: { goal: 'goal_number', month: 'date', amount: 'actual' } },
        });
      }
      if (date === OUTAGE || date === RENAMED) continue;
      const now = await actuals();
      for (const [key, value] of table) {
        const expected = kept.get(key) ?? value;
        if (now.get(key) !== expected) lost.push(`${date} ${key}: ${now.get(key)} instead of ${expected}`);
      }
    }
    expect(lost).toEqual([]);

    const runs = (await findRuns(server.store.db, { planId: PLAN, feedId: feed.id, limit: 400 })).toReversed();
    // Each night once; what failed was caught up in the evening.
    const worked = runs.filter(({ outcome }) => outcome === 'done');
    const nights = worked.map(({ startedAt: at }) => formatIsoDate(dayOfInstant(at, ZONE)));
    const all = Array.from({ length: NIGHTS }, (_, at) =>
      formatIsoDate(dayOfInstant(isoInstant(BEGIN + (at * 24 + 12) * HOUR), ZONE)),
    );
    expect(nights).toEqual(all);
    expect(nights).toContain(CLOCKS_CHANGE);

    const on = (date: string) => runs.filter(({ startedAt: at }) => formatIsoDate(dayOfInstant(at, ZONE)) === date);
    expect(on(SAME)).toMatchObject([{ counts: { changed: 0 }, version: null }]);
    for (const [date, code] of [
      [OUTAGE, 'not_reached'],
      [RENAMED, 'columns_gone'],
    ]) {
      const failed = on(date ?? '').slice(0, -1);
      expect(failed.length).toBeGreaterThan(4);
      expect(new Set(failed.map(({ reason }) => reason?.code))).toEqual(new Set([code]));
    }
    expect(on(CORRECTED)).toMatchObject([{ counts: { asked: 1 } }]);
    expect(on(POSTED_LATE)).toMatchObject([{ counts: { refused: 1 } }]);
    expect(mail.mails).toHaveLength(2);

    const written = await server.store.db
      .selectFrom('change')
      .selectAll()
      .where('what', '=', 'Figures fetched')
      .execute();
    expect(written.map(({ version }) => version).toSorted((one, other) => one - other)).toEqual(
      worked.flatMap(({ version }) => version ?? []),
    );
  });
});
