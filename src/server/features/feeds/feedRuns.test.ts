import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, feedsPath, planUndoPath, waitingFiguresPath } from '#contract/addresses.ts';
import type { FeedReply, FeedRunDetail } from '#contract/feed.ts';
import { entriesOf } from '#core/goal/series.ts';
import { createSendMail } from '#server/platform/mail/sendMail.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { findSeries } from '#server/store/plans/series.ts';
import {
  type ExampleSource,
  feedPartsOf,
  type MovedClock,
  movedClock,
  startExampleSource,
} from '#testing/server/exampleFeeds.ts';
import { startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { startScheduledFeeds } from './scheduledFeeds.ts';
import { createTellOwner } from './tellOwner.ts';

const PLAN = EXAMPLE_PLAN.id;
const HEAD = 'goal_number,date,actual';

describe.each(storesUnderTest())('feeds on $name', ({ open }) => {
  let server: ExampleServer;
  let source: ExampleSource;
  let clock: MovedClock;
  let lead: Ask;
  let connectionId: string;
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
    const payload = {
      name: 'Source',
      settings: { kind: 'https', url: `${source.origin}/figures.csv` },
      plan_ids: [PLAN],
    };
    connectionId = (await lead({ method: 'POST', url: addresses.connections, payload })).json().id;
  });
  afterEach(async () => {
    await server.close();
  });

  const make = async (more: object = {}): Promise<FeedReply> => {
    const payload = {
      name: 'Finance',
      connection_id: connectionId,
      schedule: { every: 'day', at: 360 },
      mapping: { columns: { goal_number: 'goal_number', date: 'date', actual: 'actual' } },
      ...more,
    };
    const reply = await lead({ method: 'POST', url: feedsPath(PLAN), payload });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json();
  };
  const run = async ({ id }: { readonly id: string }): Promise<FeedRunDetail> => {
    const reply = await lead({ method: 'POST', url: `${feedsPath(PLAN)}/${id}/run` });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  const feedNow = async (id: string): Promise<FeedReply> =>
    (await lead({ url: feedsPath(PLAN) })).json().feeds.find((each: FeedReply) => each.id === id);
  const actualsOf = async (goalId: string) => {
    const series = (await findSeries(server.store.db, { planId: PLAN })).get(goalId);
    return Object.fromEntries(
      (series === undefined ? [] : entriesOf(series)).map(({ date, actual }) => [
        new Date(date * 86_400_000).toISOString().slice(0, 7),
        actual,
      ]),
    );
  };
  const enter = (goalId: string, cells: object[]) =>
    lead({ method: 'PUT', url: `/api/plans/${PLAN}/goals/${goalId}/entries`, payload: cells });
  const answer = (...rows: readonly string[]) => {
    source.answer = `${[HEAD, ...rows].join('\n')}\n`;
  };
  const looking = () =>
    feedPartsOf({ store: server.store, clock }, { feedPlaces: { origins: [source.origin], folders: new Map() } });
  const patch = (url: string, payload: object) => lead({ method: 'PATCH', url, payload });
  const addCode = async (): Promise<string> => {
    const reply = await patch(`/api/plans/${PLAN}`, { fields: [{ name: 'Ledger code', kind: 'text' }] });
    expect(reply.statusCode, reply.body).toBe(200);
    return (await lead({ url: `/api/plans/${PLAN}` })).json().fields[0].id;
  };
  const nameGoal = (goalId: string, fields: object) =>
    patch(`/api/plans/${PLAN}/goals/${goalId}`, { own_fields: fields });
  const changes = async () => (await lead({ url: `/api/plans/${PLAN}/changes` })).json().changes;

  it('bring figures as one change in their name, which one undo takes back', async () => {
    const feed = await make();
    answer('1.2,2026-10,4', '1.1,2026-10,12', '1.2,2026-09,3');
    const ran = await run(feed);
    expect(ran).toMatchObject({
      number: 1,
      outcome: 'done',
      counts: { read: 3, changed: 3, refused: 0, asked: 0, same: 0 },
      since: '2026-08-01',
    });
    expect(await actualsOf('g3')).toEqual({ '2026-09': 3, '2026-10': 4 });
    const [change] = await changes();
    expect(change).toMatchObject({ by: 'Finance', what: 'Figures fetched', user_id: null, may_undo: 1 });
    expect(change.version).toBe(ran.version);
    expect((await lead({ method: 'POST', url: planUndoPath(PLAN, ran.version ?? 0) })).statusCode).toBe(200);
    expect(await actualsOf('g3')).toEqual({});
    expect((await actualsOf('g2'))['2026-10']).toBe(9);
  });

  it('change nothing by the same answer again', async () => {
    const feed = await make();
    answer('1.2,2026-10,4');
    await run(feed);
    const before = (await changes())[0].version;
    expect(await run(feed)).toMatchObject({ counts: { read: 1, changed: 0, same: 1 }, version: null });
    expect((await changes())[0].version).toBe(before);
  });

  it('ask before they overwrite what a person has corrected since, and again only when the source changes', async () => {
    const feed = await make();
    answer('1.2,2026-10,4', '1.2,2026-09,3');
    await run(feed);
    await enter('g3', [{ date: '2026-10-01', actual: 5 }]);
    await lead({ method: 'POST', url: `/api/plans/${PLAN}/goals/g3/comments`, payload: { comment: 'Counted again' } });
    const asked = await run(feed);
    expect(asked).toMatchObject({ counts: { changed: 0, asked: 1, same: 1 }, version: null });
    expect(asked.lines).toMatchObject([
      {
        kind: 'asked',
        goal: { id: 'g3' },
        date: '2026-10-01',
        before: 5,
        after: 4,
        asked_in: 2,
        comment: 'Counted again',
      },
    ]);
    expect(asked.lines[0]?.by).not.toBe('Finance');
    expect((await run(feed)).lines[0]).toMatchObject({ asked_in: 2 });
    expect((await feedNow(feed.id)).questions).toBe(1);
    const say = (take: boolean) =>
      lead({
        method: 'POST',
        url: `${feedsPath(PLAN)}/${feed.id}/answers`,
        payload: { answers: [{ goal_id: 'g3', date: '2026-10-01', figure: 'actual', take }] },
      });
    const detail = async () => (await lead({ url: `${feedsPath(PLAN)}/${feed.id}/runs/${asked.id}` })).json();
    expect((await detail()).lines[0]).not.toHaveProperty('is_answered');
    expect((await say(false)).statusCode).toBe(200);
    expect((await detail()).lines[0]).toMatchObject({ kind: 'asked', is_answered: true });
    expect((await say(false)).json().error.code).toBe('question_gone');
    expect(await run(feed)).toMatchObject({ counts: { asked: 0, same: 2 } });
    answer('1.2,2026-10,6', '1.2,2026-09,3');
    expect(await run(feed)).toMatchObject({ counts: { asked: 1 } });
    expect(await actualsOf('g3')).toMatchObject({ '2026-10': 5 });
    expect((await say(true)).statusCode).toBe(200);
    expect(await actualsOf('g3')).toMatchObject({ '2026-10': 6 });
    expect((await changes())[0]).toMatchObject({ what: 'Fetched figures taken' });
    answer('1.2,2026-10,7', '1.2,2026-09,3');
    expect(await run(feed)).toMatchObject({ counts: { changed: 1, asked: 0 } });
  });

  it('ask about what a person corrected before the first run, and write over what was imported or entered once', async () => {
    await enter('g3', [{ date: '2026-10-01', actual: 1 }]);
    await enter('g3', [{ date: '2026-10-01', actual: 2 }]);
    await enter('g3', [{ date: '2026-09-01', actual: 3 }]);
    const feed = await make();
    answer('1.2,2026-10,4', '1.2,2026-09,4', '1.1,2026-10,10');
    expect(await run(feed)).toMatchObject({ counts: { changed: 2, asked: 1 } });
    expect(await actualsOf('g3')).toEqual({ '2026-09': 4, '2026-10': 2 });
  });

  it('leave out a row of a period outside the goal’s dates or decades off, or of a group, and take the others', async () => {
    const feed = await make();
    answer('1.2,2026-10,4', '1.2,2020-10,3', '1.2,2085-10,2', '1,2026-10,1');
    const done = await run(feed);
    expect(done).toMatchObject({ counts: { changed: 1, refused: 3 } });
    const codes = done.lines.flatMap(({ kind, code }) => (kind === 'refused' ? [code] : []));
    expect(codes.toSorted()).toEqual(['group', 'implausible_period', 'implausible_period']);
    expect(await actualsOf('g3')).toEqual({ '2026-10': 4 });
  });

  it('ask about a figure that a person put in place of another, whatever its change is called', async () => {
    await lead({ method: 'PATCH', url: `/api/plans/${PLAN}`, payload: { figures_wait: 1 } });
    await enter('g3', [{ date: '2026-10-01', actual: 1 }]);
    const member = await server.join(PLAN, { id: '8', firstName: 'Dorothy', departmentId: '4' });
    const url = `/api/plans/${PLAN}/goals/g3/entries`;
    await member({ method: 'PUT', url, payload: [{ date: '2026-10-01', actual: 2 }] });
    const seen = [{ id: 'g3~2026-10-01', actual: 2 }];
    const confirmed = await lead({ method: 'POST', url: waitingFiguresPath(PLAN), payload: { seen, answer: 'yes' } });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const feed = await make();
    answer('1.2,2026-10,4');
    expect(await run(feed)).toMatchObject({ counts: { changed: 0, asked: 1 } });
    expect(await actualsOf('g3')).toEqual({ '2026-10': 2 });
  });

  it('write over a figure that a token put in place of another before the first run', async () => {
    const made = await lead({
      method: 'POST',
      url: apiTokensPath(PLAN),
      payload: { name: 'Nightly', access: 'write' },
    });
    const headers = { authorization: `Bearer ${made.json().token}` };
    await enter('g3', [{ date: '2026-10-01', actual: 1 }]);
    const url = `/api/plans/${PLAN}/goals/g3/entries`;
    const sent = await server.ask({ method: 'PUT', url, payload: [{ date: '2026-10-01', actual: 2 }], headers });
    expect(sent.statusCode, sent.body).toBe(200);
    const feed = await make();
    answer('1.2,2026-10,4');
    expect(await run(feed)).toMatchObject({ counts: { changed: 1, asked: 0 } });
    expect(await actualsOf('g3')).toEqual({ '2026-10': 4 });
  });

  it('ask about figures that an undo has taken back', async () => {
    const feed = await make();
    answer('1.1,2026-10,12');
    const { version } = await run(feed);
    await lead({ method: 'POST', url: planUndoPath(PLAN, version ?? 0) });
    expect(await run(feed)).toMatchObject({ counts: { changed: 0, asked: 1 } });
    expect((await actualsOf('g2'))['2026-10']).toBe(9);
  });

  it('never write a closed period, nor a goal that is none, and take the others', async () => {
    const feed = await make();
    await lead({
      method: 'PUT',
      url: `/api/plans/${PLAN}/closed-periods`,
      payload: { closed_until: '2026-08-31' },
    });
    answer('1.1,2026-08,7', '1.2,2026-10,4', '1.7,2026-10,14', '1.2,nonsense,4');
    const ran = await run(feed);
    expect(ran).toMatchObject({ outcome: 'done', counts: { changed: 1, refused: 3, read: 4 } });
    const refused = ran.lines.filter(({ kind }) => kind === 'refused');
    expect(refused.map(({ code }) => code).sort()).toEqual(['closed', 'dateUnreadable', 'no_goal']);
    expect(refused.find(({ code }) => code === 'closed')).toMatchObject({ date: '2026-08-01', before: 9, after: 7 });
    expect((await actualsOf('g2'))['2026-08']).toBe(9);
    const unread = refused.find(({ code }) => code === 'dateUnreadable');
    expect(`${unread?.text} ${unread?.about}`).toContain('nonsense');
    expect(unread?.about).not.toBe('');
  });

  it('wait for a yes where they are told to, as one change of their own, the latest run alone', async () => {
    const feed = await make({ writes: 'on_yes' });
    answer('1.2,2026-10,4');
    const first = await run(feed);
    expect(first).toMatchObject({ outcome: 'waiting', counts: { waiting: 1, changed: 0 }, version: null });
    expect(await actualsOf('g3')).toEqual({});
    expect((await feedNow(feed.id)).state).toBe('waits');
    answer('1.2,2026-10,5');
    const second = await run(feed);
    const accept = (id: string) => lead({ method: 'POST', url: `${feedsPath(PLAN)}/${feed.id}/runs/${id}/accept` });
    expect((await accept(first.id)).json().error.code).toBe('run_not_waiting');
    const accepted = await accept(second.id);
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(await actualsOf('g3')).toEqual({ '2026-10': 5 });
    expect((await changes())[0]).toMatchObject({ by: 'Finance', what: 'Figures fetched' });
    expect((await accept(second.id)).json().error.code).toBe('run_not_waiting');
    expect((await feedNow(feed.id)).state).toBe('works');
  });

  it('leave out a column that came later, and say which one is gone', async () => {
    const feed = await make();
    source.answer = 'goal_number,date,actual,target,posted_by\n1.2,2026-10,4,99,me\n';
    expect(await run(feed)).toMatchObject({ counts: { read: 1, changed: 1 } });
    source.answer = 'goal_number,date,amount\n1.2,2026-10,5\n';
    expect(await run(feed)).toMatchObject({ outcome: 'failed', reason: { code: 'columns_gone' } });
    expect((await feedNow(feed.id)).reason?.about).toMatch('“actual”');
    expect(await actualsOf('g3')).toEqual({ '2026-10': 4 });
  });

  it('find goals by their id or their title', async () => {
    const mapping = { columns: { code: 'goal_number', date: 'date', actual: 'actual' } };
    const byId = await make({ goal_by: 'id', mapping });
    source.answer = 'code,date,actual\ng3,2026-10,4\n';
    expect(await run(byId)).toMatchObject({ counts: { changed: 1 } });
    const byTitle = await make({ name: 'Other', goal_by: 'item', mapping });
    source.answer = 'code,date,actual\nLight & signs,2026-09,4\n';
    expect(await run(byTitle)).toMatchObject({ counts: { changed: 1 } });
  });

  it.each([
    ['their title', 'item', 'Light & signs'],
    ['an own field', 'own', 'A-17'],
  ])(
    'take a text that is no name but the number of a goal for no goal, where goals go by %s',
    async (_by, by, name) => {
      const code = await addCode();
      await nameGoal('g3', { [code]: 'A-17' });
      const mapping = { columns: { code: 'goal_number', date: 'date', actual: 'actual' } };
      const feed = await make({ goal_by: by === 'own' ? code : by, mapping });
      const before = await actualsOf('g2');
      source.answer = `code,date,actual\n${name},2026-10,4\n1.1,2026-10,99\n`;
      const ran = await run(feed);
      expect(ran).toMatchObject({ counts: { read: 2, changed: 1, refused: 1 } });
      expect(ran.lines.find(({ kind }) => kind === 'refused')).toMatchObject({ code: 'no_goal', about: '1.1' });
      expect(await actualsOf('g3')).toEqual({ '2026-10': 4 });
      expect(await actualsOf('g2')).toEqual(before);
    },
  );

  it('find goals by an own field; a name that two goals have is none, and a field that is gone ends the run', async () => {
    const code = await addCode();
    const named = (goalId: string, value: string) => nameGoal(goalId, { [code]: value });
    expect((await named('g3', 'A-17')).statusCode).toBe(200);
    await named('g2', 'B-1');
    await named('g10', 'B-1');
    const mapping = { columns: { code: 'goal_number', date: 'date', actual: 'actual' } };
    const refused = await lead({
      method: 'POST',
      url: feedsPath(PLAN),
      payload: { name: 'No', connection_id: connectionId, goal_by: 'nothing', schedule: { every: 'day', at: 0 } },
    });
    expect(refused.statusCode).toBe(400);
    const feed = await make({ goal_by: code, mapping });
    source.answer = 'code,date,actual\nA-17,2026-10,4\nB-1,2026-10,5\n';
    const ran = await run(feed);
    expect(ran).toMatchObject({ counts: { changed: 1, refused: 1 } });
    expect(ran.lines.find(({ kind }) => kind === 'refused')).toMatchObject({ code: 'no_goal', about: 'B-1' });
    expect(await actualsOf('g3')).toEqual({ '2026-10': 4 });
    await patch(`/api/plans/${PLAN}`, { fields: [], drop_values: 1 });
    expect(await run(feed)).toMatchObject({ outcome: 'failed', reason: { code: 'no_goal_column' } });
  });

  it('read the row of headings that was chosen, and show the rows to choose from', async () => {
    source.answer = 'goal_number,date,actual\ngoal_number,date,actual\n1.2,2026-10,4\n';
    const mapping = { sheets: [{ header_rows: [2] }] };
    const shown = (
      await lead({
        method: 'POST',
        url: `${feedsPath(PLAN)}/preview`,
        payload: { connection_id: connectionId, mapping },
      })
    ).json();
    expect(shown.sheets).toMatchObject([
      {
        sheet: null,
        is_taken: true,
        header_rows: [2],
        rows: [{ row: 1 }, { row: 2 }, { row: 3, cells: ['1.2', '2026-10', '4'] }],
      },
    ]);
    expect(shown.counts).toMatchObject({ read: 1, changed: 1 });
  });

  it.each([
    ['number', '1.2'],
    ['item', 'Light & signs'],
  ])(
    'tell that the target of a whole year is not taken where months are reported, and leave it, by %s',
    async (goal_by, name) => {
      const mapping = { columns: { goal_number: 'goal_number', date: 'date', target: 'target' } };
      const feed = await make({ goal_by, mapping });
      source.answer = `goal_number,date,target\n${name},2026-10,4\n${name},FY2026,99\n`;
      const ran = await run(feed);
      expect(ran.lines).toMatchObject([
        { kind: 'changed', after: 4 },
        { kind: 'refused', code: 'year_target', goal: { number: '1.2' }, figure: 'target', after: 99 },
      ]);
      expect(ran.counts).toMatchObject({ read: 2, changed: 1, refused: 1 });
      const { goals } = (await lead({ url: `/api/plans/${PLAN}/export.json` })).json();
      const goal = goals.find(({ id }: { id: string }) => id === 'g3');
      expect(goal.entries).toEqual([{ date: '2026-10-01', target: 4, actual: null }]);
      expect(Object.values(goal.targets_by_year ?? {})).not.toContain(99);
    },
  );

  it.each([
    ['goal,period,actual,target\n1.2,2026-10,4,5\n', 2],
    ['Goal,Period,Actual\n1.2,2026-10,4\n', 1],
    ['goal,date,actual\n1.2,2026-10-31,4\n', 1],
  ])('understand the headings that the guides write: %j', async (answer, changed) => {
    const feed = await make({ mapping: {} });
    source.answer = answer;
    expect(await run(feed)).toMatchObject({ counts: { changed, refused: 0 } });
    expect(await actualsOf('g3')).toMatchObject({ '2026-10': 4 });
  });

  it('read periods in columns, and JSON', async () => {
    const feed = await make({ mapping: {} });
    source.answer = 'goal_number,Sep 2026,Oct 2026\n1.2,3,4\n';
    expect(await run(feed)).toMatchObject({ counts: { changed: 2 } });
    source.answer = (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"result":{"records":[{"goal_number":"1.2","date":"2026-10-01","actual":5}]}}');
    };
    expect(await run(feed)).toMatchObject({ counts: { changed: 1 } });
  });

  it.each<[string, string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['a page to sign in', 'web_page', (_q, r) => r.end('<!DOCTYPE html><form>Sign in</form>')],
    [
      'half an answer',
      'cut_off',
      (_q, r) => {
        r.writeHead(200, { 'content-length': '500' });
        r.write(`${HEAD}\n1.2,2026-10,4\n1.2,2026-0`);
        setTimeout(() => r.destroy(), 20);
      },
    ],
    [
      'a gzip bomb',
      'too_large',
      (_q, r) => {
        r.writeHead(200, { 'content-encoding': 'gzip' });
        r.end(gzipSync(Buffer.alloc(200 * 1024 * 1024)));
      },
    ],
    ['an error with the status 200', 'says_error', (_q, r) => r.end('{"error":{"message":"No such table"}}')],
    ['an error in words', 'columns_gone', (_q, r) => r.end('Internal error: try later\n')],
    [
      'another encoding than it says',
      'encoding',
      (_q, r) => {
        r.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
        r.end(Buffer.from(`${HEAD}\n1.2,2026-10,4\nÜ,2026-10,4\n`, 'latin1'));
      },
    ],
    ['other columns', 'columns_gone', (_q, r) => r.end('a,b,c\n1,2,3\n')],
    ['nothing', 'no_rows', (_q, r) => r.end('')],
    ['an error of its own', 'status', (_q, r) => r.writeHead(500).end()],
    ['that it is not there', 'not_found', (_q, r) => r.writeHead(404).end()],
    ['no', 'password_refused', (_q, r) => r.writeHead(403).end()],
    [
      'a redirect elsewhere',
      'not_allowed',
      (_q, r) => r.writeHead(302, { location: 'https://evil.example.org/' }).end(),
    ],
    ['a workbook that is none', 'unreadable', (_q, r) => r.end(Buffer.from('504b0304ffffffff', 'hex'))],
  ])('fail with a reason in a sentence where the source answers %s, and write nothing', async (_name, code, say) => {
    const feed = await make();
    const before = (await changes())[0].version;
    source.answer = say;
    const ran = await run(feed);
    expect(ran).toMatchObject({ outcome: 'failed', reason: { code }, version: null, counts: { changed: 0 } });
    expect(ran.reason?.message).toMatch(/^[A-Z“1].{10}/);
    expect((await changes())[0].version).toBe(before);
    expect(await feedNow(feed.id)).toMatchObject({ state: 'fails', failures: 1 });
  });

  it('say that their owner was told only where a mail went out', async () => {
    const feed = await make();
    source.answer = (_request, response) => response.writeHead(500).end();
    for (let failures = 0; failures < 4; failures += 1) await run(feed);
    expect(await feedNow(feed.id)).toMatchObject({ failures: 4, state: 'fails', told_at: null });
  });

  it('show what they would do before they are made, and write nothing', async () => {
    await enter('g3', [{ date: '2026-10-01', actual: 1 }]);
    await enter('g3', [{ date: '2026-10-01', actual: 2 }]);
    answer('1.2,2026-10,4', '1.1,2026-10,10', '1.1,2026-09,9', '1.7,2026-10,1');
    const reply = await lead({
      method: 'POST',
      url: `${feedsPath(PLAN)}/preview`,
      payload: { connection_id: connectionId, ask: '' },
    });
    expect(reply.json()).toMatchObject({
      reason: null,
      rows: 4,
      counts: { read: 4, changed: 1, asked: 1, refused: 1, same: 1 },
      columns: [{ heading: 'goal_number', column: 'goal_number' }, { column: 'date' }, { column: 'actual' }],
    });
    expect(await actualsOf('g3')).toEqual({ '2026-10': 2 });
    source.answer = 'a,b\n1,2\n';
    const unread = (
      await lead({ method: 'POST', url: `${feedsPath(PLAN)}/preview`, payload: { connection_id: connectionId } })
    ).json();
    expect(unread).toMatchObject({ reason: { code: 'no_goal_column' }, columns: [{ heading: 'a' }, { heading: 'b' }] });
  });

  it('are for leads, of connections that are open to the plan', async () => {
    const feed = await make();
    const member = await server.join(PLAN, { id: 'm9', role: 'member' });
    expect((await member({ url: feedsPath(PLAN) })).statusCode).toBe(403);
    expect((await member({ method: 'POST', url: `${feedsPath(PLAN)}/${feed.id}/run` })).statusCode).toBe(403);
    await lead({ method: 'PATCH', url: `${addresses.connections}/${connectionId}`, payload: { plan_ids: [] } });
    answer('1.2,2026-10,4');
    const byHand = await lead({ method: 'POST', url: `${feedsPath(PLAN)}/${feed.id}/run` });
    expect([byHand.statusCode, byHand.json().error.code]).toEqual([403, 'connection_closed']);
    const payload = { name: 'New', connection_id: connectionId, schedule: { every: 'day', at: 0 } };
    expect((await lead({ method: 'POST', url: feedsPath(PLAN), payload })).json().error.code).toBe('connection_closed');
    expect((await lead({ method: 'DELETE', url: `${addresses.connections}/${connectionId}` })).json().error.code).toBe(
      'connection_used',
    );
  });

  it('are in the history, changed, paused, removed, and brought back by undo', async () => {
    const feed = await make();
    const patched = await lead({
      method: 'PATCH',
      url: `${feedsPath(PLAN)}/${feed.id}`,
      payload: { is_paused: true, months: 6 },
    });
    expect(patched.json()).toMatchObject({ is_paused: true, months: 6, state: 'paused', next_run_at: null });
    expect((await lead({ method: 'DELETE', url: `${feedsPath(PLAN)}/${feed.id}` })).statusCode).toBe(200);
    expect(await feedNow(feed.id)).toBeUndefined();
    const [removed, changed, added] = await changes();
    expect([removed, changed, added].map(({ what }) => what)).toEqual(['Feed removed', 'Feed changed', 'Feed added']);
    expect((await lead({ method: 'POST', url: planUndoPath(PLAN, removed.version) })).statusCode).toBe(200);
    expect(await feedNow(feed.id)).toMatchObject({ name: 'Finance', is_paused: true });
  });

  it('are run at their turn, tried again after ever longer, and their owner is told once after three failures', async () => {
    const mail = await startExampleMailServer();
    const { host, port } = { host: '127.0.0.1', port: Number(new URL(mail.url).port) };
    const send = createSendMail({
      host,
      port,
      isSecure: false,
      login: null,
      from: 'milepost@example.org',
      fromName: 'Milepost',
    });
    if (send === null) throw new Error('no mail');
    const parts = feedPartsOf(
      { store: server.store, clock },
      {
        feedPlaces: { origins: [source.origin], folders: new Map() },
        tellOwner: createTellOwner({
          store: server.store,
          send,
          ownUrl: () => 'http://goals.example.org',
          warn: () => {},
        }),
      },
    );
    const scheduled = startScheduledFeeds(parts);
    const feed = await make();
    expect((await feedNow(feed.id)).next_run_at).toBe('2026-11-21T11:00:00.000Z');
    await scheduled.look();
    expect(source.asked).toHaveLength(0);
    source.answer = (_request, response) => response.writeHead(500).end();
    for (const at of ['2026-11-21T11:00:10Z', '2026-11-21T11:05:20Z', '2026-11-21T11:20:30Z', '2026-11-21T12:20:40Z']) {
      clock.move(at);
      await scheduled.look();
      await scheduled.look();
    }
    expect(source.asked).toHaveLength(4);
    expect(await feedNow(feed.id)).toMatchObject({ failures: 4, state: 'fails', told_at: expect.any(String) });
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.to).toEqual(['ada@example.org']);
    expect(mail.mails[0]?.text).toMatch('No figure is lost');
    answer('1.2,2026-10,4');
    clock.move('2026-11-21T14:30:00Z');
    await scheduled.look();
    expect(await feedNow(feed.id)).toMatchObject({
      failures: 0,
      state: 'works',
      told_at: null,
      next_run_at: '2026-11-22T11:00:00.000Z',
    });
    await scheduled.stop();
    await mail.close();
  });

  it('are in trouble where every row is refused: told at once, in the log and to administrators, until a row is taken', async () => {
    const feed = await make();
    answer('9.9,2026-10,4', '9.8,2026-10,5');
    expect(await run(feed)).toMatchObject({
      outcome: 'failed',
      counts: { read: 2, refused: 2 },
      reason: { code: 'all_refused', about: '2' },
      lines: [{ kind: 'refused' }, { kind: 'refused' }],
    });
    expect(await feedNow(feed.id)).toMatchObject({ state: 'fails', failures: 1, told_at: null });
    const { feeds } = server.operations;
    const scheduled = startScheduledFeeds({ ...looking(), operation: feeds });
    await scheduled.look();
    expect([feeds.state, feeds.reason]).toEqual([
      'failing',
      '1 of 1 bring none: “Finance” of “City plan” (all_refused).',
    ]);
    const { operations } = (await server.ask({ url: '/health?ready' })).json();
    expect(operations.feeds).toBe('failing');
    answer('9.9,2026-10,4', '1.2,2026-10,5');
    expect(await run(feed)).toMatchObject({ outcome: 'done', counts: { read: 2, refused: 1, changed: 1 } });
    await scheduled.look();
    expect([feeds.state, (await feedNow(feed.id)).state]).toEqual(['working', 'works']);
    await lead({ method: 'DELETE', url: `${feedsPath(PLAN)}/${feed.id}` });
    await scheduled.look();
    expect(feeds.state).toBe('off');
    await scheduled.stop();
  });

  it('say that they bring nothing new, once their newest figure is two periods old', async () => {
    const feed = await make({ months: 24 });
    answer('1.2,2026-08,4');
    clock.move('2026-11-08T12:00:00Z');
    expect((await run(feed)).reason).toBeNull();
    clock.move('2026-11-09T12:00:00Z');
    expect(await run(feed)).toMatchObject({ outcome: 'done', reason: { code: 'nothing_new', about: '2026-08' } });
    expect(await feedNow(feed.id)).toMatchObject({ state: 'nothing_new', failures: 0 });
    answer('1.2,2026-08,4', '1.2,2026-09,5');
    expect((await run(feed)).reason).toBeNull();
    expect((await feedNow(feed.id)).state).toBe('works');
  });

  it('run each turn once by two processes, and a run that was left behind is taken up', async () => {
    const parts = () =>
      feedPartsOf({ store: server.store, clock }, { feedPlaces: { origins: [source.origin], folders: new Map() } });
    const [one, other] = [startScheduledFeeds(parts()), startScheduledFeeds(parts())];
    const feed = await make();
    answer('1.2,2026-10,4');
    for (let day = 21; day < 26; day += 1) {
      clock.move(`2026-11-${day}T11:00:01Z`);
      await Promise.all([one.look(), other.look()]);
    }
    expect(source.asked).toHaveLength(5);
    expect(await feedNow(feed.id)).toMatchObject({ runs: 5 });
    // As after a kill: claimed, running, and nobody there.
    await server.store.db
      .updateTable('feed_state')
      .set({ claim: 'gone', claimed_until: '2000-01-01T00:00:00.000Z' })
      .where('plan_id', '=', PLAN)
      .execute();
    await server.store.db
      .updateTable('feed_run')
      .set({ outcome: 'running', ended_at: null })
      .where('plan_id', '=', PLAN)
      .where('number', '=', 5)
      .execute();
    clock.move('2026-11-26T11:00:01Z');
    await Promise.all([one.look(), other.look()]);
    expect(await feedNow(feed.id)).toMatchObject({ runs: 5, last_run: { number: 5, outcome: 'done' } });
    await one.stop();
    await other.stop();
  });

  it('do nothing in a plan that is archived', async () => {
    const feed = await make();
    const { closedUntil: _closed, ...plan } = EXAMPLE_PLAN;
    await applyChange(server.store, {
      planId: PLAN,
      at: clock.now(),
      memberId: null,
      by: 'x',
      what: 'Plan archived',
      edits: [{ entity: 'plan', after: { ...plan, closedUntil: null, isArchived: true } }],
    });
    answer('1.2,2026-10,4');
    expect(await run(feed)).toMatchObject({ outcome: 'failed', reason: { code: 'write_refused' } });
  });
});
