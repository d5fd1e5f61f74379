import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPreviewSchema } from '#contract/import.ts';
import type { Day } from '#core/calendar/date.ts';
import { draftImport } from '#server/features/exchange/drafting/draftImport.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import { findChanges } from '#server/store/history/changeLog.ts';
import { findLeftOut } from '#server/store/history/findLeftOut.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { findWork } from '#server/store/plans/work.ts';
import { CITY_HALL_REPORT } from '#testing/server/cityHallReport.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine();
  line.write('report.xlsx', handmadeWorkbook(CITY_HALL_REPORT));
});
afterEach(() => line.remove());

const titles = () =>
  line.look(async (store) => {
    const plans = await findPlans(store.db);
    const goals = await Promise.all(plans.map(({ id }) => findGoals(store.db, { planId: id })));
    return goals
      .flat()
      .map(({ number, title }) => `${number} ${title}`)
      .sort();
  });

describe('milepost import of a file of another layout', () => {
  it('without --accept writes nothing, says what is wrong, and lists how the file would be read', async () => {
    const { status, output, reasons } = await line.run('import', '--plan', 'City', 'report.xlsx');
    expect(status).toBe(1);
    expect(reasons).toContain('report.xlsx: the workbook has no sheet Goals or Entries; it has Bericht 2026, Legende');
    expect(reasons).toContain('With --accept the files are read as listed above.');
    expect(output).toContain('Nr. = number: Number of the goal');
    expect(output).toContain('2026 | Jan | Soll = target: Target');
    expect(output).toContain('sheet Bericht 2026 = yes: Read it');
    expect(await titles()).toEqual([]);
  });

  it('with --accept makes a goal of each column of figures, and of each sheet that names none', async () => {
    line.write('turned.csv', 'Monat;Homes Soll;Homes Ist;Trees\nJan 2026;10;9;5\nFeb 2026;10;12;k. A.\n');
    const sheet = (name: string, value: number) => ({
      name,
      rows: [
        ['Monat', 'Ist', 'Soll'],
        ['Jan 2026', value, 10],
      ],
    });
    line.write('sheets.xlsx', handmadeWorkbook([sheet('Roads', 7), sheet('Parks', 8)]));
    expect((await line.run('import', '--plan', 'Turned', 'turned.csv')).status).toBe(1);
    const turned = await line.run('import', '--accept', '--plan', 'Turned', 'turned.csv');
    expect([turned.status, turned.output]).toEqual([0, expect.stringContaining('Of 12 filled cells 11 come in')]);
    expect(turned.output).toContain('Entries  5 read: 5 new');
    expect((await line.run('import', '--plan', 'Sheets', 'sheets.xlsx')).status).toBe(1);
    const sheets = await line.run('import', '--accept', '--plan', 'Sheets', 'sheets.xlsx');
    expect([sheets.status, sheets.output]).toEqual([0, expect.stringContaining('each sheet is one goal')]);
    expect(await titles()).toEqual(['1 Homes', '1 Roads', '2 Parks', '2 Trees']);
  });

  it('with --accept takes what the page would propose, and lists it', async () => {
    const { status, output } = await line.run('import', '--accept', '--plan', 'City', 'report.xlsx');
    expect(status).toBe(0);
    expect(output).toContain('Kennzahl = title: Title of the goal');
    expect(output).toContain('row 10: 6 cells, a total, no goal');
    expect(await titles()).toEqual(['1 Mobilität', '1.1 Radwege', '1.2 Busse', '2 Klima', '2.1 Bäume']);
  });

  it('takes the sheet and the rows of headings that options name', async () => {
    const text = 'a;b\nc;d\nKennung;Name des Ziels\n1;Wohnen\n';
    line.write('list.csv', text);
    expect((await line.run('import', '--header-row', '3', '--plan', 'City', 'list.csv')).status).toBe(1);
    line.write('mapping.json', '{"columns": {"Kennung": "number", "Name des Ziels": "title"}}');
    const done = await line.run(
      'import',
      '--header-row',
      '3',
      '--mapping',
      'mapping.json',
      '--plan',
      'City',
      'list.csv',
    );
    expect(done).toMatchObject({ status: 0, reasons: '' });
    expect(await titles()).toEqual(['1 Wohnen']);
    const none = await line.run('import', '--sheet', 'Nirgends', 'report.xlsx');
    expect(none).toMatchObject({ status: 1 });
    expect(none.reasons).toContain('no sheet “Nirgends”; it has Bericht 2026, Legende, Daten alt');
  });

  it.each([
    [['--header-row', 'x', 'list.csv'], 'the number of a row, given at most 3 times, not “x”'],
    [
      ['--sheet', 'Bericht 2026', 'list.csv'],
      '--sheet names a sheet of a workbook (.xlsx), and none of the files is one',
    ],
  ])('says what is wrong with %j', async (args, reason) => {
    const { status, reasons } = await line.run('import', ...args);
    expect([status, reasons]).toEqual([2, expect.stringContaining(reason)]);
  });

  it('takes sheets, rows of headings and rows that are left out from a mapping file', async () => {
    const mapping = {
      sheets: [{ sheet: 'Bericht 2026', header_rows: [4, 5, 6], skip_rows: [7, 9, 10, 11, 13, 15, 16] }],
      columns: { 'Nr.': 'number', Kennzahl: 'title' },
    };
    line.write('mapping.json', JSON.stringify(mapping));
    const { status } = await line.run('import', '--plan', 'City', '--mapping', 'mapping.json', 'report.xlsx');
    expect(status).toBe(0);
    expect(await titles()).toEqual(['1.1 Radwege', '2.1 Bäume']);
  });

  it.each([
    ['report.xlsx', handmadeWorkbook(CITY_HALL_REPORT)],
    ['list.csv', 'KPI;Jahr;Monat;Soll;Ist\nHomes;2026;Jan;5;4\nRoads;2026;Feb;7,5;6\nTotal;;;12;\n'],
    ['report.csv', 'Stand Mai;;;\nNr.;Kennzahl;Jan 26;Target Feb 26\n1;Homes;4;5\n'],
  ])('reads %s by the mapping that the page writes as the page reads it', async (name, content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const { mapping, preview } = draftImport({
      files: [{ name, bytes }],
      limits: PAGE_LIMITS,
      target: { newPlan: { id: 'plan', name: 'Plan', options: { timeZone: 'UTC' } }, leaderEmails: [] },
      answers: {},
      tellsEmails: false,
      moment: { at: '2026-11-20T11:00:00.000Z', by: 'Ada', memberId: null },
      today: 20_777 as Day,
    });
    line.write(name, content);
    line.write('mapping.json', JSON.stringify(mapping, null, 2));
    const asked = ['--mapping', 'mapping.json', '--plan', 'City', '--time-zone', 'UTC', '--report', 'report.json'];
    const { reasons, status } = await line.run('import', ...asked, name);
    expect([status, reasons]).toEqual([0, expect.anything()]);
    const report = importPreviewSchema.parse(JSON.parse(readFileSync(join(line.folder, 'report.json'), 'utf8')));
    expect([report.goals, report.entries]).toEqual([preview.goals, preview.entries]);
    expect(report.goals.add).toBeGreaterThan(0);
  });

  it('names what does not come in by file, sheet and row of the workbook', async () => {
    const rows = [
      ['Nr.', 'Titel', 'Beginn'],
      ['1', 'Wohnen', 'irgendwann'],
      [null, 'Ohne Nummer', null],
    ];
    line.write('list.xlsx', handmadeWorkbook([{ name: 'Liste', rows }]));
    const { output } = await line.run('import', '--accept', 'list.xlsx');
    expect(output).toContain('list.xlsx, sheet Liste, row 2: 1 cell, not a number or a day that can be read');
    expect(await titles()).toEqual(['1 Wohnen', '2 Ohne Nummer']);
  });

  it('finds goals without numbers again by their titles, and counts on for new ones', async () => {
    line.write('list.csv', 'KPI,Responsible\nHomes,Ada\nTotal,\n');
    const made = await line.run('import', '--accept', '--plan', 'City', 'list.csv');
    expect(made.status).toBe(0);
    expect(await titles()).toEqual(['1 Homes']);
    line.write('list.csv', 'KPI,Responsible\nHomes,Ada\nRoads,Ada\n');
    expect((await line.run('import', '--accept', '--plan', 'City', 'list.csv')).status).toBe(0);
    expect(await titles()).toEqual(['1 Homes', '2 Roads']);
  });

  it('asks with --ask, takes answers with --answer, and writes only when nothing is open', async () => {
    line.write('register.csv', 'KPI,Baseline,Target,Actual\nAnswer time,15,6,8\n');
    const asked = await line.run('import', '--ask', '--plan', 'City', 'register.csv');
    expect(asked.status).toBe(0);
    const [question] = JSON.parse(asked.output);
    expect(question).toMatchObject({ name: 'period', proposed: '2026', evidence: [{ cell: 'C1' }, { cell: 'D1' }] });
    expect((await line.run('import', '--plan', 'City', 'register.csv')).status).toBe(1);
    expect(await titles()).toEqual([]);
    const done = await line.run('import', '--answer', 'period=2025', '--plan', 'City', 'register.csv');
    expect([done.status, done.output]).toEqual([0, expect.stringContaining('All 8 filled cells come in.')]);
    expect(await titles()).toEqual(['1 Answer time']);
    const wrong = await line.run('import', '--answer', 'period', 'register.csv');
    expect([wrong.status, wrong.reasons]).toEqual([2, expect.stringContaining('--answer is NAME=VALUE')]);
    const none = await line.run('import', '--encoding', 'morse', 'register.csv');
    expect([none.status, none.reasons]).toEqual([2, expect.stringContaining('windows-1250')]);
  });

  it('understands, where it is asked or accepted, a file of ours by some headings whose figures would be left out', async () => {
    line.write('list.csv', 'Goal Number,Goal Name,2024 Target,2024,Stretch target\n1,Homes,5,4,9\n');
    const plainly = await line.run('import', '--plan', 'City', 'list.csv');
    expect([plainly.status, plainly.reasons]).toEqual([1, expect.stringContaining('every row is kept out')]);
    const asked = await line.run('import', '--ask', '--plan', 'City', 'list.csv');
    expect(JSON.parse(asked.output)).not.toEqual([]);
    const { status } = await line.run('import', '--accept', '--plan', 'City', 'list.csv');
    expect([status, await titles()]).toEqual([0, ['1 Homes']]);
  });

  it('names the goals that the file calls behind and its figures do not, as the page does', async () => {
    line.write('rag.csv', 'KPI,Target 2026,Actual 2026,RAG\nHomes,10,10,R\nRoads,10,10,G\nTrees,10,10,A\n');
    const { status, output } = await line.run('import', '--accept', '--plan', 'City', 'rag.csv');
    expect(status).toBe(0);
    expect(output).toContain('The file calls 2 of 3 behind, the figures 0. Look at these 2:');
    expect(output).toMatch(/ {2}1 Homes: file \S.*, figures \S/);
    expect(output).toContain('--answer "status_use=set"');
    const [planId = ''] = (await line.look((store) => findPlans(store.db))).map(({ id }) => id);
    const [change] = await line.look((store) => findChanges(store.db, { planId, limit: 1 }));
    expect(change?.origin).toMatchObject({ kind: 'import', filled: 16, out: 0 });
    line.write('rag.csv', 'KPI,Target 2026,Actual 2026\nHomes,10,l1\nRoads,10,12\n');
    const again = await line.run('import', '--accept', '--plan', 'City', 'rag.csv');
    expect(again.status).toBe(0);
    const [second] = await line.look((store) => findChanges(store.db, { planId, limit: 1 }));
    expect(second?.origin).toMatchObject({ filled: 9, out: 1 });
    const kept = await line.look((store) => findLeftOut(store.db, { planId, version: second?.version ?? 0 }));
    expect(kept?.cells).toMatchObject([{ cell: 'C2', text: 'l1' }]);
  });

  it('without --plan the title above the table names the plan, this month and next', async () => {
    const plan = (done: string) =>
      `Water service – action plan 2026\nAction,Goal,Lead,End,% complete,Status\nSurvey,Fewer leaks,Sam Lee,2026-03-31,${done},In progress\nRenew,Fewer leaks,Ann Roe,2026-12-31,5%,In progress\n`;
    line.write('january.csv', plan('10%'));
    line.write('february.csv', plan('60%'));
    expect((await line.run('import', '--accept', 'january.csv')).status).toBe(0);
    expect((await line.run('import', '--accept', 'february.csv')).output).toContain('1 changed');
    const plans = await line.look((store) => findPlans(store.db));
    expect(plans.map(({ name }) => name)).toEqual(['Water service – action plan 2026']);
    const [made] = plans;
    const work = await line.look((store) => findWork(store.db, made?.id ?? ''));
    expect(work.initiatives.map(({ title, percentByHand }) => [title, percentByHand])).toEqual([
      ['Survey', 60],
      ['Renew', 5],
    ]);
  });

  it('reads files in our own columns as ever, with --accept too', async () => {
    line.write('goals.csv', 'number,title\n1,Homes\n');
    const { status, output } = await line.run('import', '--accept', '--plan', 'City', 'goals.csv');
    expect(status).toBe(0);
    expect(output).toMatch(/^Plan “City” \(new\), from goals.csv/);
  });
});
