import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { statedGoalSchema } from '#contract/goalCalls.ts';
import { dayOf } from '#core/calendar/date.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, MORE) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const YEAR = { start: dayOf(2026, 7, 1), end: dayOf(2027, 6, 30) };

const MORE: readonly Edit[] = [
  exampleGoalEdit({ id: 'sum', number: '2', title: 'Added up', rollup: 'sum', span: YEAR }),
  exampleGoalEdit({ id: 'part', number: '2.1', parentId: 'sum', depth: 1, title: 'A part', span: YEAR }),
  exampleGoalEdit({ id: 'leaf', number: '2.2', parentId: 'sum', depth: 1, title: 'A leaf', span: YEAR }),
  exampleGoalEdit({ id: 'deep', number: '2.1.1', parentId: 'part', depth: 2, title: 'Deeper', span: YEAR }),
  ...[3, 4, 5, 6].map((depth) =>
    exampleGoalEdit({
      id: `deep${depth}`,
      parentId: depth === 3 ? 'deep' : `deep${depth - 1}`,
      number: `2.1.1${'.1'.repeat(depth - 2)}`,
      depth,
      rollup: 'none',
    }),
  ),
];

const GOALS = '/api/plans/plan1/goals';
const post = (payload: object, ask = ada) => ask({ method: 'POST', url: GOALS, payload });
const patch = (id: string, payload: object, { ask = ada, ifMatch = '' } = {}) =>
  ask({
    method: 'PATCH',
    url: `${GOALS}/${id}`,
    payload,
    ...(ifMatch === '' ? {} : { headers: { 'if-match': ifMatch } }),
  });
const archive = (id: string, ask = ada) => ask({ method: 'DELETE', url: `${GOALS}/${id}` });
const restore = (id: string, ask = ada) => ask({ method: 'POST', url: `${GOALS}/${id}/restore` });
const stated = async (id: string) => statedGoalSchema.parse((await ada({ url: `${GOALS}/${id}` })).json());
const versionNow = async () => (await ada({ url: '/api/plans/plan1' })).json().version;

async function goalOf(id: string, fields = '') {
  const [goal] = (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=${fields}` })).json();
  return goal;
}

async function made(payload: object) {
  const reply = await post(payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return stated(reply.json().id);
}

describe('a new goal', () => {
  it('stands under its parent with the next number, one level below it and in its window', async () => {
    expect(await made({ item: 'Bike lanes', parent_id: 'g1' })).toMatchObject({
      number: '1x11',
      depth: 1,
      start: '2025-07-01',
      end: '2027-06-30',
      function: 1,
      valuetype: 2,
      tracking_frequency: 1,
      target_direction: 1,
      rollup_type: null,
    });
  });

  it('weighs 1 until somebody says otherwise, and its group counts it by that', async () => {
    expect(await stated('part')).toMatchObject({ weight: 1 });
    expect((await patch('part', { weight: 2.5 })).statusCode).toBe(200);
    expect(await stated('part')).toMatchObject({ weight: 2.5 });
    expect((await goalOf('part', 'weight')).weight).toBe(2.5);
    const undo = await ada({ method: 'POST', url: `/api/plans/plan1/changes/${await versionNow()}/undo` });
    expect(undo.statusCode, undo.body).toBe(200);
    expect(await stated('part')).toMatchObject({ weight: 1 });
  });

  it.each([0, -1, 0.001, 1000.01, '2', null])('has no weight of %j', async (weight) => {
    const refused = await patch('part', { weight });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain('must be a number from 0.01 to 1000 with at most 2 decimals');
  });

  it('has a unit where it is a number, and loses it with that', async () => {
    const { id } = await made({ item: 'Permits', unit: ' business\n days ' });
    expect((await goalOf(id, 'unit')).unit).toBe('business days');
    await patch(id, { valuetype: 3 });
    expect(await stated(id)).toMatchObject({ valuetype: 3, unit: '' });
    const refused = await patch(id, { unit: 'days' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'unit_of_no_number']);
  });

  it('without a parent is a strategic objective, after the last one', async () => {
    expect(await made({ item: 'Clean air' })).toMatchObject({ number: '3', depth: 0, start: '0000-00-00' });
  });

  it.each([
    [{ valuetype: 3 }, 5],
    [{ tracking_frequency: 2 }, 5],
    [{ valuetype: 1 }, 1],
    [{ valuetype: 3, function: 2 }, 2],
  ])('of %j has the function %i', async (payload, expected) => {
    expect(await made({ item: 'A goal', ...payload })).toMatchObject({ function: expected });
  });

  it('has everything that is stated about it', async () => {
    const all = {
      parent_id: 'g1',
      number: '1x7',
      item: 'Bike lanes',
      measure: 'Miles',
      description: 'In two\nlines',
      function: 4,
      valuetype: 1,
      tracking_frequency: 0,
      target_direction: 0,
      start: '2026-01-01',
      end: '2026-12-31',
      priority: 1,
      iskey: 1,
      rollup_type: 0,
      eoy_100: 0,
      targets: { '2026': 12.5 },
      own_all_target: 30,
      own_baseline: { value: 2, date: '2025-12-01' },
      plan_dep_id: '4',
      plan_mem_id: '8',
      plan_oga_type: 'c',
      status_is_automatic: 0,
    };
    expect(await made(all)).toMatchObject({ ...all, who_label: 'Dorothy Vaughan' });
  });

  it.each([
    ['no title', {}, 400, 'bad_request'],
    ['a blank title', { item: '  ' }, 400, 'bad_request'],
    ['a title of 501 characters', { item: 'x'.repeat(501) }, 400, 'text_too_long'],
    ['a number of 51 characters', { item: 'A', number: '1'.repeat(51) }, 400, 'text_too_long'],
    ['a blank number', { item: 'A', number: ' ' }, 400, 'bad_request'],
    ['a number with nothing between its dots', { item: 'A', number: '2.x' }, 400, 'number_unfit'],
    ["another goal's number", { item: 'A', number: '1.2' }, 409, 'number_taken'],
    ['an unknown parent', { item: 'A', parent_id: 'nowhere' }, 400, 'unknown_parent'],
    ['an unknown department', { item: 'A', plan_dep_id: '9' }, 400, 'unknown_department'],
    ['an unknown member', { item: 'A', plan_mem_id: '99' }, 400, 'unknown_member'],
    ['an end before its start', { item: 'A', start: '2026-02-01', end: '2026-01-31' }, 400, 'window_reversed'],
    ['a date that does not exist', { item: 'A', start: '2026-02-30' }, 400, 'bad_request'],
    ['an unknown code', { item: 'A', function: 6 }, 400, 'bad_request'],
    ['a fifth perspective', { item: 'A', plan_oga_type: 'x' }, 400, 'bad_request'],
    ['an unknown key', { item: 'A', colour: 'red' }, 400, 'bad_request'],
    ['text for a target', { item: 'A', targets: { '2026': '5' } }, 400, 'bad_request'],
    ['a target of no year', { item: 'A', targets: { next: 5 } }, 400, 'bad_request'],
    ['a place below the lowest level', { item: 'A', parent_id: 'deep6' }, 409, 'too_deep'],
    ['a status without a reason', { item: 'A', status_set: 'critical' }, 400, 'bad_request'],
    ['a goal to copy that is not there', { copy_of: 'nowhere' }, 404, 'goal_not_found'],
  ])('with %s is refused, and nothing is written', async (_, payload, status, code) => {
    const before = await versionNow();
    const reply = await post(payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    expect(await versionNow()).toBe(before);
  });
});

describe('a duplicate', () => {
  it('is stated as the other, with the next number and the targets of its periods, not its actuals', async () => {
    const { id } = await made({ copy_of: 'g2' });
    expect(await stated(id)).toMatchObject({
      item: 'Repair roads (copy)',
      number: '1x11',
      parent_id: 'g1',
      measure: 'Miles repaired',
      targets: { '2025': 120, '2026': 240 },
      plan_mem_id: '7',
      status_set: null,
    });
    const { all_perf_data: entries } = await goalOf(id, 'all_perf_data');
    expect(entries).toHaveLength(16);
    expect(entries[0]).toEqual({ date: '2025-07-01', target: 10, actual: null });
  });

  it('is otherwise where it is stated, and has no entries of another frequency', async () => {
    const { id } = await made({ copy_of: 'g2', item: 'Repair bridges', parent_id: null, tracking_frequency: 0 });
    expect(await stated(id)).toMatchObject({ item: 'Repair bridges', number: '3', depth: 0, has_entries: 0 });
  });
});

describe('an edited goal', () => {
  it('keeps what is left out', async () => {
    const before = await stated('g2');
    const reply = await patch('g2', { item: 'Repair  streets ', targets: { '2026': 250, '2025': null }, end: null });
    expect(reply.json()).toEqual({ version: before.version + 1 });
    expect(await stated('g2')).toEqual({
      ...before,
      version: before.version + 1,
      item: 'Repair streets',
      targets: { '2026': 250 },
      end: '0000-00-00',
    });
  });

  it('of the same makes no new version', async () => {
    const before = await versionNow();
    expect((await patch('g2', { item: 'Repair roads' })).json()).toEqual({ version: before });
  });

  it('has the name of a new owner, unless a label is stated', async () => {
    await patch('g2', { plan_mem_id: '8' });
    expect((await stated('g2')).who_label).toBe('Dorothy Vaughan');
    await patch('g2', { plan_mem_id: null, plan_dep_id: '4' });
    expect((await stated('g2')).who_label).toBe('Parks');
    await patch('g2', { plan_mem_id: '7', who_label: 'Mary and friends' });
    expect((await stated('g2')).who_label).toBe('Mary and friends');
  });

  it('has no other tracking frequency while it has entries', async () => {
    const reply = await patch('g2', { tracking_frequency: 0 });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'entries_stored']);
    expect((await patch('g3', { tracking_frequency: 0 })).statusCode).toBe(200);
  });

  it.each([
    ['part', { start: '2026-06-30' }, 'outside_parent_window'],
    ['part', { end: '2027-07-01' }, 'outside_parent_window'],
    ['part', { start: null }, 'outside_parent_window'],
    ['leaf', { tracking_frequency: 2 }, 'rollup_unfit'],
    ['leaf', { valuetype: 1 }, 'rollup_unfit'],
    ['sum', { start: '2026-08-01' }, 'outside_parent_window'],
    ['sum', { valuetype: 1 }, 'rollup_unfit'],
    ['sum', { tracking_frequency: 0 }, 'rollup_unfit'],
  ])('%s with %j does not fit its roll-up', async (id, payload, code) => {
    const reply = await patch(id, payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, code]);
  });

  it('that stays out of the roll-up may run at any time', async () => {
    expect((await patch('part', { start: null, rollup_type: 0 })).statusCode).toBe(200);
  });

  it('with If-Match does not overwrite what another wrote since, and is told both values', async () => {
    const seen = `"${await versionNow()}"`;
    await patch('g2', { item: 'Theirs', measure: 'Yards' });
    const reply = await patch('g2', { item: 'Yours' }, { ifMatch: seen });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error.details.conflicts).toMatchObject([{ field: 'title', yours: 'Yours', theirs: 'Theirs' }]);
    expect((await patch('g2', { description: 'Mine' }, { ifMatch: seen })).statusCode).toBe(200);
    expect(await stated('g2')).toMatchObject({ item: 'Theirs', measure: 'Yards', description: 'Mine' });
  });

  it.each(['nowhere', '0', ':goalId'])('of the id %j is 404', async (id) => {
    expect((await patch(id, { item: 'A' })).statusCode).toBe(404);
    expect((await archive(id)).statusCode).toBe(404);
    expect((await ada({ url: `${GOALS}/${id}` })).statusCode).toBe(404);
  });

  it('is of this plan, whatever plan its editor leads', async () => {
    await writeExamplePlan(server.store, { id: 'plan2' }, [exampleGoalEdit({ id: 'other', number: '9' })]);
    expect((await patch('other', { item: 'A' })).statusCode).toBe(404);
    expect((await post({ item: 'A', parent_id: 'other' })).json().error.code).toBe('unknown_parent');
    expect((await ada({ method: 'PATCH', url: '/api/plans/plan2/goals/other', payload: {} })).statusCode).toBe(404);
  });
});

describe('a moved goal', () => {
  it('takes the next number under its new parent, and what lies below it goes along', async () => {
    await patch('part', { rollup_type: 0 });
    expect((await patch('deep', { parent_id: 'g1', rollup_type: 0 })).statusCode).toBe(200);
    expect(await stated('deep')).toMatchObject({ parent_id: 'g1', number: '1x11', depth: 1 });
    expect(await stated('deep3')).toMatchObject({ parent_id: 'deep', number: '1x11.1', depth: 2 });
    expect(await stated('deep6')).toMatchObject({ number: '1x11.1.1.1.1', depth: 5 });
  });

  it('of another number takes those below along', async () => {
    await patch('sum', { number: '7' });
    expect([(await stated('part')).number, (await stated('deep')).number]).toEqual(['7.1', '7.1.1']);
  });

  it.each([
    ['under itself', 'sum', { parent_id: 'sum' }, 409, 'goal_loop'],
    ['under one of its own', 'sum', { parent_id: 'deep3' }, 409, 'goal_loop'],
    ['below the lowest level', 'part', { parent_id: 'g2' }, 409, 'too_deep'],
    ['under no goal of the plan', 'part', { parent_id: 'nowhere' }, 400, 'unknown_parent'],
    ['to a number with nothing between its dots', 'part', { number: '2..1' }, 400, 'number_unfit'],
    ["to another's number", 'part', { number: '1.2' }, 409, 'number_taken'],
  ])('is refused %s', async (_, id, payload, status, code) => {
    const reply = await patch(id, payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
  });

  it('to the top is a strategic objective', async () => {
    await patch('g2', { parent_id: null });
    expect(await stated('g2')).toMatchObject({ parent_id: null, number: '3', depth: 0 });
  });
});

describe('a status set by hand', () => {
  it('keeps who, when and why, and shows on the card', async () => {
    await patch('g2', { status_set: 'critical', status_note: ' Waiting for parts ' });
    expect(await stated('g2')).toMatchObject({
      status_set: 'critical',
      status_note: 'Waiting for parts',
      status_by: 'Ada',
      status_at: expect.stringMatching(/^2026-11-20T/),
    });
    expect(await goalOf('g2', 'status_icon,status_rule')).toEqual({
      status_icon: 'critical',
      status_rule: 'setByHand',
    });
  });

  it('of a computed goal stands on its computed actual', async () => {
    await ada({ method: 'PUT', url: `${GOALS}/leaf/entries`, payload: [{ date: '2026-07-01', target: 5, actual: 4 }] });
    await patch('sum', { status_set: 'on_target', status_note: 'Agreed' });
    expect((await goalOf('sum', 'status_rule')).status_rule).toBe('setByHand');
    await ada({ method: 'PUT', url: `${GOALS}/leaf/entries`, payload: [{ date: '2026-07-01', actual: 1 }] });
    expect((await goalOf('sum', 'status_rule')).status_rule).not.toBe('setByHand');
  });

  it('is taken back by null', async () => {
    await patch('g2', { status_set: 'deferred', status_note: 'Next year' });
    await patch('g2', { status_set: null });
    expect(await stated('g2')).toMatchObject({ status_set: null, status_by: null });
  });

  it.each([
    ['without a reason', { status_set: 'critical' }],
    ['with a blank reason', { status_set: 'critical', status_note: '  ' }],
    ['with 2,001 characters of reason', { status_set: 'critical', status_note: 'x'.repeat(2001) }],
    ['that does not exist', { status_set: 'fine', status_note: 'x' }],
    ['as a reason alone', { status_note: 'x' }],
  ])('%s is refused', async (_, payload) => {
    expect((await patch('g2', payload)).statusCode).toBe(400);
  });
});

describe('an archived goal', () => {
  it('leaves the plan with everything below it, and loses nothing', async () => {
    const { ids } = (await archive('part')).json();
    expect(ids).toHaveLength(6);
    expect(await goalOf('deep')).toBeUndefined();
    const listed = (await ada({ url: '/api/plans/plan1/archived-goals' })).json();
    expect(listed).toMatchObject([{ id: 'part', number: '2.1', item: 'A part', count: 6 }]);
  });

  it('comes back with its branch, its entries and its comments', async () => {
    await archive('g2');
    expect((await restore('g2')).json().ids).toEqual(['g2']);
    expect((await goalOf('g2', 'all_perf_data')).all_perf_data).toHaveLength(16);
    expect((await ada({ url: '/api/plans/plan1/archived-goals' })).json()).toEqual([]);
  });

  it('comes back without what was archived before it', async () => {
    await archive('deep');
    await archive('part');
    expect((await restore('part')).json().ids).toEqual(['part']);
    expect((await restore('deep')).json().ids).toHaveLength(5);
  });

  it('waits for its parent', async () => {
    await archive('deep');
    await archive('sum');
    expect((await restore('deep')).json().error.code).toBe('parent_archived');
  });

  it('comes back with the next number where its own is taken', async () => {
    await archive('part');
    await made({ item: 'Another', parent_id: 'sum', number: '2.1' });
    await restore('part');
    expect([(await stated('part')).number, (await stated('deep')).number]).toEqual(['2.3', '2.3.1']);
  });

  it('takes no edits, and one in the plan is not restored', async () => {
    await archive('g2');
    expect((await patch('g2', { item: 'A' })).statusCode).toBe(404);
    expect((await restore('g3')).statusCode).toBe(404);
  });
});

describe('who may edit goals', () => {
  const own = exampleGoalEdit({ id: 'own', number: '8', memberId: 'me', title: 'My goal' });
  const lead = { role: 'lead' } as const;
  const member = { role: 'member' } as const;
  const departmentLead = { role: 'member', departmentId: '3', leadsDepartment: true } as const;
  const viewer = { role: 'viewer' } as const;

  const add = (ask: Ask) => post({ item: 'A' }, ask);
  const addLed = (ask: Ask) => post({ item: 'A', plan_dep_id: '3' }, ask);
  const edit = (id: string) => (ask: Ask) => patch(id, { item: 'A' }, { ask });
  const setStatus = (id: string) => (ask: Ask) => patch(id, { status_set: 'critical', status_note: 'Late' }, { ask });
  const move = (id: string) => (ask: Ask) => patch(id, { parent_id: null, number: '77' }, { ask });
  const giveAway = (id: string) => (ask: Ask) => patch(id, { plan_mem_id: '8', plan_dep_id: '4' }, { ask });
  const drop = (id: string) => (ask: Ask) => archive(id, ask);

  it.each([
    ['a lead adds', lead, add, 201],
    ['a lead edits', lead, edit('g2'), 200],
    ['a lead moves', lead, move('g2'), 200],
    ['a lead archives', lead, drop('g2'), 200],
    ['a member adds none', member, add, 403],
    ['a member edits their own', member, edit('own'), 200],
    ["a member edits no other's", member, edit('g2'), 403],
    ['a member sets the status of their own', member, setStatus('own'), 200],
    ["a member sets the status of no other's", member, setStatus('g2'), 403],
    ['a member moves not even their own', member, move('own'), 403],
    ['a member archives not even their own', member, drop('own'), 403],
    ['a member does not give theirs away', member, giveAway('own'), 403],
    ["a department's lead adds in it", departmentLead, addLed, 201],
    ["a department's lead adds none elsewhere", departmentLead, add, 403],
    ["a department's lead edits its goals", departmentLead, edit('g2'), 200],
    ["a department's lead moves its goals", departmentLead, move('g2'), 200],
    ["a department's lead archives its goals", departmentLead, drop('g2'), 200],
    ["a department's lead gives none to another", departmentLead, giveAway('g2'), 403],
    ["a department's lead edits no other's", departmentLead, edit('g3'), 403],
    ['a viewer edits none', viewer, edit('g2'), 403],
    ['a viewer sets no status', viewer, setStatus('g2'), 403],
    ['a viewer adds none', viewer, add, 403],
    ['a viewer archives none', viewer, drop('g2'), 403],
  ])('%s', async (_, who, act, status) => {
    const ask = await server.join(EXAMPLE_PLAN.id, { id: 'me', ...who });
    await write([own]);
    const before = await versionNow();
    const reply = await act(ask);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(await versionNow()).toBe(status === 403 ? before : before + 1);
  });

  it('nobody who is not signed in', async () => {
    for (const act of [add, edit('g2'), drop('g2')]) expect((await act(server.ask)).statusCode).toBe(401);
    expect((await server.ask({ url: `${GOALS}/g2` })).statusCode).toBe(401);
  });

  async function write(edits: readonly Edit[]) {
    const at = server.clock.now();
    await applyChange(server.store, { planId: 'plan1', at, memberId: null, by: 'x', what: 'x', edits });
  }
});
