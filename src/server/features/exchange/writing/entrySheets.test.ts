import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { entrySheets } from './entrySheets.ts';
import { exportPlan } from './exportPlan.ts';

/** 2026-11-20. */
const TODAY = 20_777 as Day;

const FILES = {
  'goals.csv':
    'number,title,tracking\n1,All,\n1.1,Monthly,monthly\n1.2,Weekly,weekly\n1.3,Yearly,yearly\n1.4,Quarterly,quarterly\n',
  'entries.csv':
    'goal_number,date,target,actual\n1.1,2025-11-01,10,9\n1.1,2026-01-01,10,\n1.2,2026-01-05,,3\n1.3,2026-01-01,7,\n1.4,2026-Q1,5,4\n1.4,2026-Q3,6,\n',
};
const held = async () => {
  const empty = emptyExample();
  return stateAfter(empty, (await prepareExample(FILES, empty)).edits);
};

describe('the entry sheets of a workbook', () => {
  it('have two rows a goal and a column a period, a sheet for each frequency, the current year to be filled in', async () => {
    const sheets = entrySheets(await held(), TODAY);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Entries',
      'Entries weekly',
      'Entries quarterly',
      'Entries yearly',
    ]);
    const [monthly] = sheets;
    expect(monthly?.header.slice(0, 6)).toEqual(['goal_number', 'goal', 'series', '2025-11', '2026-01', '2026-02']);
    expect(Array.from(monthly?.rows ?? [], (row) => row.slice(0, 5))).toEqual([
      ['1.1', 'Monthly', 'target', 10, 10],
      ['1.1', 'Monthly', 'actual', 9, null],
    ]);
    const quarterly = sheets.find(({ name }) => name === 'Entries quarterly');
    const quarters = ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'];
    expect(quarterly?.header.slice(3)).toEqual(quarters);
    expect(Array.from(quarterly?.rows ?? [])).toEqual([
      ['1.4', 'Quarterly', 'target', 5, null, 6, null, null],
      ['1.4', 'Quarterly', 'actual', 4, null, null, null, null],
    ]);
  });

  it('show only the edits when they come back: a figure changed, one cleared, one new', async () => {
    const state = await held();
    const files = { 'plan.xlsx': exportPlan(state, { format: 'xlsx', day: TODAY }) };
    expect((await prepareExample(files, state)).edits).toEqual([]);
    const edited = {
      'sheet.csv':
        'goal_number,goal,series,2025-11,2026-01,2026-02\n1.1,Monthly,target,10,10,\n1.1,Monthly,actual,,8,\n',
    };
    const { edits } = await prepareExample(edited, state);
    expect(edits.map((edit) => (edit.entity === 'entries' ? { ...edit, cells: [...edit.cells] } : edit))).toEqual([
      {
        entity: 'entries',
        goalId: expect.any(String),
        cells: [
          { date: expect.any(Number), actual: null },
          { date: expect.any(Number), actual: 8 },
        ],
      },
    ]);
  });
});
