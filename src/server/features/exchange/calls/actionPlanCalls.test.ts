import { afterAll, beforeAll, expect, it } from 'vitest';
import { importPath, planPath } from '#contract/addresses.ts';
import type { ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { findWork } from '#server/store/plans/work.ts';
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
