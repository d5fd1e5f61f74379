import { describe, expect, it } from 'vitest';
import { MEGABYTE } from '#server/features/exchange/tables/fileLimits.ts';
import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';
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

  it('lists the files in it that are no CSV, and passes over what macOS adds', () => {
    const { tables } = read(zipOf({ 'goals.csv': GOALS, 'notes.docx': 'x', '__MACOSX/._goals.csv': 'x' }));
    expect(tables.map(({ notices }) => notices.map(({ reason }) => reason))).toEqual([
      ['left out: notes.docx, __MACOSX/._goals.csv'],
    ]);
  });

  it('is refused where it has no CSV file, is damaged, or is none', () => {
    expect(reasonOf(zipOf({ 'a.txt.exe': 'x' }))).toEqual(['a zip archive without a CSV file; it has a.txt.exe']);
    expect(reasonOf(zipOf({ 'goals.csv': GOALS }).subarray(0, 40))[0]).toContain('a damaged archive');
    expect(reasonOf(Buffer.from(GOALS))).toEqual(['not a zip archive but text']);
  });

  it('is refused where it unpacks to too much, in one file or in all together', () => {
    const large = 'x'.repeat(1.5 * MEGABYTE);
    expect(reasonOf(zipOf({ 'a.csv': `${large}${large}` }))[0]).toContain('unpacks to far too much');
    expect(reasonOf(zipOf({ 'a.csv': large, 'b.csv': large }))[0]).toContain('unpacks to far too much');
  });

  it('names the file in it that cannot be read', () => {
    expect(reasonOf(zipOf({ 'goals.csv': GOALS, 'entries.csv': 'goal_number,date\n1,"2026' }))).toEqual([
      'entries.csv: a quote is opened and never closed',
    ]);
    const lines = `number,title\n${'1,x\n'.repeat(1001)}`;
    expect(reasonOf(zipOf({ 'goals.csv': lines }))[0]).toContain('more than 1,000 lines');
  });
});
