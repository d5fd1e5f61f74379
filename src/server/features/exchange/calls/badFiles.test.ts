import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPath } from '#contract/addresses.ts';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { Day } from '#core/calendar/date.ts';
import { draftInWorker } from '#server/features/exchange/drafting/draftInWorker.ts';
import type { DraftRequest } from '#server/features/exchange/drafting/draftRequest.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { BAD_FILES, workbook } from '#testing/server/badFile.ts';
import { emptyExample } from '#testing/server/exampleImport.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';
/** 2026-11-20. */
const EXAMPLE_DAY = 20_777 as Day;

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
});
afterAll(() => server.close());

/** What some of them are refused for, by words of what they are. */
const REASONS: readonly (readonly [about: string, reason: RegExp])[] = [
  ['a row a million times', /more than 100,000 rows/],
  ['a cell a million times', /more than 1000 columns/],
  ['inflates to 512 MB', /unpacks to far too much/],
  ['far end alone', /more than 1,500,000 cells/],
  ['a hundred workbooks', /unpacks to far too much/],
  ['names of their own', /more than 1,000 names/],
];

describe('a file that is none', () => {
  // `npm run trust corruptedImports` holds each to 2 s and 100 MB.
  it.each(BAD_FILES)('$what is refused with its reason, and writes nothing', async ({ name, what, make }) => {
    const before = await findVersion(server.store.db, PLAN);
    const reply = await handIn(ask, PLAN, { [name]: make() });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.length).toBeLessThan(500_000);
    const draft: ImportDraft = reply.json();
    expect(draft.refusals[0]?.reason).toMatch(REASONS.find(([about]) => what.includes(about))?.[1] ?? /./);
    expect(draft.chosen).toBe(0);
    const applied = await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
    expect([applied.statusCode, applied.json().error.code]).toEqual([409, 'files_refused']);
    expect(await findVersion(server.store.db, PLAN)).toBe(before);
  });

  it.each(REASONS)('there is one that is %s', (about) => {
    expect(BAD_FILES.some(({ what }) => what.includes(about))).toBe(true);
  });

  it.each([
    ['a heading', `number,title,${'x'.repeat(1_000_000)}\n1,A,2\n`],
    ['a heading of another layout', `Goal,${'x'.repeat(1_000_000)},Jan 2026,Feb 2026\nA,3,1,2\nB,4,3,4\n`],
    ['a title', `number,title\n1,${'x'.repeat(1_000_000)}\n`],
    ['a title of another layout', `Goal,Jan 2026,Feb 2026\n${'x'.repeat(1_000_000)},1,2\nB,3,4\n`],
    ['a figure', `goal_number,date,actual\n1,2026-01-01,${'x'.repeat(1_000_000)}\n`],
    ['a word of status', `Goal,Status,Jan 2026\nA,${'x'.repeat(1_000_000)},1\nB,Late,2\n`],
  ])('%s of a million characters is not told whole', async (_what, text) => {
    const reply = await handIn(ask, PLAN, { 'plan.csv': text });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.length).toBeLessThan(500_000);
  });

  it('a formula without a value is told of, and nothing is made of it', async () => {
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
    const rows = `<row>${cell('number')}${cell('title')}</row><row><c><v>1</v></c><c><f>CMD()</f></c></row>`;
    const draft: ImportDraft = (await handIn(ask, PLAN, { 'plan.xlsx': workbook(rows) })).json();
    const readAs = draft.notices.find(({ code }) => code === 'readAs');
    expect(readAs?.reason).toContain('1 formulas without a value');
    expect(readAs?.read).toEqual([{ code: 'formulas_empty', names: [], numbers: [1, 2], is_left_out: true }]);
    expect([draft.chosen, draft.counts.refused.count]).toEqual([0, 1]);
  });

  it('lists each cell that is not read as it stands, by its line and column, at most twenty of a kind', async () => {
    const csv = `goal_number,date,target,actual\n1.1,2026-01-01,12%,n/a\n${'1.1,2026-02-01,,-\n'.repeat(30)}`;
    const draft: ImportDraft = (await handIn(ask, PLAN, { 'e.csv': csv })).json();
    const notice = (code: string) => draft.notices.find((each) => each.code === code);
    expect(notice('percentSign')?.cells).toEqual([
      {
        file: 'e.csv',
        line: 2,
        column: 'target',
        value: '12%',
        reason: 'read as 12',
        said: { code: 'read_as', values: ['12'] },
      },
    ]);
    expect(notice('noValue')?.count).toBe(31);
    expect(notice('noValue')?.cells).toHaveLength(20);
    expect(notice('noValue')?.cells.at(0)).toMatchObject({ line: 2, column: 'actual', value: 'n/a' });
  });

  it('is told of where every date lies outside the window of its goal', async () => {
    const dates = Array.from({ length: 425 }, (_, at) => {
      const month = String((at % 12) + 1).padStart(2, '0');
      return `1.1,${1985 + Math.floor(at / 12)}-${month}-01,,1`;
    });
    const csv = `goal_number,date,target,actual\n${dates.join('\n')}\n`;
    const draft: ImportDraft = (await handIn(ask, PLAN, { 'e.csv': csv })).json();
    const notice = draft.notices.find(({ code }) => code === 'outsideWindow');
    expect(notice).toMatchObject({ count: 425, of: 425 });
    expect(notice?.cells).toHaveLength(20);
    expect(notice?.cells[0]).toMatchObject({ line: 2, column: 'date', value: '1985-01-01', reason: 'goal 1.1' });
  });
});

describe('the thread that reads files', () => {
  const request: DraftRequest = {
    files: [{ name: 'goals.csv', bytes: Buffer.from('number,title\n1,A\n') }],
    limits: { bytes: 1_000_000, inflatedBytes: 1_000_000 },
    target: { state: emptyExample() },
    answers: {},
    tellsEmails: true,
    moment: { at: '2026-11-20T11:00:00.000Z', by: 'Ada', memberId: null },
    today: EXAMPLE_DAY,
  };

  it('is ended where it takes too long, and the next file has one of its own', async () => {
    await expect(draftInWorker(request, { longestMs: 0 })).rejects.toMatchObject({ code: 'file_too_much' });
    const both = await Promise.all([draftInWorker(request), draftInWorker(request)]);
    const again = await draftInWorker(request);
    for (const { rows } of [...both, again]) expect(rows.map(({ key }) => key)).toEqual(['goal 1']);
  });
});
