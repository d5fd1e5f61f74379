import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPath } from '#contract/addresses.ts';
import type { DiffRows, ImportDraft } from '#contract/importDraft.ts';
import { findWork } from '#server/store/plans/work.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';

let server: ExampleServer;
let ask: Ask;
beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
});
afterEach(() => server.close());

type Files = Readonly<Record<string, string>>;

const draftOf = async (files: Files): Promise<ImportDraft> => (await handIn(ask, PLAN, files)).json();
const apply = ({ id }: ImportDraft) => ask({ method: 'POST', url: `${importPath(PLAN, id)}/apply` });
const rowsOf = async ({ id }: ImportDraft): Promise<DiffRows['rows']> =>
  (await ask({ method: 'GET', url: `${importPath(PLAN, id)}/rows?kind=all` })).json().rows;

/** What comes of the second files, where the rows that are meant are left out. */
async function leavingOut(
  [first, second]: readonly [Files, Files],
  isOut: (row: DiffRows['rows'][number]) => boolean,
): Promise<{ readonly draft: ImportDraft; readonly status: number; readonly body: unknown }> {
  await apply(await draftOf(first));
  const open = await draftOf(second);
  const rows = (await rowsOf(open)).filter(isOut).map(({ key }) => key);
  expect(rows).toHaveLength(1);
  const payload = { left_out: { kinds: [], rows } };
  const draft: ImportDraft = (await ask({ method: 'PATCH', url: importPath(PLAN, open.id), payload })).json();
  const reply = await apply(draft);
  return { draft, status: reply.statusCode, body: reply.json() };
}

const isField = (title: string, field: string) => (row: DiffRows['rows'][number]) =>
  row.goal?.title === title && row.what.type === 'work' && row.what.field === field;

const INITIATIVES = 'initiative,goals,state,start,end,after';
const survey = (...rows: readonly string[]): Files => ({ 'work.csv': [INITIATIVES, ...rows, ''].join('\n') });

describe('what does not fit together once a row of work is left out is refused', () => {
  it.each<[string, readonly [Files, Files], (row: DiffRows['rows'][number]) => boolean, string]>([
    [
      'an end that would come before its start',
      [survey('Survey,1.1,active,2026-01-05,2026-03-31,'), survey('Survey,1.1,active,2026-05-01,2026-08-31,')],
      isField('Survey', 'end'),
      '“Survey” would end before it starts',
    ],
    [
      'a link that would lead back',
      [
        survey('Survey,1.1,active,,,', 'Renew,1.1,planned,,,Survey'),
        survey('Survey,1.1,active,,,Renew', 'Renew,1.1,planned,,,'),
      ],
      isField('Renew', 'after'),
      'work could have to be finished before it starts',
    ],
    [
      'a decision about nothing',
      [
        {
          ...survey('Survey,1.1,active,,,'),
          'decisions.csv': 'decided_on,decision,who,goals,initiatives\n2026-02-01,Go on,Council,1.1,\n',
        },
        { 'decisions.csv': 'decided_on,decision,who,goals,initiatives\n2026-02-01,Go on,Council,,Survey\n' },
      ],
      isField('Go on', 'initiatives'),
      '“Go on” would be about nothing',
    ],
  ])('%s', async (_, files, isOut, sentence) => {
    const { status, body } = await leavingOut(files, isOut);
    expect([status, body]).toEqual([
      409,
      {
        error: expect.objectContaining({
          code: 'choice_unfit',
          message: `With what is left out, ${sentence}. Take both changes, or neither.`,
        }),
      },
    ]);
  });
});

it('a new milestone that is left out does not come in, those beside it do', async () => {
  const milestones = 'milestone,due,initiative,goal\nTender out,2026-03-31,Survey,\nFirst pipe,2026-06-30,,1.2\n';
  const { draft, status } = await leavingOut(
    [survey('Survey,1.1,active,,,'), { 'milestones.csv': milestones }],
    ({ goal, what }) => goal?.title === 'First pipe' && what.type === 'work' && what.field === null,
  );
  expect([draft.chosen, draft.chosen_parts.milestones, status]).toEqual([1, 1, 200]);
  expect((await findWork(server.store.db, PLAN)).milestones.map(({ title }) => title)).toEqual(['Tender out']);
});

it('milestones of a new initiative that is left out stay out with it', async () => {
  const { draft, status } = await leavingOut(
    [
      survey('Survey,1.1,active,,,'),
      {
        ...survey('Survey,1.1,done,,,', 'Renew,1.2,planned,,,'),
        'milestones.csv': 'milestone,due,initiative,goal\nTender out,2026-03-31,Renew,\nReport,2026-06-30,Survey,\n',
      },
    ],
    ({ goal, what }) => goal?.title === 'Renew' && what.type === 'work' && what.field === null,
  );
  expect([draft.chosen_parts, status]).toEqual([
    expect.objectContaining({ initiatives: 0, milestones: 1, fields: 1 }),
    200,
  ]);
  const { initiatives, milestones } = await findWork(server.store.db, PLAN);
  expect(initiatives.map(({ title, state }) => [title, state])).toEqual([['Survey', 'done']]);
  expect(milestones.map(({ title }) => title)).toEqual(['Report']);
});
