import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  apiTokensPath,
  closedPeriodsPath,
  declinedFiguresPath,
  planUndoPath,
  waitingFiguresPath,
} from '#contract/addresses.ts';
import type { FigureSeen, WireDeclined, WireWaiting } from '#contract/waitingFigures.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let lead: Ask;
let dorothy: Ask;
let mary: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  lead = await server.signIn();
  dorothy = await server.join('plan1', { id: '8', firstName: 'Dorothy', lastName: 'Vaughan', departmentId: '4' });
  mary = await server.join('plan1', { id: '7', firstName: 'Mary', departmentId: '3', leadsDepartment: true });
  await option(1);
});

afterEach(() => server.close());

const option = (on: 0 | 1) => lead({ method: 'PATCH', url: '/api/plans/plan1', payload: { figures_wait: on } });
const enter = (ask: Ask, cell: object, goal = 'g3') =>
  ask({ method: 'PUT', url: `/api/plans/plan1/goals/${goal}/entries`, payload: [{ date: '2026-10-01', ...cell }] });
const waiting = async (ask: Ask = lead): Promise<WireWaiting[]> =>
  (await ask({ url: waitingFiguresPath('plan1') })).json();
const seenNow = async (): Promise<FigureSeen[]> =>
  (await waiting()).map(({ id, actual, target }) => ({ id, actual, target }));
const answer = async (ask: Ask, yes: boolean, seen?: readonly FigureSeen[]) =>
  ask({
    method: 'POST',
    url: waitingFiguresPath('plan1'),
    payload: { seen: seen ?? (await seenNow()), answer: yes ? 'yes' : 'no' },
  });
const goalOf = async (id = 'g3') => (await lead({ url: `${addresses.goals}?fiscal_year=2026&ids=${id}` })).json()[0];

describe('a figure of a member', () => {
  it('waits, is told so, and counts in nothing', async () => {
    const reply = await enter(dorothy, { actual: 5, target: 6 });
    expect(reply.json()).toMatchObject({ waiting: 1 });
    expect(await goalOf()).toMatchObject({ ytd_actual: null, all_perf_data: [] });
    expect(await waiting(dorothy)).toMatchObject([
      {
        goal_id: 'g3',
        date: '2026-10-01',
        actual: 5,
        target: 6,
        stored_actual: null,
        by: 'Dorothy Vaughan',
        may_answer: 0,
      },
    ]);
    expect(await waiting()).toMatchObject([{ may_answer: 1 }]);
  });

  it('is told in the history with its goal, its period and its figures, also once it is answered', async () => {
    await enter(dorothy, { actual: 5, target: 6 });
    await answer(lead, false);
    const { changes } = (await lead({ url: '/api/plans/plan1/changes' })).json();
    const of = (before: object, after: object) => [
      { field: 'waiting_target', date: '2026-10-01', ...before, ...after },
      { field: 'waiting_actual', date: '2026-10-01' },
    ];
    const label = expect.stringMatching(/^1\.2 ./);
    expect(changes.slice(0, 2)).toMatchObject([
      { items: [{ entity: 'waiting', what: 'removed', label, fields: of({ before: 6 }, { after: null }) }] },
      { items: [{ entity: 'waiting', what: 'made', label, fields: of({ before: null }, { after: 6 }) }] },
    ]);
  });

  it('counts at once where the plan does not ask, and of a lead or the lead of the department', async () => {
    expect((await enter(lead, { actual: 5 })).json()).not.toHaveProperty('waiting');
    expect((await enter(mary, { actual: 5 }, 'g2')).json()).not.toHaveProperty('waiting');
    await option(0);
    expect((await enter(dorothy, { actual: 7 })).json()).not.toHaveProperty('waiting');
    expect((await goalOf()).ytd_actual).toBe(7);
  });

  it('waits by check-in, by number and by token too', async () => {
    const checkIn = { cells: [{ date: '2026-09-01', actual: 1 }], comment: 'Half done' };
    const checked = await dorothy({ method: 'POST', url: '/api/plans/plan1/goals/g3/check-in', payload: checkIn });
    expect(checked.json()).toMatchObject({ waiting: 1 });
    const figures = [{ goal: '1.2', period: '2026-08', actual: 2 }];
    const put = await dorothy({ method: 'PUT', url: '/api/plans/plan1/figures', payload: figures });
    expect(put.json()).toMatchObject({ waiting: 1 });
    const token = await dorothy({
      method: 'POST',
      url: apiTokensPath('plan1'),
      payload: { name: 'Sheet', access: 'write' },
    });
    const headers = { authorization: `Bearer ${token.json().token}` };
    const sent = await enter((request) => server.ask({ ...request, headers }), { actual: 3 });
    expect(sent.json()).toMatchObject({ waiting: 1 });
    expect((await waiting()).map(({ actual }) => actual)).toEqual([1, 2, 3]);
    expect((await goalOf()).comment_count).toBe(1);
  });

  it('entered again is one, keeps what is not said anew, and lapses where it says what stands there', async () => {
    await enter(dorothy, { actual: 5, target: 6 });
    await enter(dorothy, { actual: 8 });
    expect(await waiting()).toMatchObject([{ actual: 8, target: 6 }]);
    await enter(dorothy, { actual: null, target: null });
    expect(await waiting()).toEqual([]);
  });

  it('leaves a status that was set by hand, which lapses once it counts', async () => {
    const payload = { status_set: 'critical', status_note: 'Late' };
    const set = await lead({ method: 'PATCH', url: '/api/plans/plan1/goals/g3', payload });
    expect(set.statusCode, set.body).toBe(200);
    await enter(dorothy, { actual: 5 });
    expect(await goalOf()).toMatchObject({ status_icon: 'critical' });
    await answer(lead, true);
    expect(await goalOf()).toMatchObject({ status_icon: 'not_started' });
  });

  it('is undone by who entered it', async () => {
    const { version } = (await enter(dorothy, { actual: 5 })).json();
    const undone = await dorothy({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('is seen by nobody through a share', async () => {
    await enter(dorothy, { actual: 54321 });
    const { encv } = await exampleShare(lead, { style: 'dynamic', filters: '{}' });
    const reply = await server.ask({ url: `${addresses.goals}?fiscal_year=2026&encv=${encv}` });
    expect(reply.body).not.toContain('54321');
    expect((await server.ask({ url: `${waitingFiguresPath('plan1')}?encv=${encv}` })).statusCode).toBe(403);
  });
});

describe('a yes', () => {
  it('writes many at once as one change, which one undo takes back', async () => {
    await enter(dorothy, { actual: 5 });
    await dorothy({
      method: 'PUT',
      url: '/api/plans/plan1/goals/g3/entries',
      payload: [
        { date: '2026-09-01', actual: 4 },
        { date: '2026-08-01', target: 3 },
      ],
    });
    const { version } = (await answer(lead, true)).json();
    expect(await goalOf()).toMatchObject({ ytd_actual: 9 });
    expect(await waiting()).toEqual([]);
    await lead({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(await goalOf()).toMatchObject({ ytd_actual: null });
    expect(await waiting()).toHaveLength(3);
  });

  it('is not the member’s to give, nor of a lead of another department', async () => {
    await enter(dorothy, { actual: 5 });
    expect((await answer(dorothy, true)).statusCode).toBe(403);
    expect((await answer(mary, true)).statusCode).toBe(403);
    expect(await waiting()).toHaveLength(1);
  });

  it('to figures that are all answered already is refused, and names them', async () => {
    await enter(dorothy, { actual: 5 });
    const seen = await seenNow();
    await answer(lead, false);
    const refused = await answer(lead, true, seen);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'changed_since']);
    expect(refused.json().error.details.changed).toEqual([{ id: 'g3~2026-10-01', waits: 0 }]);
    expect(await goalOf()).toMatchObject({ ytd_actual: null });
  });

  it.each([
    ['no list of figures', { answer: 'yes' }],
    ['their ids alone', { ids: ['g3~2026-10-01'], answer: 'yes' }],
    ['their ids alone, declining them', { ids: ['g3~2026-10-01'], answer: 'no' }],
  ])('without what was seen is refused: %s', async (_, payload) => {
    await enter(dorothy, { actual: 5 });
    const refused = await lead({ method: 'POST', url: waitingFiguresPath('plan1'), payload });
    expect([refused.statusCode, refused.json().error.code]).toEqual([428, 'say_what_you_saw']);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['another actual', { actual: 5 }, { actual: 50 }, {}],
    ['a target beside it', { actual: 5 }, { target: 9 }, {}],
    ['a target beside it that clears', { actual: 5 }, { actual: 5, target: null }, { target: 1 }],
    ['an actual that clears', { actual: 5 }, { actual: null }, { actual: 1 }],
  ])('is to what was seen: not to %s entered since', async (_, first, then, stored) => {
    await enter(lead, stored);
    await enter(dorothy, first);
    const seen = await seenNow();
    await enter(dorothy, then);
    for (const yes of [true, false]) {
      const refused = await answer(lead, yes, seen);
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'changed_since']);
      expect(refused.json().error.details.changed).toMatchObject([
        { id: 'g3~2026-10-01', waits: 1, by: 'Dorothy Vaughan' },
      ]);
    }
    expect(await waiting()).toHaveLength(1);
    expect((await answer(lead, true)).statusCode).toBe(200);
  });

  it('may send null for what the list leaves out', async () => {
    await enter(dorothy, { actual: 5 });
    expect((await answer(lead, true, [{ id: 'g3~2026-10-01', actual: 5, target: null }])).statusCode).toBe(200);
  });

  it('takes those of many that it can, and names the rest', async () => {
    const payload = ['07', '08', '09', '10'].map((month) => ({ date: `2026-${month}-01`, actual: Number(month) }));
    await dorothy({ method: 'PUT', url: '/api/plans/plan1/goals/g3/entries', payload });
    const seen = await seenNow();
    await enter(dorothy, { actual: 11 });
    const closing = { closed_until: '2026-07-31' };
    expect((await lead({ method: 'PUT', url: closedPeriodsPath('plan1'), payload: closing })).statusCode).toBe(200);
    const reply = await answer(lead, true, [...seen, { id: 'g3~2020-01-01', actual: 1 }]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({
      changed: [
        { id: 'g3~2026-10-01', waits: 1, actual: 11 },
        { id: 'g3~2020-01-01', waits: 0 },
      ],
      refused: [{ id: 'g3~2026-07-01', code: 'period_closed' }],
    });
    expect(await goalOf()).toMatchObject({ ytd_actual: 17 });
    expect((await waiting()).map(({ actual }) => actual)).toEqual([7, 11]);
  });

  it('with a reason opens a closed period for a lead, and for nobody else', async () => {
    const katherine = await server.join('plan1', { id: '9', departmentId: '4', leadsDepartment: true });
    await enter(dorothy, { actual: 5 });
    await lead({ method: 'PUT', url: closedPeriodsPath('plan1'), payload: { closed_until: '2026-10-31' } });
    const payload = { seen: await seenNow(), answer: 'yes', reason: 'Audited late' };
    const sent = (ask: Ask) => ask({ method: 'POST', url: waitingFiguresPath('plan1'), payload });
    expect((await sent(katherine)).json().error.code).toBe('period_closed');
    expect((await sent(lead)).statusCode).toBe(200);
    expect(await goalOf()).toMatchObject({ ytd_actual: 5 });
  });
});

describe('a declined figure', () => {
  const no = async (note?: string) =>
    lead({
      method: 'POST',
      url: waitingFiguresPath('plan1'),
      payload: { seen: await seenNow(), answer: 'no', ...(note !== undefined && { reason: note }) },
    });
  const declined = async (ask: Ask = dorothy): Promise<WireDeclined[]> =>
    (await ask({ url: declinedFiguresPath('plan1') })).json();
  const seen = (ask: Ask, ids: readonly string[]) =>
    ask({ method: 'POST', url: declinedFiguresPath('plan1'), payload: { ids } });

  beforeEach(async () => {
    await enter(dorothy, { actual: 5 });
    expect((await no(' October is not over ')).statusCode).toBe(200);
  });

  it('is told to whoever entered it, with who declined it, when and why, and to nobody else', async () => {
    expect(await declined()).toMatchObject([
      {
        goal_id: 'g3',
        number: '1x2',
        frequency: 'monthly',
        date: '2026-10-01',
        actual: 5,
        declined_by: 'Ada',
        declined_at: expect.stringMatching(/^\d{4}-.*Z$/),
        note: 'October is not over',
      },
    ]);
    expect(await declined(mary)).toEqual([]);
    expect(await declined(lead)).toEqual([]);
  });

  it('waits no more, and is told in the history with its note', async () => {
    expect(await waiting(dorothy)).toEqual([]);
    const { changes } = (await lead({ url: '/api/plans/plan1/changes?limit=1' })).json();
    expect(changes).toMatchObject([{ what: 'Figures declined', by: 'Ada', reason: 'October is not over' }]);
    expect((await option(0)).statusCode).toBe(200);
  });

  it.each([
    ['by its author, where it waits', () => enter(dorothy, { actual: 7 }), 1],
    ['by its author, as it stands there already', () => enter(dorothy, { actual: null }), 0],
    ['by a lead, where it counts', () => enter(lead, { actual: 7 }), 0],
  ])('is told no more once the period is entered anew %s', async (_, again, waits) => {
    expect((await again()).statusCode).toBe(200);
    expect(await declined()).toEqual([]);
    expect(await waiting()).toHaveLength(waits);
  });

  it('stays while other periods are entered, and leaves nothing in the figure entered anew', async () => {
    await lead({
      method: 'PUT',
      url: '/api/plans/plan1/goals/g3/entries',
      payload: [{ date: '2026-09-01', actual: 2 }],
    });
    expect(await declined()).toHaveLength(1);
    await enter(dorothy, { target: 9 });
    const [figure] = await waiting();
    expect(figure).toMatchObject({ target: 9 });
    expect(figure).not.toHaveProperty('actual');
  });

  it('is told no more once its author has seen it, which nobody else can say', async () => {
    const ids = (await declined()).map(({ id }) => id);
    expect((await seen(mary, ids)).statusCode).toBe(404);
    expect(await declined()).toHaveLength(1);
    expect((await seen(dorothy, ids)).statusCode).toBe(200);
    expect(await declined()).toEqual([]);
    expect((await seen(dorothy, ids)).statusCode).toBe(404);
  });

  it('is told in the history as it was, also once its author has seen it', async () => {
    await seen(
      dorothy,
      (await declined()).map(({ id }) => id),
    );
    const { changes } = (await lead({ url: '/api/plans/plan1/changes?limit=1' })).json();
    const label = expect.stringMatching(/^1\.2 ./);
    const fields = [{ field: 'declined_actual', date: '2026-10-01', before: 5, after: null }];
    expect(changes[0]).toMatchObject({ items: [{ entity: 'waiting', what: 'removed', label, fields }] });
  });

  it('waits again where the answer is undone', async () => {
    const { version } = (await lead({ url: '/api/plans/plan1/changes?limit=1' })).json();
    const undone = await lead({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await declined()).toEqual([]);
    expect(await waiting()).toMatchObject([{ actual: 5, by: 'Dorothy Vaughan' }]);
  });

  it('is in the way of one entered without having seen the answer', async () => {
    const url = '/api/plans/plan1/goals/g3/entries';
    const { version } = (await lead({ url: '/api/plans/plan1/changes?limit=1' })).json();
    const payload = [{ date: '2026-10-01', actual: 8 }];
    const again = (seen: number) => dorothy({ method: 'PUT', url, payload, headers: { 'if-match': `"${seen}"` } });
    const refused = await again(version - 1);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'changed_meanwhile']);
    const { conflicts } = refused.json().error.details;
    expect([...new Set(conflicts.map(({ entity }: { entity: string }) => entity))]).toEqual(['waiting']);
    expect((await again(version)).json()).toMatchObject({ waiting: 1 });
  });

  it('cannot be answered again', async () => {
    const refused = await answer(lead, true, [{ id: 'g3~2026-10-01', actual: 5 }]);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'changed_since']);
  });

  it('has no endless reason', async () => {
    await enter(dorothy, { actual: 6 });
    const sent = async (reason: string) => {
      const payload = { seen: await seenNow(), answer: 'no', reason };
      return (await lead({ method: 'POST', url: waitingFiguresPath('plan1'), payload })).statusCode;
    };
    expect(await sent('x'.repeat(501))).toBe(400);
    expect(await sent('x'.repeat(500))).toBe(200);
  });
});

describe('the history of a goal', () => {
  const whats = async (query: string) => {
    const reply = await lead({ url: `/api/plans/plan1/changes?${query}` });
    return reply.json().changes.map(({ what, items }: { what: string; items: unknown[] }) => [what, items.length]);
  };

  it('tells of its figures as they come, are confirmed and declined, also of one period', async () => {
    await enter(dorothy, { actual: 5 });
    await answer(lead, false);
    await enter(dorothy, { actual: 6 });
    await answer(lead, true);
    const all = [
      ['Figures confirmed', 2],
      ['Figures submitted', 1],
      ['Figures declined', 1],
      ['Figures submitted', 1],
    ];
    expect((await whats('goal_id=g3')).slice(0, 4)).toEqual(all);
    expect(await whats('goal_id=g3&period=2026-10-01')).toEqual(all);
    expect((await whats('period=2026-10-01')).slice(0, 4)).toEqual(all);
    expect(await whats('goal_id=g3&period=2026-09-01')).toEqual([]);
  });

  it('offers to undo what was submitted or answered only while it stands as that change left it', async () => {
    const undoable = async (ask: Ask) => {
      const { changes } = (await ask({ url: '/api/plans/plan1/changes?goal_id=g3&period=2026-10-01' })).json();
      return changes.map((change: { what: string; may_undo: number }) => [change.what, change.may_undo]);
    };
    const { version } = (await enter(dorothy, { actual: 5 })).json();
    expect(await undoable(dorothy)).toEqual([['Figures submitted', 1]]);
    const declined = (await answer(lead, false)).json().version;
    expect(await undoable(dorothy)).toEqual([
      ['Figures declined', 0],
      ['Figures submitted', 0],
    ]);
    expect((await lead({ method: 'POST', url: planUndoPath('plan1', version) })).statusCode).toBe(409);
    expect((await undoable(lead)).map(([, may]: [string, number]) => may)).toEqual([1, 0]);
    await lead({ method: 'POST', url: planUndoPath('plan1', declined) });
    expect((await undoable(dorothy)).at(-1)).toEqual(['Figures submitted', 1]);
    await answer(lead, true);
    expect((await undoable(lead)).map(([, may]: [string, number]) => may)).toEqual([1, 0, 0, 0]);
  });

  it.each(['g2', 'G3', 'g', '%', 'g_'])('tells nothing of the figures of another goal: %s', async (id) => {
    await enter(dorothy, { actual: 5 });
    expect((await whats(`goal_id=${encodeURIComponent(id)}`)).map(([what]: string[]) => what)).not.toContain(
      'Figures submitted',
    );
  });
});

it('a no leaves what counts', async () => {
  await enter(lead, { actual: 3 });
  await enter(dorothy, { actual: 5 });
  expect(await waiting()).toMatchObject([{ stored_actual: 3 }]);
  expect((await answer(lead, false)).statusCode).toBe(200);
  expect(await goalOf()).toMatchObject({ ytd_actual: 3 });
  expect(await waiting()).toEqual([]);
});

it('the option cannot be switched off while figures wait', async () => {
  await enter(dorothy, { actual: 5 });
  const refused = await option(0);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'figures_wait']);
  await answer(lead, false);
  expect((await option(0)).statusCode).toBe(200);
});

it('who may not say yes cannot undo figures that count', async () => {
  await option(0);
  const { version } = (await enter(dorothy, { actual: 5 })).json();
  await option(1);
  expect((await dorothy({ method: 'POST', url: planUndoPath('plan1', version) })).statusCode).toBe(403);
});
