import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planPath, planUndoPath, workItemPath, workPath } from '#contract/addresses.ts';
import type { WorkNoun } from '#contract/work.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { exampleInitiative } from '#testing/core/exampleWork.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const MANY = Array.from({ length: 101 }, (_, at) => `goal${at}`);

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  const goals = MANY.map((id, at) =>
    exampleGoalEdit({ id, parentId: 'g1', number: `1x${at + 50}`, title: id, depth: 1 }),
  );
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, goals) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const post = (noun: WorkNoun, payload: object) => ada({ method: 'POST', url: workPath('plan1', noun), payload });
const patch = (noun: WorkNoun, id: string, payload: object) =>
  ada({ method: 'PATCH', url: workItemPath('plan1', noun, id), payload });
const archive = (noun: WorkNoun, id: string) => ada({ method: 'DELETE', url: workItemPath('plan1', noun, id) });
const undo = async (version: number) =>
  (await ada({ method: 'POST', url: planUndoPath('plan1', version) })).json().error?.code ?? 'undone';
const list = async (noun: WorkNoun) => (await ada({ url: workPath('plan1', noun) })).json();

async function made(noun: WorkNoun, payload: object): Promise<{ readonly id: string; readonly version: number }> {
  const reply = await post(noun, payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

const initiative = (payload: object = {}) => made('initiatives', { title: 'Main', goal_ids: ['g2'], ...payload });
const milestone = (payload: object = {}) => made('milestones', { title: 'Laid', due: '2026-12-01', ...payload });

describe('at most 100 things are linked to one, also where they come in several changes', () => {
  it.each<[string, WorkNoun, string, object]>([
    ['goals to an initiative', 'initiatives', 'goal_ids', { title: 'Main' }],
    ['goals to a decision', 'decisions', 'goal_ids', { text: 'So be it' }],
  ])('%s', async (_, noun, field, payload) => {
    const { id } = await made(noun, { ...payload, [field]: MANY.slice(0, 100) });
    expect((await patch(noun, id, { [field]: MANY })).json().error.code).toBe('too_many_links');
    expect((await patch(noun, id, { [field]: MANY.slice(1) })).statusCode).toBe(200);
  });
});

describe('what is archived, or belongs to what is archived,', () => {
  it('is linked to nothing and not changed', async () => {
    const { id } = await initiative();
    const { id: laid } = await milestone({ initiative_id: id });
    const { id: ofGoal } = await milestone({ goal_id: 'g3' });
    const { id: other } = await initiative();
    await archive('initiatives', id);
    await ada({ method: 'DELETE', url: `${planPath('plan1')}/goals/g3` });
    for (const hidden of [laid, ofGoal]) {
      expect((await patch('initiatives', other, { after_ids: [hidden] })).json().error.code).toBe('work_not_found');
      expect((await patch('milestones', hidden, { title: 'No' })).json().error.code).toBe('work_not_found');
    }
  });

  it('is named where a link leads back through it', async () => {
    const { id: lay } = await initiative({ title: 'Lay' });
    const { id: pave } = await initiative({ title: 'Pave', after_ids: [lay] });
    const { id: open } = await initiative({ title: 'Open', after_ids: [pave] });
    await archive('initiatives', pave);
    const { message } = (await patch('initiatives', lay, { after_ids: [open] })).json().error;
    expect(message).toContain('“Lay”, then “Pave” (archived), then “Open”, then “Lay”');
  });
});

it('a way round of thousands is named by its first ten', async () => {
  const ids = Array.from({ length: 3_000 }, (_, at) => `chain${at}`);
  await applyChange(server.store, {
    planId: 'plan1',
    at: server.clock.now(),
    memberId: null,
    by: 'An example',
    what: 'Chained',
    edits: ids.map((id, at) => ({
      entity: 'initiative' as const,
      id,
      after: exampleInitiative({ id, goalIds: ['g2'], afterIds: ids.slice(Math.max(0, at - 1), at) }),
    })),
  });
  const { error } = (await patch('initiatives', 'chain0', { after_ids: ['chain2999'] })).json();
  expect(error.details.way).toHaveLength(10);
  expect(error.message).toMatch(/then “chain9”, then 2990 more, then “chain0”\./);
});

it('a change of thousands is undone at once: the plan is looked through once, not for each', async () => {
  const ids = Array.from({ length: 6_000 }, (_, at) => `chain${at}`);
  const change = (state: 'planned' | 'done') =>
    applyChange(server.store, {
      planId: 'plan1',
      at: server.clock.now(),
      memberId: 'm1',
      by: 'Ada',
      what: 'Changed',
      edits: ids.map((id, at) => ({
        entity: 'initiative' as const,
        id,
        after: exampleInitiative({ id, state, goalIds: ['g2'], afterIds: ids.slice(Math.max(0, at - 1), at) }),
      })),
    });
  await change('planned');
  const { version } = await change('done');
  expect(await undo(version)).toBe('undone');
  expect((await list('initiatives')).at(-1).state).toBe('planned');
});

describe('what is undone does not leave behind what no call would', () => {
  it('links that lead back', async () => {
    const { id: lay } = await initiative({ title: 'Lay' });
    const { id: pave } = await initiative({ title: 'Pave', after_ids: [lay] });
    const { version } = (await patch('initiatives', pave, { after_ids: [] })).json();
    await patch('initiatives', lay, { after_ids: [pave] });
    expect(await undo(version)).toBe('links_back');
    expect((await list('initiatives')).find((each: { id: string }) => each.id === pave).after_ids).toEqual([]);
  });

  it('links that lead back by way of the initiative of a milestone', async () => {
    const { id: lay } = await initiative({ title: 'Lay' });
    const { id: pave } = await initiative({ title: 'Pave' });
    const { id: laid } = await milestone({ initiative_id: lay });
    const { version } = (await patch('milestones', laid, { initiative_id: pave })).json();
    await patch('milestones', laid, { after_ids: [lay] });
    expect(await undo(version)).toBe('links_back');
  });

  it('an initiative that ends before it starts', async () => {
    const { id } = await initiative({ start: '2026-11-10', end: '2026-11-20' });
    const { version } = (await patch('initiatives', id, { start: '2026-11-01' })).json();
    await patch('initiatives', id, { end: '2026-11-09' });
    expect(await undo(version)).toBe('window_reversed');
  });

  it('milestones of an initiative that is gone', async () => {
    const { id, version } = await initiative();
    const { version: added } = await milestone({ initiative_id: id });
    expect(await undo(version)).toBe('has_milestones');
    expect([await undo(added), await undo(version)]).toEqual(['undone', 'undone']);
  });
});
