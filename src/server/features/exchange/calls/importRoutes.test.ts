import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importPath, importsPath, planPath } from '#contract/addresses.ts';
import type { DiffRows, ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { IMPORTS } from './uploadRoute.ts';

const PLAN = 'plan1';

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
});
afterAll(() => server.close());

const CSV = `number,title,owner,function
1.1,Repair roads well,Dorothy Vaughan,sum
1.11,New lamps,,
1.12,,,
`;
const ENTRIES = `goal_number,date,target,actual
1.1,2025-07-01,10,11
1.1,2025-08-01,10,9
1.11,2026-07-01,5,4
1.11,2026-08-01,,late
9.9,2026-08-01,1,1
`;

const draftOf = async (reply: ReturnType<typeof handIn>): Promise<ImportDraft> => {
  const answered = await reply;
  expect([answered.statusCode, answered.statusCode === 200 ? '' : answered.body]).toEqual([200, '']);
  return answered.json();
};
const rowsOf = async (draft: ImportDraft, kind = 'all'): Promise<DiffRows> =>
  (await ask({ method: 'GET', url: `${importPath(PLAN, draft.id)}/rows?kind=${kind}` })).json();
const patch = async (draft: ImportDraft, payload: object): Promise<ImportDraft> =>
  (await ask({ method: 'PATCH', url: importPath(PLAN, draft.id), payload })).json();
const apply = (draft: ImportDraft, planId: string | null = PLAN) =>
  ask({ method: 'POST', url: `${importPath(planId, draft.id)}/apply` });

describe('an import by the page', () => {
  it('shows what it would add, change, refuse and leave alone, cell by cell, and writes nothing', async () => {
    const before = await findVersion(server.store.db, PLAN);
    const draft = await draftOf(handIn(ask, PLAN, { 'goals.csv': CSV, 'entries.csv': ENTRIES }));
    expect(draft).toMatchObject({
      counts: { added: { count: 3, goals: 1, cells: 2 }, changed: { count: 3 }, refused: { count: 3 } },
      chosen: 6,
      defaults: expect.arrayContaining([
        expect.objectContaining({
          column: 'function',
          count: 1,
          goals: [expect.objectContaining({ number: '1.11', word: 'sum' })],
        }),
      ]),
      refusals: [],
    });
    const { rows } = await rowsOf(draft);
    const told = rows.map(({ kind, line, goal, what, before: was, after }) => [
      kind,
      line,
      goal?.number,
      what.type === 'field' ? what.field : what.type,
      was,
      after,
    ]);
    expect(told).toEqual([
      ['changed', 2, '1.1', 'title', 'Repair roads', 'Repair roads well'],
      ['changed', 2, '1.1', 'owner', 'Mary Jackson', 'Dorothy Vaughan'],
      ['added', 3, '1.11', 'goal', null, '1'],
      ['refused', 4, '1.12', 'title', null, null],
      ['changed', 2, '1.1', 'cell', 9, 11],
      ['added', 4, '1.11', 'cells', null, 2],
      ['refused', 5, '1.11', 'cell', null, 'late'],
      ['refused', 6, '9.9', 'cell', null, '9.9'],
    ]);
    expect((await rowsOf(draft, 'unchanged')).rows.map(({ count, what }) => [count, what.type])).toEqual([
      [3, 'cells'],
    ]);
    expect(await findVersion(server.store.db, PLAN)).toBe(before);
  });

  it('leaves out what is unticked, and what cannot do without it', async () => {
    const draft = await draftOf(handIn(ask, PLAN, { 'goals.csv': CSV, 'entries.csv': ENTRIES }));
    const left = await patch(draft, { left_out: { kinds: [], rows: ['goal 1.11', 'field 1.1 title'] } });
    expect(left.chosen).toBe(2);
    const onlyAdded = await patch(draft, { left_out: { kinds: ['changed'], rows: [] } });
    expect(onlyAdded.chosen).toBe(3);
  });

  it('is applied as one change and taken back as one; the same files again change nothing', async () => {
    const files = { 'goals.csv': CSV, 'entries.csv': ENTRIES };
    const before = {
      goals: await findGoals(server.store.db, { planId: PLAN }),
      series: await findSeries(server.store.db, { planId: PLAN }),
    };
    const version = await findVersion(server.store.db, PLAN);
    const applied: ImportApplied = (await apply(await draftOf(handIn(ask, PLAN, files)))).json();
    expect(applied).toEqual({ plan_id: PLAN, version: Number(version) + 1, count: 6 });
    const again = await draftOf(handIn(ask, PLAN, files));
    expect([again.counts.added.count, again.counts.changed.count, again.chosen]).toEqual([0, 0, 0]);
    expect((await apply(again)).json()).toMatchObject({ error: { code: 'nothing_chosen' } });
    await ask({ method: 'POST', url: `${planPath(PLAN)}/changes/${applied.version}/undo`, payload: {} });
    const after = {
      goals: await findGoals(server.store.db, { planId: PLAN }),
      series: await findSeries(server.store.db, { planId: PLAN }),
    };
    const shown = (each: typeof before) => [each.goals.map(({ updatedAt: _at, ...goal }) => goal), [...each.series]];
    expect(shown(after)).toEqual(shown(before));
  });

  it('sets a function for many goals at once, and for one otherwise', async () => {
    const file = { 'goals.csv': 'number,title\n5,A\n5.1,B\n5.2,C\n' };
    const draft = await draftOf(handIn(ask, PLAN, file));
    const set = await patch(draft, { set: { function: { all: 'average', goals: { '5.2': 'highest' } } } });
    const words = set.defaults.find(({ column }) => column === 'function');
    expect(words).toMatchObject({ all: 'average', count: 3 });
    expect(words?.goals.map(({ word }) => word)).toEqual(['average', 'average', 'highest']);
  });

  it('asks what a target of 0 means where the file leaves none empty, and writes nothing before it is said', async () => {
    const file = { 'entries.csv': 'goal_number,date,target,actual\n1.2,2026-07-01,0,4\n1.2,2026-08-01,0,5\n' };
    const draft = await draftOf(handIn(ask, PLAN, file));
    expect(draft.zero_targets).toEqual({ count: 2, answer: null });
    expect((await apply(draft)).json()).toMatchObject({ error: { code: 'question_open' } });
    expect((await patch(draft, { zero_targets: 'none' })).counts.added.count).toBe(2);
    expect((await patch(draft, { zero_targets: 'zero' })).counts.added.count).toBe(4);
    const some = { 'entries.csv': 'goal_number,date,target,actual\n1.2,2026-07-01,0,4\n1.2,2026-08-01,,5\n' };
    expect((await draftOf(handIn(ask, PLAN, some))).zero_targets).toBeNull();
  });

  it('keeps a megabyte of answers at most, however many calls they come in, and drops none given before', async () => {
    const draft = await draftOf(handIn(ask, PLAN, { 'liste.csv': 'Nr;Bezeichnung;Wert X\n7;Sieben;x\n' }));
    await patch(draft, { answers: { 'column Wert X': 'owner' } });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const payload = { answers: { [`column of ill will ${at}`]: 'x'.repeat(240_000) } };
      statuses.push((await ask({ method: 'PATCH', url: importPath(PLAN, draft.id), payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 400]);
    const kept = await ask({ method: 'GET', url: importPath(PLAN, draft.id) });
    expect(kept.json().tables[0].columns[2].column).toBe('owner');
  });

  it('reads columns as they are mapped, and proposes what it knows', async () => {
    const file = { 'liste.csv': 'Nr;Bezeichnung;Wert X\n7;Sieben;x\n' };
    const draft = await draftOf(handIn(ask, PLAN, file));
    expect(draft.tables[0]?.columns.map(({ column }) => column)).toEqual(['number', 'title', null]);
    const answered = await patch(draft, { answers: { 'column Wert X': 'owner' } });
    expect(answered.tables[0]?.columns.map(({ column }) => column)).toEqual(['number', 'title', 'owner']);
    expect(answered.questions.find(({ name }) => name === 'column Wert X')).toMatchObject({
      proposed: 'nothing',
      answer: 'owner',
      evidence: [{ file: 'liste.csv', sheet: null, cell: 'C1', text: 'Wert X' }],
    });
    expect(answered.mapping).toEqual({ answers: { 'column Wert X': 'owner' } });
    const back = await patch(answered, { answers: { 'column Wert X': '' } });
    expect(back.tables[0]?.columns.map(({ column }) => column)).toEqual(['number', 'title', null]);
    const unmapped = await patch(draft, { mapping: { columns: { Nr: '' } } });
    expect(unmapped.refusals).toHaveLength(1);
    const measured = await patch(draft, {
      mapping: { columns: { Nr: 'number', Bezeichnung: 'title', 'Wert X': 'measure' } },
    });
    expect(measured.tables[0]?.columns.map(({ column }) => column)).toEqual(['number', 'title', 'measure']);
    const wrong = await ask({
      method: 'PATCH',
      url: importPath(PLAN, draft.id),
      payload: { mapping: { columns: { Nr: 'nonsense' } } },
    });
    expect(wrong.statusCode).toBe(400);
  });

  it('answers 409 where others wrote the same meanwhile, and applies beside what they wrote elsewhere', async () => {
    const file = { 'entries.csv': 'goal_number,date,actual\n1.1,2025-07-01,77\n' };
    const put = (actual: number, date: string) =>
      ask({ method: 'PUT', url: `${planPath(PLAN)}/goals/g2/entries`, payload: [{ date, actual }] });
    const conflicting = await draftOf(handIn(ask, PLAN, file));
    await put(78, '2025-07-01');
    expect((await apply(conflicting)).json()).toMatchObject({ error: { code: 'changed_meanwhile' } });
    const beside = await draftOf(handIn(ask, PLAN, file));
    await put(79, '2025-09-01');
    expect((await apply(beside)).statusCode).toBe(200);
  });

  it('makes a plan of a file, led by who imports it', async () => {
    const reply = await handIn(
      ask,
      null,
      { 'goals.csv': 'number,title\n1,First\n1.1,Second\n' },
      { name: 'From a file', fiscal_month: '7' },
    );
    const draft: ImportDraft = reply.json();
    expect(draft.plan).toMatchObject({ id: null, name: 'From a file', isNew: true, fiscal_month: 7 });
    const applied: ImportApplied = (await apply(draft, null)).json();
    const plan = (await ask({ method: 'GET', url: planPath(applied.plan_id) })).json();
    expect(plan).toMatchObject({ name: 'From a file', viewer: { role: 'lead' } });
  });

  it.each([
    ['a member', { role: 'member' as const }],
    ['a viewer', { role: 'viewer' as const }],
  ])('is refused to %s', async (_, part) => {
    const other = await server.join(PLAN, { id: `import-${part.role}`, ...part });
    expect((await handIn(other, PLAN, { 'goals.csv': CSV })).statusCode).toBe(403);
    expect((await handIn(server.ask, PLAN, { 'goals.csv': CSV })).statusCode).toBe(401);
    const draft = await draftOf(handIn(ask, PLAN, { 'goals.csv': CSV }));
    expect((await other({ method: 'GET', url: importPath(PLAN, draft.id) })).statusCode).toBe(403);
    const lead = await server.join(PLAN, { id: `other-lead-${part.role}`, role: 'lead' });
    expect((await lead({ method: 'GET', url: importPath(PLAN, draft.id) })).statusCode).toBe(404);
  });

  it.each([
    ['no form', { headers: { 'content-type': 'application/json' }, payload: '{}' }, 415],
    ['a damaged form', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--y\r\n' }, 400],
    [
      'more than 10 MB',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: Buffer.alloc(11 * 1024 * 1024) },
      413,
    ],
  ])('refuses %s', async (_, sent, status) => {
    expect((await ask({ method: 'POST', url: importsPath(PLAN), ...sent })).statusCode).toBe(status);
  });

  it('takes so many files from one account and address and no more, and says when to come back', async () => {
    await draftOf(handIn(ask, PLAN, { 'goals.csv': CSV }));
    await server.store.db.updateTable('rateLimit').set({ count: IMPORTS.attempts }).execute();
    const refused = await handIn(ask, PLAN, { 'goals.csv': CSV });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
    await server.store.db.deleteFrom('rateLimit').execute();
    await draftOf(handIn(ask, PLAN, { 'goals.csv': CSV }));
  });
});

describe('files handed in at the same time', () => {
  const file = { 'plan.csv': 'number,title\n1,One\n' };

  it('are read one at a time for an account, whichever plan they are for; the others are refused', async () => {
    const other = await server.join(PLAN, { id: 'import-at-once', role: 'lead' });
    const refused: Awaited<ReturnType<typeof handIn>>[] = [];
    // The one that is taken may not be answered before the others are asked: its body ends after they are refused.
    const others = vi.waitFor(() => expect(refused).toHaveLength(2), { timeout: 4_000 });
    const replies = await Promise.all(
      [
        handIn(ask, PLAN, file, {}, others),
        handIn(ask, PLAN, file, {}, others),
        handIn(ask, null, file, { name: 'Another' }, others),
        handIn(other, PLAN, file),
      ].map(async (asked) => {
        const reply = await asked;
        if (reply.statusCode === 429) refused.push(reply);
        return reply;
      }),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429, 429]);
    expect(replies[3]?.statusCode).toBe(200);
    expect(refused.map((each) => [each.json().error.code, each.headers['retry-after']])).toEqual([
      ['import_under_way', '5'],
      ['import_under_way', '5'],
    ]);
    expect((await handIn(ask, PLAN, file)).statusCode).toBe(200);
  });
});
