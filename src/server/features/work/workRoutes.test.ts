import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  planPath,
  planUndoPath,
  sharePath,
  workArchivePath,
  workItemPath,
  workPath,
  workRestorePath,
} from '#contract/addresses.ts';
import { initiativesSchema, milestonesSchema, type WorkNoun } from '#contract/work.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;
/** Owns goal g5 and nothing else. */
let sam: Ask;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, {}, [
        exampleGoalEdit({ id: 'g5', parentId: 'g1', number: '1x5', title: 'Sams goal', depth: 1, memberId: 'sam' }),
        { entity: 'member', id: 'sam', after: SAM },
      ]),
  });
  ada = await server.signIn();
  sam = await server.join('plan1', { ...SAM, role: 'member' });
});

afterEach(() => server.close());

const SAM = {
  id: 'sam',
  firstName: 'Sam',
  lastName: 'Lee',
  role: 'member',
  departmentId: null,
  leadsDepartment: false,
  email: null,
  accountId: null,
} as const;

const post = (noun: WorkNoun, payload: object, ask = ada) =>
  ask({ method: 'POST', url: workPath('plan1', noun), payload });
const patch = (noun: WorkNoun, id: string, payload: object, ask = ada) =>
  ask({ method: 'PATCH', url: workItemPath('plan1', noun, id), payload });
const archive = (noun: WorkNoun, id: string, ask = ada) =>
  ask({ method: 'DELETE', url: workItemPath('plan1', noun, id) });
const restore = (noun: WorkNoun, id: string, ask = ada) =>
  ask({ method: 'POST', url: workRestorePath('plan1', noun, id) });
const list = async (noun: WorkNoun, query = '', ask = ada) =>
  (await ask({ url: `${workPath('plan1', noun)}${query}` })).json();

async function made(noun: WorkNoun, payload: object, ask = ada): Promise<string> {
  const reply = await post(noun, payload, ask);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
}

const initiative = (payload: object = {}) => made('initiatives', { title: 'Main', goal_ids: ['g2'], ...payload });
const milestone = (payload: object = {}) => made('milestones', { title: 'Laid', due: '2026-12-01', ...payload });

describe('an initiative', () => {
  it('is listed with how far it is, how late, and what of its time has passed', async () => {
    const id = await initiative({
      description: 'Pipe and street',
      owner_id: '7',
      department_id: '3',
      start: '2026-11-11',
      end: '2026-11-19',
      state: 'at_risk',
      planned: 1_900_000,
      spent: 812_000,
    });
    await milestone({ initiative_id: id, done_on: '2026-11-01' });
    await milestone({ initiative_id: id, weight: 3, due: '2026-11-19' });
    expect(initiativesSchema.parse(await list('initiatives'))).toEqual([
      {
        id,
        archived: 0,
        may_edit: 1,
        title: 'Main',
        description: 'Pipe and street',
        owner_id: '7',
        department_id: '3',
        start: '2026-11-11',
        end: '2026-11-19',
        state: 'at_risk',
        percent: null,
        planned: 1_900_000,
        spent: 812_000,
        goal_ids: ['g2'],
        after_ids: [],
        percent_complete: 25,
        percent_from: 'milestones',
        elapsed: 100,
        days_late: 1,
        milestones: { total: 2, done: 1, late: 1 },
        warnings: [],
      },
    ]);
  });

  it('keeps what a change leaves out, and is taken back by undo', async () => {
    const id = await initiative({ planned: 5 });
    const { version } = (await patch('initiatives', id, { state: 'done' })).json();
    expect(await list('initiatives')).toMatchObject([{ title: 'Main', planned: 5, state: 'done' }]);
    await ada({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(await list('initiatives')).toMatchObject([{ state: 'planned' }]);
  });

  it('does not overwrite what somebody else changed meanwhile', async () => {
    const id = await initiative();
    const { version } = (await ada({ url: planPath('plan1') })).json();
    await patch('initiatives', id, { title: 'Theirs' });
    const late = { method: 'PATCH', url: workItemPath('plan1', 'initiatives', id) } as const;
    const headers = { 'if-match': String(version) };
    expect((await ada({ ...late, headers, payload: { title: 'Mine' } })).json().error.code).toBe('changed_meanwhile');
    expect((await ada({ ...late, headers, payload: { planned: 1 } })).statusCode).toBe(200);
    expect(await list('initiatives')).toMatchObject([{ title: 'Theirs', planned: 1 }]);
  });

  it('is archived and restored with its milestones', async () => {
    const id = await initiative();
    await milestone({ initiative_id: id });
    await archive('initiatives', id);
    expect([await list('initiatives'), await list('milestones')]).toEqual([[], []]);
    expect(await list('initiatives', '?archived=1')).toMatchObject([{ id, archived: 1 }]);
    expect((await patch('initiatives', id, { title: 'No' })).statusCode).toBe(404);
    expect((await restore('initiatives', id)).statusCode).toBe(200);
    expect((await restore('initiatives', id)).statusCode).toBe(404);
    expect([(await list('initiatives')).length, (await list('milestones')).length]).toEqual([1, 1]);
  });

  it('is known as it was on a past day', async () => {
    await initiative();
    expect(await list('initiatives', '?as_of=2026-11-19')).toEqual([]);
    expect(await list('initiatives', '?as_of=2026-11-20')).toMatchObject([{ title: 'Main' }]);
  });

  it('keeps its links to archived goals, which are not shown', async () => {
    const id = await initiative({ goal_ids: ['g2', 'g3'] });
    await ada({ method: 'DELETE', url: `${planPath('plan1')}/goals/g3` });
    expect(await list('initiatives')).toMatchObject([{ goal_ids: ['g2'] }]);
    await patch('initiatives', id, { goal_ids: ['g2', 'g10'] });
    await ada({ method: 'POST', url: `${planPath('plan1')}/goals/g3/restore` });
    expect(await list('initiatives')).toMatchObject([{ goal_ids: ['g2', 'g10', 'g3'] }]);
  });

  it('of an owner who left has none', async () => {
    await initiative({ owner_id: '8' });
    await ada({ method: 'PATCH', url: `${planPath('plan1')}/goals/g3`, payload: { plan_mem_id: null } });
    const gone = await ada({ method: 'DELETE', url: `${planPath('plan1')}/members/8` });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await list('initiatives')).toMatchObject([{ owner_id: null }]);
  });
});

describe('what is refused, and nothing written then', () => {
  it.each<[string, WorkNoun, object, string]>([
    ['an end before the start', 'initiatives', { start: '2026-11-20', end: '2026-11-19' }, 'window_reversed'],
    ['no goal', 'initiatives', { goal_ids: [] }, 'linked_to_nothing'],
    ['a goal that is not there', 'initiatives', { goal_ids: ['g2', 'gone'] }, 'goal_not_found'],
    ['an owner who is not there', 'initiatives', { owner_id: 'nobody' }, 'unknown_member'],
    ['a department that is not there', 'initiatives', { department_id: 'none' }, 'unknown_department'],
    ['more than all', 'initiatives', { percent: 101 }, 'bad_request'],
    ['no title', 'initiatives', { title: ' ' }, 'bad_request'],
    ['a day that is none', 'initiatives', { start: '2026-02-30' }, 'bad_request'],
    ['300 links', 'initiatives', { after_ids: Array.from({ length: 300 }, (_, at) => `m${at}`) }, 'too_many_links'],
    ['after what is not there', 'initiatives', { after_ids: ['gone'] }, 'work_not_found'],
    ['a milestone of nothing', 'milestones', {}, 'of_one_thing'],
    ['a milestone of an initiative that is not there', 'milestones', { initiative_id: 'gone' }, 'work_not_found'],
    ['a milestone without weight', 'milestones', { goal_id: 'g2', weight: 0 }, 'bad_request'],
    ['a milestone done in the future', 'milestones', { goal_id: 'g2', done_on: '2026-11-21' }, 'done_in_future'],
    ['a decision about nothing', 'decisions', { text: 'So be it' }, 'linked_to_nothing'],
  ])('%s', async (_, noun, payload, code) => {
    const whole = {
      initiatives: { title: 'Main', goal_ids: ['g2'] },
      milestones: { title: 'Laid', due: '2026-12-01' },
      decisions: {},
    }[noun];
    const reply = await post(noun, { ...whole, ...payload });
    expect(reply.json().error.code).toBe(code);
    expect(await list(noun)).toEqual([]);
  });

  it('a milestone both of an initiative and of a goal', async () => {
    const initiativeId = await initiative();
    const reply = await post('milestones', {
      title: 'x',
      due: '2026-12-01',
      goal_id: 'g2',
      initiative_id: initiativeId,
    });
    expect(reply.json().error.code).toBe('of_one_thing');
  });

  it('a link back, with the way round', async () => {
    const first = await initiative({ title: 'Lay' });
    const paved = await milestone({ title: 'Paved', goal_id: 'g2', after_ids: [first] });
    const reply = await patch('initiatives', first, { after_ids: [paved] });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toMatchObject({
      code: 'links_back',
      message:
        'It would have to be finished before it starts: “Lay”, then “Paved”, then “Lay”. Remove one of these links first.',
      details: {
        way: [
          { id: first, title: 'Lay' },
          { id: paved, title: 'Paved' },
        ],
      },
    });
  });
});

describe('a milestone', () => {
  it('may be done before it is due, and is late only while it is open', async () => {
    await milestone({ title: 'Early', goal_id: 'g2', due: '2026-12-31', done_on: '2026-11-01' });
    await milestone({ title: 'Late', goal_id: 'g2', due: '2026-10-27' });
    const replies = milestonesSchema.parse(await list('milestones'));
    const days = replies.map(({ title, days_late: late }) => [title, late] as const);
    expect(new Map(days)).toEqual(
      new Map([
        ['Early', 0],
        ['Late', 24],
      ]),
    );
  });

  it('that is due before what it comes after warns', async () => {
    const first = await milestone({ title: 'First', goal_id: 'g2', due: '2027-03-26' });
    await milestone({ title: 'Then', goal_id: 'g2', due: '2027-03-15', after_ids: [first] });
    const replies = milestonesSchema.parse(await list('milestones'));
    expect(replies.find(({ title }) => title === 'Then')?.warnings).toEqual([{ after_id: first, days: 11 }]);
  });
});

describe('a decision', () => {
  it('without a day and a name is of today and of who notes it', async () => {
    await made('decisions', { text: 'Doubled the crew', goal_ids: ['g5'] }, sam);
    expect(await list('decisions')).toMatchObject([{ day: '2026-11-20', who: 'Sam Lee', text: 'Doubled the crew' }]);
  });
});

describe('who may', () => {
  it('a member for their own goals alone', async () => {
    expect((await post('initiatives', { title: 'Mine', goal_ids: ['g5'] }, sam)).statusCode).toBe(201);
    expect((await post('initiatives', { title: 'Both', goal_ids: ['g5', 'g2'] }, sam)).statusCode).toBe(403);
    expect((await post('milestones', { title: 'x', due: '2026-12-01', goal_id: 'g2' }, sam)).statusCode).toBe(403);
  });

  it('an owner changes it, also of goals of others, and a stranger does not', async () => {
    const theirs = await initiative({ owner_id: 'sam' });
    const others = await initiative();
    expect((await patch('initiatives', theirs, { state: 'done' }, sam)).statusCode).toBe(200);
    expect((await patch('initiatives', others, { state: 'done' }, sam)).statusCode).toBe(403);
    const may = (await list('initiatives', '', sam)).map((each: { id: string; may_edit: number }) => [
      each.id,
      each.may_edit,
    ]);
    expect(new Map(may)).toEqual(
      new Map([
        [theirs, 1],
        [others, 0],
      ]),
    );
  });

  it('a token of a member that is for figures is told which access it needs', async () => {
    const asked = { name: 'Sheet', access: 'figures' };
    const made = await sam({ method: 'POST', url: `${planPath('plan1')}/tokens`, payload: asked });
    const headers = { authorization: `Bearer ${made.json().token}` };
    const ofSam: Ask = (request) => server.ask({ ...request, headers });
    const { message } = (await post('initiatives', { title: 'Mine', goal_ids: ['g5'] }, ofSam)).json().error;
    expect(message).toContain('its access is “Figures”, and this needs “Figures and goals”');
  });

  it('undoes what they did themselves', async () => {
    const { version } = (await post('initiatives', { title: 'Mine', goal_ids: ['g5'] }, sam)).json();
    expect((await sam({ method: 'POST', url: planUndoPath('plan1', version) })).statusCode).toBe(200);
    expect(await list('initiatives')).toEqual([]);
  });

  it('a share only where it is ticked, and then what is of goals inside it, without costs and outside links', async () => {
    const both = await initiative({ title: 'Both', goal_ids: ['g5', 'g1'], planned: 5, spent: 4 });
    const outside = await initiative({ title: 'Outside', goal_ids: ['g1'] });
    await post('milestones', { title: 'Step', due: '2026-12-01', initiative_id: both, after_ids: [outside] });
    await post('milestones', { title: 'Of another', due: '2026-12-01', goal_id: 'g1' });
    await post('decisions', { text: 'Both', goal_ids: ['g1'], initiative_ids: [both, outside] });
    await post('decisions', { text: 'Outside', goal_ids: ['g1'] });
    const { encv, id } = await exampleShare(ada, { style: 'static', filters: '{"name":"Sams goal"}' });
    const told = (noun: WorkNoun, more = '') => server.ask({ url: `${workPath('plan1', noun)}?encv=${encv}${more}` });
    const plan = async () => (await server.ask({ url: `${planPath('plan1')}?encv=${encv}` })).json();
    expect((await told('initiatives')).json()).toEqual([]);
    expect((await plan()).has_work).toBeUndefined();
    await ada({ method: 'PATCH', url: sharePath('plan1', id), payload: { shows_work: true } });
    expect((await plan()).has_work).toBe(1);
    expect((await told('initiatives')).json()).toMatchObject([
      { title: 'Both', goal_ids: ['g5'], planned: null, spent: null, may_edit: 0, milestones: { total: 1 } },
    ]);
    expect((await told('milestones')).json()).toMatchObject([{ title: 'Step', after_ids: [] }]);
    expect((await told('decisions')).json()).toMatchObject([{ text: 'Both', goal_ids: [], initiative_ids: [both] }]);
    await ada({ method: 'DELETE', url: `${workPath('plan1', 'initiatives')}/${both}` });
    expect((await told('initiatives', '&archived=1')).json()).toEqual([]);
    expect((await told('initiatives', '&as_of=2026-11-01')).statusCode).toBe(403);
  });
});

describe('many at once', () => {
  const many = (noun: WorkNoun, payload: object, ask = ada) =>
    ask({ method: 'PATCH', url: workPath('plan1', noun), payload });
  const archiveMany = (noun: WorkNoun, ids: readonly string[], ask = ada) =>
    ask({ method: 'POST', url: workArchivePath('plan1', noun), payload: { ids } });

  it('are changed as one change, each with what it names, and come back by one undo', async () => {
    const byTitle = async () => {
      const all = initiativesSchema.parse(await list('initiatives'));
      return all.toSorted((first, second) => first.title.localeCompare(second.title));
    };
    const [one, two] = [await initiative({ title: 'One', state: 'active' }), await initiative({ title: 'Two' })];
    const reply = await many('initiatives', [
      { id: one, start: '2026-08-01', end: '2026-09-01' },
      { id: two, state: 'blocked', owner_id: 'sam' },
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await byTitle()).toMatchObject([
      { title: 'One', start: '2026-08-01', end: '2026-09-01', state: 'active' },
      { title: 'Two', state: 'blocked', owner_id: 'sam' },
    ]);
    const { version } = reply.json();
    const undone = await ada({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await byTitle()).toMatchObject([
      { title: 'One', start: null, state: 'active' },
      { title: 'Two', state: 'planned', owner_id: null },
    ]);
  });

  it('are archived as one change, initiatives with their milestones', async () => {
    const [one, two] = [await initiative(), await initiative()];
    await milestone({ initiative_id: two });
    expect((await archiveMany('initiatives', [one, two])).statusCode).toBe(200);
    expect([await list('initiatives'), await list('milestones')]).toEqual([[], []]);
  });

  it('are changed all or none: each that cannot be is named by its place', async () => {
    const one = await initiative({ title: 'One', start: '2026-09-01' });
    const two = await initiative({ title: 'Two' });
    const reply = await many('initiatives', [
      { id: two, state: 'done' },
      { id: one, end: '2026-08-01' },
      { id: 'gone', state: 'done' },
    ]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      error: {
        code: 'work_refused',
        details: {
          refused: [
            { index: 1, code: 'window_reversed' },
            { index: 2, code: 'work_not_found' },
          ],
        },
      },
    });
    expect(await list('initiatives')).toMatchObject([{ state: 'planned' }, { state: 'planned' }]);
  });

  it('are judged upon those before them: two links that lead back are refused', async () => {
    const [one, two] = [await initiative({ title: 'One' }), await initiative({ title: 'Two' })];
    const reply = await many('initiatives', [
      { id: one, after_ids: [two] },
      { id: two, after_ids: [one] },
    ]);
    expect(reply.json()).toMatchObject({ error: { details: { refused: [{ index: 1, code: 'links_back' }] } } });
  });

  it('of others are refused, with 403 where the asker may change none', async () => {
    const theirs = await initiative();
    const own = await made('initiatives', { title: 'Own', goal_ids: ['g5'] }, sam);
    const both = await many(
      'initiatives',
      [
        { id: own, state: 'done' },
        { id: theirs, state: 'done' },
      ],
      sam,
    );
    expect(both.statusCode).toBe(409);
    expect(both.json()).toMatchObject({ error: { details: { refused: [{ index: 1, code: 'forbidden' }] } } });
    expect((await many('initiatives', [{ id: theirs, state: 'done' }], sam)).statusCode).toBe(403);
    expect((await archiveMany('initiatives', [theirs], sam)).statusCode).toBe(403);
  });

  it.each([
    ['none', []],
    ['one twice', [{ id: 'a' }, { id: 'a' }]],
    ['one without its id', [{ state: 'done' }]],
    ['a field that there is not', [{ id: 'a', colour: 'red' }]],
    ['more than 500', Array.from({ length: 501 }, (_, at) => ({ id: `${at}` }))],
    ['no list', { id: 'a' }],
  ])('%s is refused', async (_, sent) => {
    expect((await many('initiatives', sent)).statusCode).toBe(400);
  });

  it('milestones are ticked off together', async () => {
    const [one, two] = [await milestone({ goal_id: 'g2' }), await milestone({ goal_id: 'g2', title: 'Paid' })];
    const day = { done_on: '2026-11-01' };
    const reply = await many('milestones', [
      { id: one, ...day },
      { id: two, ...day },
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await list('milestones')).toMatchObject([day, day]);
  });

  it('others have their turn while many are changed', async () => {
    const ids = [];
    for (let at = 0; at < 60; at += 1) ids.push(await initiative({ title: `Initiative ${at}` }));
    let now = performance.now();
    // Each look at the clock is long after the one before.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const reply = await many(
      'initiatives',
      ids.map((id) => ({ id, state: 'active' })),
    );
    isOver = true;
    clock.mockRestore();
    expect(reply.statusCode, reply.body).toBe(200);
    // While each is judged, and while it is written.
    expect(turns).toBeGreaterThan(2 * ids.length);
  });
});
