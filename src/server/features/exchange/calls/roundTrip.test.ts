import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalPath, importPath, planExportPath } from '#contract/addresses.ts';
import type { DiffRows, ImportDraft } from '#contract/importDraft.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';
const run = promisify(execFile);

/** What a fresh LibreOffice needs to start and to write one file, on a busy machine. */
const CONVERTED_WITHIN_MS = 60_000;
const hasLibreOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);
if (!hasLibreOffice) console.warn('Exports are not sent through LibreOffice: it is not installed.');

/** Commas, quotes where they are needed, UTF-8, cells as they are shown, each sheet a file: what its dialog proposes. */
const EVERY_SHEET_AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
});
afterAll(() => server.close());

const handedIn = async (bytes: Uint8Array): Promise<ImportDraft> =>
  (await handIn(ask, PLAN, { 'plan.xlsx': bytes })).json();

const told = async ({ id }: ImportDraft) => {
  const { rows }: DiffRows = (await ask({ method: 'GET', url: `${importPath(PLAN, id)}/rows` })).json();
  return rows.map(({ kind, goal, what, before, after }) => {
    const place = what.type === 'field' ? what.field : what.type === 'cell' ? `${what.date} ${what.figure}` : what.type;
    return [kind, goal?.number, place, before, after];
  });
};

/** As the plan was exported, in LibreOffice 7.4, and edited there: formulas, formats, text, an emptied cell. */
const EDITED = readFileSync(new URL('./editedInLibreOffice.xlsx', import.meta.url));

describe('a plan exported, edited in a spreadsheet program and imported', () => {
  it('shows the edits alone: formulas by their values, dates and percents in any format, thousands, text as text', async () => {
    const draft = await handedIn(EDITED);
    expect([draft.refusals, draft.zero_targets, draft.notices.map(({ code }) => code)]).toEqual([
      [],
      null,
      ['percentSign', 'figureCleared'],
    ]);
    // Nothing of it has to be mapped.
    expect(draft.tables.flatMap(({ columns }) => columns.filter(({ column }) => column === null))).toEqual([]);
    expect(await told(draft)).toEqual([
      ['changed', '1.1', 'title', 'Repair roads', '=Repair roads'],
      ['changed', '1.1', 'description', null, '-a dash first'],
      ['changed', '1.1', 'measure', 'Miles repaired', '@miles, +5 -3'],
      ['changed', '1.1', 'end', '2027-06-30', '2027-05-31'],
      ['changed', '1.1', 'eoy_target_2026', 240, 1250],
      ['changed', '1.2', 'value_type', 'number', 'percent'],
      ['changed', '1.2', 'eoy_target_2025', null, 37.5],
      ['added', '1.1', '2026-12-01 target', null, 0.00001],
      ['changed', '1.1', '2025-09-01 target', 10, null],
      ['changed', '1.1', '2025-07-01 actual', 9, 10],
      ['changed', '1.1', '2025-08-01 actual', 9, 1234.5],
    ]);
  });

  it('asks nothing of a target of 0 that the plan has already', async () => {
    const entries = `${goalPath(PLAN, 'g3')}/entries`;
    await ask({ method: 'PUT', url: entries, payload: [{ date: '2026-07-01', target: 0, actual: 3 }] });
    const csv = 'goal_number,date,target,actual\n1.2,2026-07-01,0,4\n';
    const known: ImportDraft = (await handIn(ask, PLAN, { 'entries.csv': csv })).json();
    expect([known.zero_targets, known.counts.changed.count]).toEqual([null, 1]);
    const other: ImportDraft = (await handIn(ask, PLAN, { 'entries.csv': `${csv}1.2,2026-08-01,0,4\n` })).json();
    expect(other.zero_targets).toEqual({ count: 2, answer: null });
  });

  it('keeps a label that is no member, such as a department’s, and makes nobody of it', async () => {
    const labelled = await startExampleServer({
      fill: (store) =>
        writeExamplePlan(store, {}, [exampleGoalEdit({ id: 'g4', number: '2', title: 'Parks', ownerLabel: 'Parks' })]),
    });
    const asLead = await labelled.signIn();
    const { rawPayload } = await asLead({ method: 'GET', url: planExportPath(PLAN, 'xlsx') });
    const draft: ImportDraft = (await handIn(asLead, PLAN, { 'plan.xlsx': rawPayload })).json();
    expect([draft.members, draft.counts.changed.count, draft.counts.unchanged.goals]).toEqual([0, 0, 5]);
    await labelled.close();
  });

  it('lists a depth that changes alone, and refuses to take a goal without the one above it', async () => {
    const csv = 'number,title,parent_number,depth\n1,Safe streets,,1\n1.2,Light & signs,1,2\n';
    const draft: ImportDraft = (await handIn(ask, PLAN, { 'goals.csv': csv })).json();
    expect(await told(draft)).toEqual([
      ['changed', '1', 'depth', 0, 1],
      ['changed', '1.2', 'depth', 1, 2],
    ]);
    await ask({
      method: 'PATCH',
      url: importPath(PLAN, draft.id),
      payload: { left_out: { kinds: [], rows: ['field 1.2 depth'] } },
    });
    const reply = await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
    expect([reply.statusCode, reply.json().error]).toMatchObject([409, { code: 'choice_unfit' }]);
  });

  it.runIf(hasLibreOffice)('goes through LibreOffice without a change', { timeout: CONVERTED_WITHIN_MS }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'milepost-office-'));
    try {
      const { rawPayload } = await ask({ method: 'GET', url: planExportPath(PLAN, 'xlsx') });
      writeFileSync(join(folder, 'plan.xlsx'), rawPayload);
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      for (const [format, file] of [
        ['ods', 'plan.xlsx'],
        ['xlsx', 'out/plan.ods'],
        [EVERY_SHEET_AS_CSV, 'plan.xlsx'],
      ] as const) {
        await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', 'out', file], { cwd: folder });
      }
      const draft = await handedIn(readFileSync(join(folder, 'out/plan.xlsx')));
      expect([draft.refusals, draft.counts.added.count, draft.counts.changed.count]).toEqual([[], 0, 0]);
      expect(draft.counts.unchanged.goals).toBe(4);
      const sheets = readdirSync(join(folder, 'out')).filter(
        (name) => name.endsWith('.csv') && !name.includes('About'),
      );
      const texts = sheets.map((name) => [name, readFileSync(join(folder, 'out', name))]);
      const fromText: ImportDraft = (await handIn(ask, PLAN, Object.fromEntries(texts))).json();
      expect([fromText.refusals, fromText.counts.added.count, fromText.counts.changed.count]).toEqual([[], 0, 0]);
      expect(fromText.counts.unchanged).toEqual(draft.counts.unchanged);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
