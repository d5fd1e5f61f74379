import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  attentionPath,
  closedPeriodsPath,
  goalPath,
  importPath,
  planExportPath,
  planUndoPath,
  workItemPath,
  workPath,
  workRestorePath,
} from '#contract/addresses.ts';
import { CHANGE_REASON_HEADER, writeReason } from '#contract/changeReason.ts';
import type { WorkNoun } from '#contract/work.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleMilestone } from '#testing/core/exampleWork.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, { fiscalStartMonth: 1, fiscalDisplay: 'startYear' }, [
        exampleGoalEdit({ id: 'top', number: '7', title: 'Renewal', rollup: 'percent' }),
        exampleGoalEdit(MAINS),
        exampleGoalEdit({ id: 'n', parentId: 'top', number: '7x2', title: 'Pumps', depth: 1, rollup: 'none' }),
      ]),
  });
  ada = await server.signIn();
});

afterEach(() => server.close());

const MAINS = { id: 'm', parentId: 'top', number: '7x1', title: 'Mains', depth: 1, aggregation: 'sum' } as const;

async function sent(...asked: Parameters<Ask>) {
  const reply = await ada(...asked);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json();
}

const measure = (id = 'm') => sent({ method: 'PATCH', url: goalPath('plan1', id), payload: { by_milestones: 1 } });
const make = async (noun: WorkNoun, payload: object): Promise<string> =>
  (await sent({ method: 'POST', url: workPath('plan1', noun), payload })).id;
const LAID = { title: 'Laid', due: '2026-03-31', goal_id: 'm' };
const milestone = (payload: object = {}) => make('milestones', { ...LAID, ...payload });
const change = (noun: WorkNoun, id: string, payload: object, headers = {}) =>
  ada({ method: 'PATCH', url: workItemPath('plan1', noun, id), payload, headers });
const archive = (noun: WorkNoun, id: string) => ada({ method: 'DELETE', url: workItemPath('plan1', noun, id) });

async function goal(id = 'm', query = '') {
  const goals = (await ada({ url: `${addresses.goals}?plan_id=plan1&fiscal_year=2026${query}` })).json();
  return goals.find((each: { readonly id: string }) => each.id === id);
}
const actualOf = async (id = 'm', query = '') => (await goal(id, query)).ytd_actual;

describe('a goal measured by its milestones', () => {
  it('is a Current percent that goes up, by one field', async () => {
    await measure();
    expect(await goal()).toMatchObject({ by_milestones: 1, function: 5, valuetype: 3, target_direction: 1 });
  });

  it('has the share of them that is done at once, with the goal above it; undo leads back', async () => {
    await measure();
    const first = await milestone();
    await milestone({ weight: 3, due: '2027-03-31' });
    expect(await goal()).toMatchObject({
      ytd_actual: 0,
      ytd_target: 25,
      eoy_target: 25,
      eoy_target_combined: 1,
      milestones: { done: 0, total: 2 },
    });
    const { version } = (await change('milestones', first, { done_on: '2026-03-30' })).json();
    expect(await goal()).toMatchObject({ ytd_actual: 25, percent_complete: 100, milestones: { done: 1, total: 2 } });
    expect(await goal('top')).toMatchObject({ percent_complete: 100 });
    await sent({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(await actualOf()).toBe(0);
    expect(await goal('top')).toMatchObject({ percent_complete: 0 });
  });

  it('counts milestones of initiatives for it, one for two goals in both, and none that are archived or dropped', async () => {
    await measure();
    await measure('n');
    const initiative = await make('initiatives', { title: 'Street', goal_ids: ['m', 'n'] });
    const laid = await milestone({ goal_id: null, initiative_id: initiative, done_on: '2026-03-01' });
    await milestone();
    expect([await actualOf('m'), await actualOf('n')]).toEqual([50, 100]);
    await change('initiatives', initiative, { goal_ids: ['m'] });
    expect([await actualOf('m'), await actualOf('n')]).toEqual([50, null]);
    await change('initiatives', initiative, { state: 'dropped' });
    expect(await actualOf('m')).toBe(0);
    await change('initiatives', initiative, { state: 'active' });
    await archive('milestones', laid);
    expect(await goal()).toMatchObject({ ytd_actual: 0, milestones: { done: 0, total: 1 } });
  });

  it('has none without milestones', async () => {
    await measure();
    expect(await goal()).toMatchObject({ ytd_actual: null, eoy_target: null, milestones: { done: 0, total: 0 } });
  });

  it('takes no figures and no targets, and nothing that contradicts it', async () => {
    await measure();
    const entries = { method: 'PUT', url: `${goalPath('plan1', 'm')}/entries` } as const;
    const patch = { method: 'PATCH', url: goalPath('plan1', 'm') } as const;
    const refused = await Promise.all([
      ada({ ...entries, payload: [{ date: '2026-03-01', actual: 5 }] }),
      ada({ ...entries, payload: [{ date: '2026-03-01', target: 5 }] }),
      ada({ ...patch, payload: { year_target: { fiscal_year: 2026, target: 5, spread: 'none' } } }),
      ada({ ...patch, payload: { own_all_target: 5 } }),
      ada({ ...patch, payload: { function: 1 } }),
      ada({ ...patch, payload: { valuetype: 2 } }),
      ada({ ...patch, payload: { rollup_type: 2 } }),
    ]);
    expect(refused.map(({ statusCode, json }) => [statusCode, json().error.code])).toEqual(
      refused.map(() => [409, 'measured_by_milestones']),
    );
    expect((await ada({ ...patch, payload: { item: 'Main', valuetype: 3 } })).statusCode).toBe(200);
  });

  it('keeps figures typed before underneath, which count again without it', async () => {
    await sent({
      method: 'PUT',
      url: `${goalPath('plan1', 'm')}/entries`,
      payload: [{ date: '2026-01-01', actual: 7 }],
    });
    await measure();
    await milestone();
    expect(await actualOf()).toBe(0);
    await sent({
      method: 'PATCH',
      url: goalPath('plan1', 'm'),
      payload: { by_milestones: 0, function: 1, valuetype: 2 },
    });
    expect(await actualOf()).toBe(7);
  });

  it('looked back to has what was known as done then', async () => {
    const write = (at: string, edits: readonly Edit[]) =>
      applyChange(server.store, { planId: 'plan1', at, memberId: null, by: 'x', what: 'x', edits });
    const laid = exampleMilestone({ id: 'laid', goalId: 'm', due: exampleDay('2026-03-31') });
    const measured = exampleGoalEdit({ ...MAINS, aggregation: 'current', valueType: 'percent', isByMilestones: true });
    await write('2026-02-01T10:00:00.000Z', [measured, { entity: 'milestone', id: 'laid', after: laid }]);
    const done = { ...laid, doneOn: exampleDay('2026-02-10') };
    await write('2026-10-01T10:00:00.000Z', [{ entity: 'milestone', id: 'laid', after: done }]);
    expect([await actualOf('m'), await actualOf('m', '&as_of=2026-03-01')]).toEqual([100, 0]);
  });

  it('looked back to before it was one has the figures it had, and its milestones count nowhere', async () => {
    const write = (at: string, edits: readonly Edit[]) =>
      applyChange(server.store, { planId: 'plan1', at, memberId: null, by: 'x', what: 'x', edits });
    const laid = exampleMilestone({ id: 'laid', goalId: 'm', due: exampleDay('2026-01-31') });
    const cells = [{ date: exampleDay('2026-01-01'), actual: 7 }];
    await write('2026-02-01T10:00:00.000Z', [
      { entity: 'milestone', id: 'laid', after: { ...laid, doneOn: exampleDay('2026-01-10') } },
      { entity: 'entries', goalId: 'm', cells },
    ]);
    await write('2026-10-01T10:00:00.000Z', [
      exampleGoalEdit({ ...MAINS, aggregation: 'current', valueType: 'percent', isByMilestones: true }),
    ]);
    expect(await goal('m', '&as_of=2026-03-01')).toMatchObject({ by_milestones: 0, ytd_actual: 7, function: 1 });
    expect((await goal('m', '&as_of=2026-03-01')).milestones).toBeUndefined();
    await write('2026-11-01T10:00:00.000Z', [exampleGoalEdit(MAINS)]);
    expect([await actualOf('m'), await actualOf('m', '&as_of=2026-10-15')]).toEqual([7, 100]);
  });

  it('two people’s ticks: the first does not take back what the second wrote since, and what was undone comes back', async () => {
    await measure();
    const first = await milestone();
    const bob = await server.join('plan1', { id: 'bob', role: 'lead' });
    const tick = (ask: Ask, done_on: string | null) =>
      ask({ method: 'PATCH', url: workItemPath('plan1', 'milestones', first), payload: { done_on } });
    const undo = (ask: Ask, version: number) => ask({ method: 'POST', url: planUndoPath('plan1', version) });
    const { version: adas } = (await tick(ada, '2026-03-01')).json();
    const { version: bobs } = (await tick(bob, '2026-03-20')).json();
    expect((await undo(ada, adas)).json().error?.code).toBe('changed_meanwhile');
    const { version: undone } = (await undo(bob, bobs)).json();
    expect((await ada({ url: workPath('plan1', 'milestones') })).json()[0].done_on).toBe('2026-03-01');
    expect((await undo(bob, undone)).statusCode).toBe(200);
    expect((await ada({ url: workPath('plan1', 'milestones') })).json()[0].done_on).toBe('2026-03-20');
    await undo(bob, undone + 1);
    expect((await undo(ada, adas)).json().error?.code).toBe(undefined);
    expect(await actualOf()).toBe(0);
  });

  it('is compared with no day on which it was measured by figures', async () => {
    const write = (at: string, edits: readonly Edit[]) =>
      applyChange(server.store, { planId: 'plan1', at, memberId: null, by: 'x', what: 'x', edits });
    const stoodThen = async () => {
      const { worst } = (await ada({ url: `${attentionPath('plan1')}?of=all&fiscal_year=2026` })).json();
      return worst.find(({ id }: { readonly id: string }) => id === 'm').before;
    };
    const laid = exampleMilestone({ id: 'laid', goalId: 'm', due: exampleDay('2026-03-31') });
    const measured = exampleGoalEdit({ ...MAINS, aggregation: 'current', valueType: 'percent', isByMilestones: true });
    await write('2026-02-01T10:00:00.000Z', [
      exampleGoalEdit({ ...MAINS, title: 'Water mains' }),
      { entity: 'milestone', id: 'laid', after: laid },
    ]);
    expect(await stoodThen()).not.toBeNull();
    await write('2026-11-02T10:00:00.000Z', [measured]);
    expect(await stoodThen()).toBeNull();
  });

  it('is explained by what would turn it green', async () => {
    await measure();
    await milestone();
    const { explain } = await goal('m', '&fields=id,explain');
    expect(explain.outlook).toEqual([{ kind: 'better', text: '1 more milestone done would turn it green: “Laid”.' }]);
  });

  it('is explained by how many of them are done', async () => {
    await measure();
    await milestone({ done_on: '2026-02-01' });
    const { explain } = await goal('m', '&fields=id,explain');
    expect(explain.notes).toContain('It is measured by its milestones, each by its weight: 1 of 1 are done.');
  });
});

describe('in a closed period', () => {
  const close = () => sent({ method: 'PUT', url: closedPeriodsPath('plan1'), payload: { closed_until: '2026-06-30' } });
  let done: string;
  let open: string;

  beforeEach(async () => {
    await measure();
    done = await milestone({ done_on: '2026-03-30' });
    open = await milestone({ due: '2026-12-31' });
    await close();
  });

  it.each([
    ['the day one was done', () => change('milestones', done, { done_on: '2026-07-01' })],
    ['a due day', () => change('milestones', done, { due: '2026-08-31' })],
    ['a weight', () => change('milestones', open, { weight: 5 })],
    ['archiving one', () => archive('milestones', done)],
    [
      'adding one',
      () => ada({ method: 'POST', url: workPath('plan1', 'milestones'), payload: { ...LAID, due: '2026-12-31' } }),
    ],
    [
      'how the goal is measured',
      () => ada({ method: 'PATCH', url: goalPath('plan1', 'm'), payload: { by_milestones: 0 } }),
    ],
    ['taking back that one was done', () => change('milestones', done, { done_on: null })],
    ['ticking one off on a closed day', () => change('milestones', open, { done_on: '2026-05-30' })],
    ['archiving the goal', () => ada({ method: 'DELETE', url: goalPath('plan1', 'm') })],
  ])('%s asks for a reason, because it changes a figure', async (_, write) => {
    const reply = await write();
    expect([reply.statusCode, reply.json().error?.code]).toEqual([409, 'period_closed']);
  });

  it('so do an initiative that is dropped, unlinked or archived, what undoes this, and a restored milestone', async () => {
    const reason = { [CHANGE_REASON_HEADER]: writeReason('Late paper') };
    const open = async (by: Promise<{ readonly statusCode: number; readonly body: string }>) => {
      const reply = await by;
      expect(reply.statusCode, reply.body).toBe(200);
    };
    const code = async (by: ReturnType<typeof ada>) => (await by).json().error?.code;
    const street = await make('initiatives', { title: 'Street', goal_ids: ['m', 'n'] });
    const paved = (
      await ada({
        method: 'POST',
        url: workPath('plan1', 'milestones'),
        payload: { title: 'Paved', due: '2026-03-31', initiative_id: street },
        headers: reason,
      })
    ).json();
    expect(await code(change('initiatives', street, { state: 'dropped' }))).toBe('period_closed');
    expect(await code(change('initiatives', street, { goal_ids: ['n'] }))).toBe('period_closed');
    expect(await code(archive('initiatives', street))).toBe('period_closed');
    expect(await code(ada({ method: 'POST', url: planUndoPath('plan1', paved.version) }))).toBe('period_closed');
    await open(ada({ method: 'DELETE', url: workItemPath('plan1', 'milestones', paved.id), headers: reason }));
    expect(await code(ada({ method: 'POST', url: workRestorePath('plan1', 'milestones', paved.id) }))).toBe(
      'period_closed',
    );
  });

  it('a file that ticks one off on a closed day asks for a reason', async () => {
    const files = { 'milestones.csv': 'milestone,due,initiative,goal,done_on\nDug,2026-12-31,,7.1,2026-05-30\n' };
    const draft = (await handIn(ada, 'plan1', files)).json();
    const applied = await ada({ method: 'POST', url: `${importPath('plan1', draft.id)}/apply` });
    expect(applied.json().error?.code, JSON.stringify(draft.counts)).toBe('period_closed');
  });

  it('with a reason it is changed', async () => {
    const reason = { [CHANGE_REASON_HEADER]: writeReason('It was laid later') };
    expect((await change('milestones', done, { done_on: '2026-07-01' }, reason)).statusCode).toBe(200);
  });

  it.each([
    ['ticking one off now', { done_on: '2026-11-01' }],
    ['moving what is due later', { due: '2027-03-31' }],
    ['a title', { title: 'Paved' }],
  ])('%s changes none, and asks nothing', async (_, payload) => {
    expect((await change('milestones', open, payload)).statusCode).toBe(200);
  });

  it('milestones of goals that are measured by figures change none', async () => {
    expect((await change('milestones', await milestone({ goal_id: 'n' }), { weight: 9 })).statusCode).toBe(200);
  });
});

describe('through a share', () => {
  it.each([
    [true, { done: 1, total: 2 }],
    [false, undefined],
  ])('its figure is seen, and where work is shown (%s) how many milestones are done', async (showsWork, milestones) => {
    await measure();
    await milestone({ title: 'Hidden title', done_on: '2026-03-30' });
    await milestone();
    const { encv } = await exampleShare(ada, { shows_work: showsWork });
    const reply = await server.ask({ url: `${addresses.goals}?encv=${encv}&fiscal_year=2026` });
    const [found] = reply.json().filter(({ id }: { readonly id: string }) => id === 'm');
    expect(found).toMatchObject({ by_milestones: 1, ytd_actual: 50 });
    expect(found.milestones).toEqual(milestones);
    expect(reply.body).not.toContain('Hidden title');
  });
});

describe('in files', () => {
  it.each([
    ['xlsx', 'out.xlsx'],
    ['csv', 'out.zip'],
    ['json', 'out.json'],
  ] as const)('as %s it comes back measured by the same milestones', async (format, name) => {
    await measure();
    await milestone({ done_on: '2026-03-30' });
    const street = await make('initiatives', { title: 'Street', goal_ids: ['m'] });
    await make('milestones', { title: 'Paved', due: '2026-03-31', initiative_id: street, weight: 3 });
    const { rawPayload } = await ada({ method: 'GET', url: planExportPath('plan1', format) });
    const draft = (await handIn(ada, null, { [name]: rawPayload })).json();
    const { plan_id: copy } = await sent({ method: 'POST', url: `${importPath(null, draft.id)}/apply` });
    const goals = (await ada({ url: `${addresses.goals}?plan_id=${copy}&fiscal_year=2026` })).json();
    const [found] = goals.filter(({ number }: { readonly number: string }) => number === '7x1');
    expect(found).toMatchObject({ by_milestones: 1, function: 5, valuetype: 3, ytd_actual: 25, ytd_target: 100 });
  });

  it('rows with figures of it stay out, and say why', async () => {
    await measure();
    const files = { 'entries.csv': 'goal_number,date,actual\n7.1,2026-01-01,5\n' };
    const draft = (await handIn(ada, 'plan1', files)).json();
    expect(draft.counts.refused.count).toBe(1);
  });

  it('a row that says so makes it one, whatever else it says', async () => {
    const files = { 'goals.csv': 'number,title,function,value_type,by_milestones\n7.2,Pumps,sum,number,yes\n' };
    const draft = (await handIn(ada, 'plan1', files)).json();
    await sent({ method: 'POST', url: `${importPath('plan1', draft.id)}/apply` });
    expect(await goal('n')).toMatchObject({ by_milestones: 1, function: 5, valuetype: 3 });
  });
});
