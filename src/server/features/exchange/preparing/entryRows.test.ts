import { describe, expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { cellsOf, found } from '#testing/server/preparedParts.ts';
import type { PreparedImport } from './prepareImport.ts';

describe('an entries table', () => {
  it('says the same in any order of its rows, and in several files', async () => {
    const goals = 'number,title,tracking\n1,One,monthly\n2,Two,monthly\n3,Three,monthly\n';
    const rows = ['1', '2', '3'].flatMap((goal) =>
      ['2024-01-01', '2024-02-01', '2024-03-01'].map((date, month) => `${goal},${date},${goal}${month},`),
    );
    const byGoal = ({ edits }: PreparedImport) =>
      edits.flatMap((edit) => (edit.entity === 'entries' ? [[...edit.cells].map(({ target }) => target)] : [])).sort();
    const file = (lines: readonly string[]) => ['goal_number,date,target,actual', 'bad,,1,', ...lines].join('\n');
    const inOrder = await prepareExample({ 'goals.csv': goals, 'entries.csv': file(rows) });
    expect(byGoal(inOrder)).toEqual([
      [10, 11, 12],
      [20, 21, 22],
      [30, 31, 32],
    ]);
    const byDate = [0, 1, 2].flatMap((month) => rows.filter((_, at) => at % 3 === month));
    expect(byGoal(await prepareExample({ 'goals.csv': goals, 'entries.csv': file(byDate) }))).toEqual(byGoal(inOrder));
    const apart = { 'goals.csv': goals, 'a.csv': file(byDate.slice(0, 4)), 'b.csv': file(byDate.slice(4)) };
    const fromTwo = await prepareExample(apart);
    expect(byGoal(fromTwo)).toEqual(byGoal(inOrder));
    expect(found(fromTwo, 'dateUnreadable')).toEqual(['a.csv:2:date', 'b.csv:2:date']);
  });

  const GOAL = { 'goals.csv': 'number,title,tracking\n1,A,monthly\n' };

  it('moves a date to the first day of its period and lists it', async () => {
    const prepared = await prepareExample({
      ...GOAL,
      'e.csv': 'goal_number,date,target,actual\n1,2024-02-29,5,6\n1,2024-03-01,,7\n',
    });
    expect(cellsOf(prepared)).toEqual([
      { date: '2024-02-01', target: 5, actual: 6 },
      { date: '2024-03-01', actual: 7 },
    ]);
    expect(found(prepared, 'dateToPeriod')).toEqual(['e.csv:2:date']);
  });

  it.each([
    ['weekly', '2024-02-29', '2024-02-26'],
    ['yearly', '2024-02-29', '2024-01-01'],
  ])('finds the period of a %s goal', async (tracking, date, start) => {
    const prepared = await prepareExample({
      'goals.csv': `number,title,tracking\n1,A,${tracking}\n`,
      'e.csv': `number,date,actual\n1,${date},6\n`,
    });
    expect(cellsOf(prepared)).toEqual([{ date: start, actual: 6 }]);
  });

  it('tells that a row has no figures and stores nothing', async () => {
    const prepared = await prepareExample({ ...GOAL, 'e.csv': 'goal_number,date,target,actual\n1,2024-02-01,,NA\n' });
    expect(prepared.preview.entries).toEqual({ read: 1, add: 0, change: 0, same: 0, empty: 1, refused: 0 });
    expect(found(prepared, 'noFigures')).toEqual(['e.csv:2']);
    expect(cellsOf(prepared)).toEqual([]);
  });

  it.each([
    ['a goal that is nowhere', '9,2024-01-01,5', 'goalMissing', 'e.csv:2:goal_number'],
    ['no goal', ',2024-01-01,5', 'goalMissing', 'e.csv:2:goal_number'],
    ['a date that does not exist', '1,2024-02-30,5', 'dateUnreadable', 'e.csv:2:date'],
    ['no date', '1,,5', 'dateUnreadable', 'e.csv:2:date'],
    ['an actual that is no number', '1,2024-02-01,lots', 'cellUnreadable', 'e.csv:2:actual'],
  ])('keeps out a row with %s', async (_, row, code, place) => {
    const prepared = await prepareExample({ ...GOAL, 'e.csv': `goal_number,date,actual\n${row}\n1,2024-05-01,5\n` });
    expect(found(prepared, code)).toEqual([place]);
    expect(prepared.preview.entries).toEqual({ read: 2, add: 1, change: 0, same: 0, empty: 0, refused: 1 });
  });

  it('keeps out the entries of a goal that stays out', async () => {
    const prepared = await prepareExample({
      'goals.csv': 'number,title,parent_number\n1,A,9\n',
      'e.csv': 'goal_number,date,actual\n1,2024-05-01,5\n',
    });
    expect(found(prepared, 'goalRefused')).toEqual(['e.csv:2:goal_number']);
    expect(prepared.edits).toEqual([]);
  });

  it('takes neither of two rows that give one figure differently, and names both lines', async () => {
    const prepared = await prepareExample({
      ...GOAL,
      'e.csv': 'goal_number,date,target,actual\n1,2024-05-01,9,5\n1,2024-05-31,9,6\n',
    });
    expect(cellsOf(prepared)).toEqual([{ date: '2024-05-01', target: 9 }]);
    const [group] = prepared.preview.groups.filter(({ code }) => code === 'figureTwice');
    expect(Array.from(group?.findings ?? [], ({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'actual', 'for one period line 2 says 5, line 3 says 6'],
      [3, 'actual', 'for one period line 2 says 5, line 3 says 6'],
    ]);
  });

  it('joins rows that each give one of the figures', async () => {
    const prepared = await prepareExample({
      ...GOAL,
      'targets.csv': 'goal_number,date,target\n1,2024-05-01,9\n',
      'actuals.csv': 'goal_number,date,actual\n1,2024-05-01,5\n',
    });
    expect(cellsOf(prepared)).toEqual([{ date: '2024-05-01', target: 9, actual: 5 }]);
  });

  it('stores entries outside the goal’s start and end, and says how many of how many', async () => {
    const prepared = await prepareExample({
      'goals.csv': 'number,title,start,end,tracking\n1,A,2025-01-01,2025-12-31,monthly\n',
      'e.csv': 'goal_number,date,actual\n1,2024-12-01,5\n1,2025-01-15,6\n1,2026-01-01,7\n',
    });
    expect(cellsOf(prepared)).toHaveLength(3);
    expect(prepared.preview.groups.find(({ code }) => code === 'outsideWindow')).toMatchObject({ count: 2, of: 3 });
  });

  it.each([
    ['before 1900', '1899-12-31', true],
    ['from 1900 on', '1900-01-01', false],
    ['in year 1', '0001-01-01', true],
    ['more than fifty years ahead', '2099-01-01', true],
    ['in the last year there is', '9999-12-01', true],
    ['next year', '2027-01-01', false],
  ])('takes a figure of a period %s, and lists it where that is decades off', async (_, date, isFar) => {
    const prepared = await prepareExample({ ...GOAL, 'e.csv': `goal_number,date,actual\n1,${date},5\n` });
    expect(cellsOf(prepared)).toHaveLength(1);
    expect(found(prepared, 'periodFar')).toEqual(isFar ? ['e.csv:2:date'] : []);
    expect(found(prepared, 'outsideWindow')).toEqual([]);
  });

  it('lists targets of years that are decades off, however they are given', async () => {
    const prepared = await prepareExample({
      'goals.csv': 'number,title,tracking,eoy_target_1025,eoy_target_2026\n1,A,monthly,5,6\n2,B,monthly,,\n',
      'e.csv': 'goal_number,date,target\n2,FY2099,5\n',
    });
    expect(found(prepared, 'periodFar')).toEqual(['goals.csv:2:eoy_target_1025', 'e.csv:2:target']);
  });

  it('lists figures of a group of the plan, which becomes a goal, and not those of a goal', async () => {
    const files = {
      'goals.csv': 'number,title,tracking\n1,Group,monthly\n1.1,A,monthly\n2,Parent,monthly\n2.1,B,monthly\n',
    };
    const figures = { 'e.csv': 'goal_number,date,actual\n1.1,2026-01-01,5\n2,2026-01-01,5\n2.1,2026-01-01,5\n' };
    const more = { 'more.csv': 'goal_number,date,actual\n1,2026-02-01,5\n1.1,2026-02-01,5\n2,2026-02-01,5\n' };
    const empty = emptyExample();
    const held = stateAfter(empty, (await prepareExample({ ...files, ...figures }, empty)).edits);
    const prepared = await prepareExample(more, held);
    expect(cellsOf(prepared)).toHaveLength(3);
    expect(found(prepared, 'groupFigure')).toEqual(['more.csv:2:date']);
  });

  it('refuses entries of a goal that is computed from its children', async () => {
    const prepared = await prepareExample({
      'goals.csv': 'number,title,rollup,tracking\n1,A,sum,monthly\n1.1,B,,monthly\n',
      'e.csv': 'goal_number,date,actual\n1,2024-12-01,5\n1.1,2024-12-01,5\n',
    });
    expect(found(prepared, 'goalComputed')).toEqual(['e.csv:2:goal_number']);
    expect(prepared.preview.entries).toMatchObject({ add: 1, refused: 1 });
  });

  it('takes entries of a goal that would be computed, had it children', async () => {
    const prepared = await prepareExample({
      'goals.csv': 'number,title,rollup,tracking\n1,A,sum,monthly\n',
      'e.csv': 'goal_number,date,actual\n1,2024-12-01,5\n',
    });
    expect(prepared.preview.entries).toMatchObject({ add: 1, refused: 0 });
  });

  it('reads decimal commas and days first where the table writes them', async () => {
    const prepared = await prepareExample({
      ...GOAL,
      'e.csv': 'goal_number;date;target;actual\n1;31.01.2024;1.234;95,10\n1;28.02.2024;2;3\n',
    });
    expect(cellsOf(prepared)[0]).toEqual({ date: '2024-01-01', target: 1234, actual: 95.1 });
    expect(found(prepared, 'numberRead')).toEqual(['e.csv:2:target']);
  });
});
