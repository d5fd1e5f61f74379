import { describe, expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { cellsOf, found, goalsOf } from '#testing/server/preparedParts.ts';

describe('roll-ups that cannot be', () => {
  it.each([
    ['tracked less often', 'number,title,rollup,tracking\n1,A,sum,weekly\n1.1,B,,monthly\n'],
    [
      'of another value type',
      'number,title,rollup,tracking,value_type\n1,A,sum,monthly,currency\n1.1,B,,monthly,number\n',
    ],
  ])('drops the roll-up of a parent with a child %s', async (_, table) => {
    const entries = 'goal_number,date,actual\n1.1,2024-12-01,5\n';
    const prepared = await prepareExample({ 'goals.csv': table, 'e.csv': entries });
    expect(goalsOf(prepared)['1']?.rollup).toBeNull();
    expect(found(prepared, 'rollupUnfit')).toEqual(['goals.csv:2:rollup']);
  });

  it('keeps a new child out of a roll-up of the plan that it does not fit', async () => {
    const state = emptyExample();
    const first = await prepareExample(
      { 'g.csv': 'number,title,rollup,tracking\n1,A,sum,weekly\n1.1,B,,weekly\n' },
      state,
    );
    const held = stateAfter(state, first.edits);
    const prepared = await prepareExample({ 'g.csv': 'number,title,tracking\n1.2,C,monthly\n' }, held);
    expect(goalsOf(prepared)['1.2']?.rollup).toBe('none');
    expect(found(prepared, 'rollupUnfit')).toEqual(['g.csv:2:rollup']);
  });
});

describe('a plan that holds goals already', () => {
  const FILES = {
    'goals.csv':
      'number,title,owner,department,status,status_note,unit,eoy_target,rollup,start\n1,A,Ada,Housing,,,,,sum,2024-01-01\n1.1,B,ada@example.org,Roads,critical,Late,µg,10,,2024\n',
    'entries.csv': 'goal_number,date,target,actual\n1.1,2024-01-31,5,6\n1.1,2024-02-29,5,\n',
  };

  const held = async () => {
    const state = emptyExample();
    return stateAfter(state, (await prepareExample(FILES, state)).edits);
  };

  it('is not changed by the same files again', async () => {
    const again = await prepareExample(FILES, await held());
    expect(again.edits).toEqual([]);
    expect(again.preview.goals).toEqual({ read: 2, add: 0, change: 0, same: 2, refused: 0 });
    expect(again.preview.entries).toMatchObject({ read: 2, same: 2 });
    expect(again.preview.groups.filter(({ kind }) => kind === 'default').map(({ code }) => code)).toEqual([
      'parentFromNumber',
      'depth',
      'targetYear',
    ]);
  });

  it.each([
    ['2.5', 2.5, []],
    ['0', 1, ['g.csv:2:weight']],
    ['1.005', 1, ['g.csv:2:weight']],
    ['', 1, []],
  ])('takes a weight of %j as %f', async (cell, weight, unread) => {
    const state = await held();
    const prepared = await prepareExample({ 'g.csv': `number,title,weight\n1.1,B,${cell}\n` }, state);
    expect(stateAfter(state, prepared.edits).goals.find(({ number }) => number === '1.1')).toMatchObject({ weight });
    expect(found(prepared, 'cellUnreadable')).toEqual(unread);
  });

  it('keeps what a table has no column for, and empties what an empty cell says', async () => {
    const state = await held();
    const bare = await prepareExample({ 'g.csv': 'number,title\n1.1,B\n' }, state);
    expect(bare.edits).toEqual([]);
    const emptied = await prepareExample({ 'g.csv': 'number,title,owner,status,function\n1.1,C,,,\n' }, state);
    expect(goalsOf(emptied)['1.1']).toMatchObject({
      title: 'C',
      memberId: null,
      handStatus: null,
      aggregation: 'sum',
      measure: '',
      unit: 'µg',
    });
  });

  it('changes only the cells that differ, clears by an empty cell and says so', async () => {
    const prepared = await prepareExample(
      { 'e.csv': 'goal_number,date,target,actual\n1.1,2024-01-01,,6\n1.1,2024-02-01,5,7\n1.1,2024-03-01,1,\n' },
      await held(),
    );
    expect(cellsOf(prepared)).toEqual([
      { date: '2024-01-01', target: null },
      { date: '2024-02-01', actual: 7 },
      { date: '2024-03-01', target: 1 },
    ]);
    expect(found(prepared, 'figureCleared')).toEqual(['e.csv:2:target']);
    expect(prepared.preview.entries).toMatchObject({ add: 1, change: 2 });
  });

  it('lets a status set by hand lapse with a new actual, and lists it', async () => {
    const prepared = await prepareExample({ 'e.csv': 'goal_number,date,actual\n1.1,2024-02-01,7\n' }, await held());
    expect(goalsOf(prepared)['1.1']?.handStatus).toBeNull();
    expect(found(prepared, 'statusLapsed')).toEqual(['e.csv:2']);
  });

  it('does not change how a goal is tracked where entries are stored', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,tracking\n1.1,B,weekly\n' }, await held());
    expect(found(prepared, 'trackingKept')).toEqual(['g.csv:2:tracking']);
    expect(prepared.edits).toEqual([]);
  });

  it('keeps the window where a start or an end alone would turn it round', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,end\n1.1,B,2023-12-31\n' }, await held());
    expect(found(prepared, 'windowKept')).toEqual(['g.csv:2:end']);
    expect(prepared.edits).toEqual([]);
  });

  it('moves what lies below a goal that moves', async () => {
    const state = await held();
    const prepared = await prepareExample({ 'g.csv': 'number,title,parent_number\n0,Top,\n1,A,0\n' }, state);
    expect(goalsOf(prepared)['1']).toMatchObject({ depth: 1 });
    expect(goalsOf(prepared)['1.1']).toMatchObject({ depth: 2 });
  });

  it('does not choose among goals of one number', async () => {
    const state = await held();
    const [goal] = state.goals;
    const twice = { ...state, goals: [...state.goals, ...(goal === undefined ? [] : [{ ...goal, id: 'other' }])] };
    const prepared = await prepareExample({ 'g.csv': 'number,title\n1,Z\n' }, twice);
    expect(found(prepared, 'numberAmbiguous')).toEqual(['g.csv:2:number']);
    expect(prepared.edits).toEqual([]);
  });
});

describe('files that are refused', () => {
  it.each([
    ['neither kind of table', { 'a.csv': 'colour,mood\nred,good\n' }, /required column is missing/],
    ['a goals table without titles', { 'goals.csv': 'number,name\n1,A\n' }, /missing: “title” in a table of goals/],
    [
      'an entries table without dates',
      { 'entries.csv': 'goal_number,actual\n1,5\n' },
      /missing: “date” in a table of targets and actuals/,
    ],
    ['a column twice', { 'goals.csv': 'number,title,Title\n1,A,B\n' }, /title is there twice/],
    ['a workbook named .csv', { 'goals.csv': 'PK\x03\x04rest' }, /zip archive or an Excel workbook/],
    ['an empty file', { 'goals.csv': '' }, /empty/],
    ['a quote that is never closed', { 'goals.csv': 'number,title\n1,"A\n2,B\n' }, /never closed/],
    ['a NUL', { 'goals.csv': 'number,title\n1,A\0\n' }, /NUL/],
  ])('keep everything out: %s', async (_, files, reason) => {
    const prepared = await prepareExample({ ...files, 'other.csv': 'number,title\n5,E\n' });
    expect(prepared.edits).toEqual([]);
    expect(prepared.preview.refusals).toHaveLength(1);
    expect(prepared.preview.refusals[0]?.reason).toMatch(reason);
  });
});

describe('a status set by hand on a parent whose figures are computed', () => {
  const files = {
    'g.csv':
      'number,title,function,rollup,status,status_note\n1,All,sum,sum,critical,Asked for\n1.1,One,sum,,,\n1.2,Two,sum,,,\n',
    'e.csv': 'goal_number,date,target,actual\n1.1,2026-01-01,10,4\n1.2,2026-01-01,10,5\n',
  };

  it('stands on the actual its children come to with the import, and the same file again changes nothing', async () => {
    const empty = emptyExample();
    const { edits } = await prepareExample(files, empty);
    const parent = edits.find((edit) => edit.entity === 'goal' && edit.after?.number === '1');
    expect(parent).toMatchObject({ after: { handStatus: { status: 'critical', computedActual: 9 } } });
    expect((await prepareExample(files, stateAfter(empty, edits))).edits).toEqual([]);
  });
});
