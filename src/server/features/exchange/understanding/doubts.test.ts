import { describe, expect, it } from 'vitest';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

const bytes = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
const text = (lines: readonly string[]): SourceFile => ({ name: 'list.csv', bytes: bytes(lines) });

/** What is told before anything is written, as commands print it and as the page says it by its code. */
async function doubts(file: SourceFile, before: Parameters<typeof draftOffice>[1] = {}) {
  const { result } = await draftOffice(file, before);
  const group = result.preview.groups.find(({ code }) => code === 'doubts');
  const told = group?.findings.map(({ line, reason }) => `${line}: ${reason}`) ?? [];
  expect(result.doubts).toHaveLength(told.length);
  return told;
}

describe('totals that do not add up', () => {
  const HEAD = 'Measure,Budget 2025,Actual 2025';
  const ROWS = ['Roads,84.2,88.9', 'Schools,61.7,66.1'];

  it.each([
    ['the sum', 'Total,145.9,155', []],
    ['the sum as its digits can be rounded', 'Total,146.0,155.1', []],
    ['another one', 'Total,154.9,155', ['4: “Total”, “Budget 2025”: the file says 154.9, its rows add up to 145.9']],
    [
      'another one in each column',
      'Total,1,2',
      [
        '4: “Total”, “Budget 2025”: the file says 1, its rows add up to 145.9',
        '4: “Total”, “Actual 2025”: the file says 2, its rows add up to 155',
      ],
    ],
    ['nothing', 'Total,,', []],
    ['a mean', 'Average,72.95,77.5', []],
  ])('a row that says %s', async (_, total, told) => {
    expect(await doubts(text([HEAD, ...ROWS, total]))).toEqual(told);
  });

  it('of a part since the part before, of all, or of the parts', async () => {
    const right = [
      'Roads,4,1',
      'Paths,6,2',
      'Subtotal,10,3',
      'Schools,5,1',
      'Parks,7,1',
      'Subtotal,12,2',
      'Grand total,22,5',
    ];
    expect(await doubts(text([HEAD, ...right]))).toEqual([]);
    expect(await doubts(text([HEAD, ...right.with(5, 'Subtotal,21,2')]))).toEqual([
      '7: “Subtotal”, “Budget 2025”: the file says 21, its rows add up to 22',
    ]);
  });

  it('but no shares, which nobody adds up', async () => {
    expect(await doubts(text([HEAD, 'Roads,80%,81%', 'Schools,90%,92%', 'Total,85%,86%']))).toEqual([]);
  });
});

describe('goals of one title', () => {
  it('ten times: ten goals, and a word about what comes later', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => `Homes,${at + 1},${at}`);
    expect(await doubts(text(['KPI,Target 2026,Actual 2026', ...rows]))).toEqual([
      '2: 10 goals are called “Homes”, the first in row 2: unless they get titles or numbers of their own, figures brought later may go to the wrong one',
    ]);
  });

  it.each([
    ['with numbers of their own', ['No,KPI,Target 2026', '1,Homes,5', '2,Homes,6']],
    [
      'below other goals',
      ['Pillar,KPI,Target 2026', 'North,Homes,5', 'North,Roads,5', 'South,Homes,6', 'South,Roads,7'],
    ],
  ])('%s are none', async (_, lines) => {
    expect(await doubts(text(lines))).toEqual([]);
  });
});

describe('a column that changes its meaning half-way', () => {
  it('from figures to words, whose cells stay out', async () => {
    const rows = ['a,5', 'b,6', 'c,7', 'd,see page 4', 'e,as agreed', 'f,done by Mai'].map((row) => `Measure ${row}`);
    const file = text(['KPI,Actual 2026', ...rows]);
    expect(await doubts(file)).toEqual(['5: “Actual 2026” has figures down to row 4 and words from row 5 on']);
    const { proof } = (await draftOffice(file)).result;
    expect(proof?.cells.map(({ cell, reason }) => `${cell} ${reason}`)).toEqual([
      'B5 unreadable',
      'B6 unreadable',
      'B7 unreadable',
    ]);
  });

  it('from words to figures', async () => {
    const rows = ['a,as agreed', 'b,see page 4', 'c,by hand', 'd,5', 'e,6', 'f,7', 'g,8', 'h,9'].map(
      (row) => `Measure ${row}`,
    );
    expect(await doubts(text(['KPI,Actual 2026', ...rows]))).toEqual([
      '5: “Actual 2026” has words down to row 4 and figures from row 5 on',
    ]);
  });

  it.each([
    ['a word here and there', ['a,5', 'b,see below', 'c,7', 'd,8', 'e,as agreed', 'f,9']],
    ['cells that say there is no figure', ['a,5', 'b,6', 'c,7', 'd,n/a', 'e,n/a', 'f,tbd']],
  ])('%s: no change', async (_, rows) => {
    expect(await doubts(text(['KPI,Actual 2026', ...rows.map((row) => `Measure ${row}`)]))).toEqual([]);
  });
});

describe('two sheets that contradict each other', () => {
  const sheet = (name: string, actual: string) => ({
    name,
    rows: [
      ['KPI', 'Target 2025', 'Actual 2025'],
      ['Homes insulated', '640', actual],
      ['Trees planted', '90', '81'],
    ],
  });

  it('are told, the later one is taken, and the cell of the other stays out', async () => {
    const file = { name: 'plan.xlsx', bytes: handmadeWorkbook([sheet('Report', '410'), sheet('Year end', '455')]) };
    expect(await doubts(file)).toEqual([
      '2: “Report” and “Year end” say different figures of the same goals and periods, 1 in all: those of “Year end” are taken',
    ]);
    const { result, state } = await draftOffice(file);
    expect(result.proof?.cells.map(({ sheet: of, cell, reason }) => `${of} ${cell} ${reason}`)).toEqual([
      'Report C2 contradicts',
    ]);
    const homes = state.goals.find(({ title }) => title === 'Homes insulated');
    expect([...(state.series.get(homes?.id ?? '')?.actuals ?? [])]).toEqual([455]);
  });

  it('that say the same are not', async () => {
    const file = { name: 'plan.xlsx', bytes: handmadeWorkbook([sheet('Report', '410'), sheet('Year end', '410')]) };
    expect(await doubts(file)).toEqual([]);
  });
});

it('a file of another plan is told from its titles', async () => {
  const titles = ['Homes', 'Trees', 'Roads', 'Parks', 'Visits', 'Meals'];
  const list = (names: readonly string[]) =>
    text(['No,KPI,Actual 2026', ...names.map((name, at) => `${at + 1},${name},5`)]);
  const before = await draftOffice(list(titles));
  const other = await draftOffice(list(['Beds', 'Wards', 'Nurses', 'Scans', 'Blood', 'Falls']), { before });
  expect(other.result.otherPlan).toEqual({ found: 6, alike: 0 });
  expect((await draftOffice(list(titles), { before })).result.otherPlan).toBeNull();
});

it('an encoding that cannot be told is asked, with what its letters would be', async () => {
  const letters = new Uint8Array([
    0x4b, 0x50, 0x49, 0x2c, 0x32, 0x30, 0x32, 0x35, 0x0a, 0xe6, 0xf1, 0x2c, 0x35, 0x0a, 0xd8, 0x61, 0x2c, 0x36, 0x0a,
  ]);
  const { result } = await draftOffice({ name: 'list.csv', bytes: letters });
  const question = result.questions.find(({ kind }) => kind === 'encoding');
  expect(question).toMatchObject({ name: 'encoding', is_assumed: false });
  expect(question?.choices.length).toBeGreaterThan(3);
});
