import { afterAll, beforeAll, expect, it } from 'vitest';
import { importPath, planPath } from '#contract/addresses.ts';
import type { DiffRows, ImportAnswers, ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { findWork } from '#server/store/plans/work.ts';
import { exampleMilestone } from '#testing/core/exampleWork.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';
const ACTIONS = `Action,Lead,Start,End,% complete,Status
Survey the roads,Dorothy Vaughan,2026-01-05,2026-03-31,100%,Done
Renew Mill Street,Dorothy Vaughan,2026-04-01,2026-12-31,40%,In hand
`;

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
});
afterAll(() => server.close());

const draftOf = async (text: string): Promise<ImportDraft> => (await handIn(ask, PLAN, { 'actions.csv': text })).json();
const answer = async (draft: ImportDraft, answers: Readonly<Record<string, string>>): Promise<ImportDraft> =>
  (await ask({ method: 'PATCH', url: importPath(PLAN, draft.id), payload: { answers } })).json();
const apply = async (draft: ImportDraft): Promise<ImportApplied> =>
  (await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` })).json();
const initiatives = async () =>
  (await findWork(server.store.db, PLAN)).initiatives.map(
    ({ title, state, percentByHand }) => `${title}: ${state} ${percentByHand}%`,
  );

it('an action plan asks, lists what comes in, updates next month, and one undo takes it back', async () => {
  const asked = await draftOf(ACTIONS);
  expect(asked.questions.filter((each) => !each.is_assumed).map(({ name, proposed }) => [name, proposed])).toEqual([
    ['goal', 'new'],
    ['state In hand', 'nothing'],
  ]);
  const draft = await answer(asked, { goal: '1.1', 'state In hand': 'active' });
  expect(draft.work_counts).toEqual({ initiatives: 2, milestones: 0 });
  expect(draft.work.map(({ title, state, percent, change, row }) => [title, state, percent, change, row])).toEqual([
    ['Survey the roads', 'done', 100, 'new', 2],
    ['Renew Mill Street', 'active', 40, 'new', 3],
  ]);
  await apply(draft);
  const before = await initiatives();
  expect(before).toEqual(['Survey the roads: done 100%', 'Renew Mill Street: active 40%']);
  const next = await answer(await draftOf(ACTIONS.replace('40%', '75%')), { 'state In hand': 'active' });
  expect(next.work.map(({ change }) => change)).toEqual(['same', 'changed']);
  const applied = await apply(next);
  expect(await initiatives()).toEqual(['Survey the roads: done 100%', 'Renew Mill Street: active 75%']);
  await ask({ method: 'POST', url: `${planPath(PLAN)}/changes/${applied.version}/undo`, payload: {} });
  expect(await initiatives()).toEqual(before);
});

/** Next month’s file, against the plan as the first month left it. */
async function nextMonth(): Promise<ImportDraft> {
  const text = ACTIONS.replace('40%,In hand', '75%,At risk').replace('2026-12-31', '2027-01-31');
  return draftOf(`${text}Count the bridges,Dorothy Vaughan,2026-02-01,2026-05-31,0%,Planned\n`);
}

const rowsOf = async (draft: ImportDraft, kind: string): Promise<DiffRows['rows']> =>
  (await ask({ method: 'GET', url: `${importPath(PLAN, draft.id)}/rows?kind=${kind}` })).json().rows;
const leaveOut = async (draft: ImportDraft, left: NonNullable<ImportAnswers['left_out']>): Promise<ImportDraft> =>
  (await ask({ method: 'PATCH', url: importPath(PLAN, draft.id), payload: { left_out: left } })).json();

it('lists what changes of work field by field, before and after, in counts that add up to what is applied', async () => {
  const draft = await answer(await nextMonth(), { goal: '1.1' });
  const changed = await rowsOf(draft, 'changed');
  expect(changed.map(({ goal, what, before, after }) => [goal?.title, what, before, after])).toEqual([
    ['Renew Mill Street', { type: 'work', noun: 'initiatives', field: 'end' }, '2026-12-31', '2027-01-31'],
    ['Renew Mill Street', { type: 'work', noun: 'initiatives', field: 'state' }, 'active', 'at_risk'],
    ['Renew Mill Street', { type: 'work', noun: 'initiatives', field: 'percent' }, 40, 75],
  ]);
  expect((await rowsOf(draft, 'added')).map(({ goal, what }) => [goal?.title, what])).toEqual([
    ['Count the bridges', { type: 'work', noun: 'initiatives', field: null }],
  ]);
  const { added, changed: change, unchanged } = draft.counts;
  expect([added.work, change.fields, unchanged.work, draft.chosen]).toEqual([1, 3, 1, 4]);
  expect(draft.chosen_parts).toMatchObject({ initiatives: 1, fields: 3 });
});

it('names what stays out by its title, with what the plan has there', async () => {
  const text = ACTIONS.replace('40%', '250%').replace('2026-12-31', '2027-01-31');
  const draft = await answer(await draftOf(`${text}Backwards,Dorothy Vaughan,2026-09-01,2026-03-31,0%,Planned\n`), {
    goal: '1.1',
    'state In hand': 'active',
  });
  const refused = await rowsOf(draft, 'refused');
  expect(refused.map(({ goal, what, before, after }) => [goal?.title, what, before, after])).toEqual([
    ['Renew Mill Street', { type: 'work', noun: 'initiatives', field: 'percent' }, 40, '250'],
    ['Backwards', { type: 'work', noun: 'initiatives', field: null }, null, '2026-03-31'],
  ]);
});

it('leaves out single fields and new rows of work', async () => {
  const draft = await answer(await nextMonth(), { goal: '1.1' });
  const rows = [...(await rowsOf(draft, 'added')), ...(await rowsOf(draft, 'changed'))];
  const out = rows.filter(({ what }) => what.type === 'work' && what.field !== 'percent').map(({ key }) => key);
  const left = await leaveOut(draft, { kinds: [], rows: out });
  expect(left.chosen).toBe(1);
  const before = await initiatives();
  const applied = await apply(left);
  expect([applied.count, await initiatives()]).toEqual([
    1,
    ['Survey the roads: done 100%', 'Renew Mill Street: active 75%'],
  ]);
  await ask({ method: 'POST', url: `${planPath(PLAN)}/changes/${applied.version}/undo`, payload: {} });
  expect(await initiatives()).toEqual(before);
});

it('says where a percent that followed the milestones is set by hand', async () => {
  const { initiatives: held } = await findWork(server.store.db, PLAN);
  const mill = held.find(({ title }) => title === 'Renew Mill Street');
  if (mill === undefined) throw new Error('no initiative');
  const milestone = exampleMilestone({ id: 'followed', initiativeId: mill.id, goalId: null });
  await applyChange(server.store, {
    planId: PLAN,
    at: server.clock.now(),
    memberId: null,
    by: 'X',
    what: 'Follows its milestones',
    edits: [
      { entity: 'initiative', id: mill.id, after: { ...mill, percentByHand: null } },
      { entity: 'milestone', id: milestone.id, after: milestone },
    ],
  });
  const draft = await answer(await nextMonth(), { goal: '1.1' });
  const row = (await rowsOf(draft, 'changed')).find(({ what }) => what.type === 'work' && what.field === 'percent');
  expect([row?.before, row?.after, row?.said?.code]).toEqual([0, 75, 'work_percent_by_hand']);
});
