import { describe, expect, it } from 'vitest';
import { MEGABYTE } from '#server/features/exchange/tables/fileLimits.ts';
import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';
import { odsFile, odsTable, odsText } from '#testing/server/odsFile.ts';
import { readTables } from './readTables.ts';

const LIMITS = { bytes: MEGABYTE, inflatedBytes: 2 * MEGABYTE, lines: 1000 };
const GOALS = 'number,title\n1,Roads\n';

const zipOf = (files: Readonly<Record<string, string>>) =>
  zipFiles(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
const read = (bytes: Uint8Array, name = 'plan.zip') => readTables([{ name, bytes }], LIMITS);
const reasonOf = (bytes: Uint8Array) => read(bytes).refusals.map(({ reason }) => reason);

describe('a zip archive', () => {
  it('is read as the CSV files in it, in any folder; its settings are told from its goals', () => {
    const { tables, planTables, refusals } = read(
      zipOf({
        'out/goals.csv': GOALS,
        'out/plan.csv': 'setting,value\nfiscal_month,7\n',
        'entries.csv': 'goal_number,date\n',
      }),
    );
    expect([tables.map(({ file }) => file), planTables?.map(({ file }) => file), refusals]).toEqual([
      ['plan.zip, out/goals.csv', 'plan.zip, entries.csv'],
      ['plan.zip, out/plan.csv'],
      [],
    ]);
  });

  it('lists the files in it that are no tables, and passes over what macOS adds', () => {
    const { tables } = read(zipOf({ 'goals.csv': GOALS, 'notes.docx': 'x', '__MACOSX/._goals.csv': 'x' }));
    expect(tables.map(({ notices }) => notices.map(({ reason }) => reason))).toEqual([
      ['left out: notes.docx, __MACOSX/._goals.csv'],
    ]);
  });

  it('is refused where it has no table, is damaged, or is none', () => {
    expect(reasonOf(zipOf({ 'a.txt.exe': 'x' }))).toEqual([
      'a zip archive without a table (.csv, .xlsx, .ods, .xls); it has a.txt.exe',
    ]);
    expect(reasonOf(zipOf({ 'goals.csv': GOALS }).subarray(0, 40))[0]).toContain('a damaged archive');
    expect(reasonOf(Buffer.from(GOALS))).toEqual(['not a zip archive but text']);
  });

  it('is refused where it unpacks to too much, in one file or in all together', () => {
    const large = 'x'.repeat(1.5 * MEGABYTE);
    expect(reasonOf(zipOf({ 'a.csv': `${large}${large}` }))[0]).toContain('unpacks to far too much');
    expect(reasonOf(zipOf({ 'a.csv': large, 'b.csv': large }))[0]).toContain('unpacks to far too much');
  });

  it('is read as the workbooks in it, each by what it is', () => {
    const table = odsTable([
      [odsText('number'), odsText('title')],
      [odsText('1'), odsText('Roads')],
    ]);
    const { tables } = read(zipFiles(new Map([['a.ods', odsFile(table)]])));
    expect(tables.map(({ file, header }) => [file, header])).toEqual([
      ['plan.zip, a.ods, sheet Goals', ['number', 'title']],
    ]);
  });

  it('is refused where the workbooks in it unpack to too much together', () => {
    const one = odsFile(odsTable([[odsText('x'.repeat(0.9 * MEGABYTE))]]));
    expect(read(zipFiles(new Map([['a.ods', one]]))).refusals).toEqual([]);
    const three = zipFiles(new Map(['a', 'b', 'c'].map((name) => [`${name}.ods`, one])));
    expect(reasonOf(three)[0]).toContain('unpacks to far too much');
  });

  it('names the file in it that cannot be read', () => {
    expect(reasonOf(zipOf({ 'goals.csv': GOALS, 'entries.csv': 'goal_number,date\n1,"2026' }))).toEqual([
      'entries.csv: a quote is opened and never closed',
    ]);
    const lines = `number,title\n${'1,x\n'.repeat(1001)}`;
    expect(reasonOf(zipOf({ 'goals.csv': lines }))[0]).toContain('more than 1,000 lines');
  });
});
