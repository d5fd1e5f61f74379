import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { createRowFinder } from '#server/features/exchange/diff/rowFinder.ts';
import type { PreparedImport } from '#server/features/exchange/preparing/prepareImport.ts';
import { prepareExample } from '#testing/server/exampleImport.ts';
import { cellsOfTables, readExample } from '#testing/server/exampleTables.ts';
import { knownLayout } from './knownLayout.ts';
import { mapTables } from './mapTables.ts';

const GERMAN = [
  'Nr;Bezeichnung;Einheit;Verantwortlich;Zeitraum;Soll;Ist',
  '1;Wohnungen;Stück;Ada;2026-01;10;8',
  '1;Wohnungen;Stück;Ada;2026-02;12;13,5',
  '2;Quote;%;Ada;2026-01;50;',
];

const cellsOf = ({ edits }: PreparedImport) =>
  edits
    .flatMap((edit) => (edit.entity === 'entries' ? [...edit.cells] : []))
    .map(({ date, target, actual }) => [formatIsoDate(date), target, actual]);

const reasonsOf = ({ preview }: PreparedImport, code: string) =>
  Array.from(
    preview.groups.find((group) => group.code === code)?.findings ?? [],
    ({ line, reason }) => `${line}: ${reason}`,
  );

describe('one long table of goals and figures', () => {
  it('becomes goals, each of the first row of its number, and an entry of every row', async () => {
    const prepared = await prepareExample({
      'a.csv':
        'number,title,date,target,actual\n1,Homes,2026-01,10,8\n1,Homes,2026-02,12,13\n2,Roads,2026-01,5,\n2,,2026-02,,6\n',
    });
    expect(prepared.preview.goals).toMatchObject({ read: 2, add: 2, refused: 0 });
    expect(prepared.preview.entries).toMatchObject({ read: 4, add: 4, refused: 0 });
    expect(cellsOf(prepared)).toEqual([
      ['2026-01-01', 10, 8],
      ['2026-02-01', 12, 13],
      ['2026-01-01', 5, undefined],
      ['2026-02-01', undefined, 6],
    ]);
    expect(prepared.preview.groups.filter(({ kind }) => kind === 'dropped' || kind === 'refused')).toEqual([]);
    expect(reasonsOf(prepared, 'readAs')).toEqual([
      '1: a row for each period: the first row of a number is read as the goal, every row as its figures',
    ]);
  });

  it.each(['Zeitraum', 'Monat', 'Datum'])('is proposed for German headings, with the period under %s', (period) => {
    const reading = readExample(GERMAN.join('\n').replace('Zeitraum', period));
    expect(cellsOfTables(mapTables(reading, knownLayout(reading.tables)).tables)).toEqual([
      [
        ['goal_number', 'date', 'target', 'actual'],
        ['1', '2026-01', '10', '8'],
        ['1', '2026-02', '12', '13,5'],
        ['2', '2026-01', '50', ''],
      ],
      [
        ['number', 'title', 'unit', 'owner'],
        ['1', 'Wohnungen', 'Stück', 'Ada'],
        ['2', 'Quote', '%', 'Ada'],
      ],
    ]);
  });

  it('keeps a row with another title out whole, and tells where other cells differ from the first row', async () => {
    const prepared = await prepareExample({
      'a.csv':
        'number,title,unit,date,actual\n1,Homes,Homes,2026-01,8\n1,Roads,Homes,2026-02,9\n1,Homes,Flats,2026-03,10\n',
    });
    expect(reasonsOf(prepared, 'numberTwice')).toEqual(['3: line 2 has it already: “Roads” stays out']);
    expect(cellsOf(prepared).map(([date]) => date)).toEqual(['2026-01-01', '2026-03-01']);
    expect(reasonsOf(prepared, 'readAs')).toContain('4: unit: other than in line 2, whose cells are taken');
  });

  it('takes a goal without date and figures as a goal alone, and tells of a row without a number once', async () => {
    const prepared = await prepareExample({
      'a.csv': 'number,title,date,actual\n1,Homes,,\n1.1,Built,2026-01,8\n,Roads,2026-01,9\n',
    });
    expect(prepared.preview.goals).toMatchObject({ read: 3, add: 2, refused: 1 });
    expect(prepared.preview.entries).toMatchObject({ read: 1, add: 1, refused: 0 });
  });

  it('tells of a cell in the part of the row that its column belongs to', async () => {
    const { workings } = await prepareExample({
      'a.csv': 'number,title,function,date,actual\n1,Homes,median,2026-01,many\n',
    });
    const find = createRowFinder(workings?.sheets ?? []);
    const kindAt = (column: string) => find({ file: 'a.csv', line: 2, column })?.kind;
    expect([kindAt('function'), kindAt('actual')]).toEqual(['goals', 'entries']);
  });

  it('leaves goals without figures and entries without titles as they are', () => {
    for (const text of ['number,title,date\n1,A,2026-01\n', 'number,date,actual\n1,2026-01,5\n']) {
      expect(mapTables(readExample(text), null).tables).toHaveLength(1);
    }
  });
});
