import { describe, expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';

const JULY = emptyExample({ fiscalStartMonth: 7, fiscalDisplay: 'endYear' });

async function imported(text: string, state = emptyExample()) {
  const { edits, preview } = await prepareExample({ 'plan.csv': text }, state);
  const after = stateAfter(state, edits);
  const codes = preview.groups.map(({ code, count }) => `${code} ${count}`);
  return {
    goals: after.goals.map((goal) => ({
      number: goal.number,
      tracking: goal.trackingFrequency,
      targets: Object.fromEntries(goal.targetsByYear),
      entries: edits
        .flatMap((edit) => (edit.entity === 'entries' && edit.goalId === goal.id ? [...edit.cells] : []))
        .map(({ date, target = null, actual = null }) => [
          new Date(date * 86_400_000).toISOString().slice(0, 10),
          target,
          actual,
        ]),
    })),
    counts: preview.entries,
    codes,
    preview,
    state: after,
  };
}

describe('a target of a whole year beside months', () => {
  it('is the end target of the year, never that of its first month', async () => {
    const text = 'number,title,Jan 2026,Feb 2026,Target 2026\n1,Homes,5,6,100\n';
    const { goals, counts, codes } = await imported(text);
    expect(goals).toEqual([
      {
        number: '1',
        tracking: 'monthly',
        targets: { 2026: 100 },
        entries: [
          ['2026-01-01', null, 5],
          ['2026-02-01', null, 6],
        ],
      },
    ]);
    expect(counts).toMatchObject({ read: 3, add: 3, refused: 0 });
    expect(codes).toContain('yearTarget 1');
  });

  it('is of the year that the plan’s naming says', async () => {
    const { goals } = await imported('number,title,Q1 FY26,Q2 FY26,Target FY26\n1,Homes,5,6,100\n', JULY);
    expect(goals).toMatchObject([
      {
        targets: { 2025: 100 },
        entries: [
          ['2025-07-01', null, 5],
          ['2025-10-01', null, 6],
        ],
      },
    ]);
  });

  it('stays out where an actual is given for it, as that is worked out from the months', async () => {
    const text = 'number,title,Jan 2026 Actual,Feb 2026 Actual,Actual 2026\n1,Homes,5,6,11\n';
    const { goals, counts, codes } = await imported(text);
    expect(goals[0]?.entries).toHaveLength(2);
    expect(counts).toMatchObject({ read: 3, add: 2, refused: 1 });
    expect(codes).toContain('yearActual 1');
  });

  it('changes a goal of the plan in a file that has numbers alone, and again changes nothing', async () => {
    const first = await imported('number,title,Jan 2026,Feb 2026\n1,Homes,5,6\n');
    const text = 'goal_number,Jan 2026 Actual,Mar 2026 Actual,Target 2026\n1,5,7,100\n';
    const second = await imported(text, first.state);
    expect(second.goals).toMatchObject([{ targets: { 2026: 100 }, entries: [['2026-03-01', null, 7]] }]);
    expect(second.counts).toMatchObject({ read: 3, add: 2, same: 1 });
    const third = await imported(text, second.state);
    expect(third.counts).toMatchObject({ read: 3, same: 3 });
    expect(third.goals[0]?.entries).toEqual([]);
  });

  it('gives way to the column of the goal’s own row, and that is said', async () => {
    const text = 'number,title,Jan 2026,Feb 2026,Target 2026,eoy_target_2026\n1,Homes,5,6,100,90\n';
    const { goals, codes } = await imported(text);
    expect(goals[0]?.targets).toEqual({ 2026: 90 });
    expect(codes).toContain('figureTwice 1');
  });

  it('is taken from a row of a table with a row for each period', async () => {
    const text = 'goal_number,period,target,actual\n1,Jan 26,,5\n1,Feb 26,,6\n1,2026,100,\n';
    const { goals } = await imported(`number,title\n1,Homes\n`).then(({ state }) =>
      imported(text.replace('period', 'date'), state),
    );
    expect(goals).toMatchObject([{ targets: { 2026: 100 } }]);
    expect(goals[0]?.entries).toHaveLength(2);
  });

  it('leaves two that differ out, each by its line', async () => {
    const text = 'goal_number,date,target,actual\n1,2026-01,,5\n1,2026-02,,6\n1,2026,100,\n1,FY26,90,\n';
    const { state } = await imported('number,title\n1,Homes\n');
    const { goals, counts, codes } = await imported(text, state);
    expect(goals[0]?.targets).toEqual({});
    expect(counts).toMatchObject({ read: 4, add: 2, refused: 2 });
    expect(codes).toContain('figureTwice 2');
  });
});

describe('years alone', () => {
  it('are the periods of a goal that is reported yearly', async () => {
    const { goals } = await imported('number,title,Target 2026,Actual 2026\n1,Homes,100,40\n');
    expect(goals).toMatchObject([{ tracking: 'yearly', targets: {}, entries: [['2026-01-01', 100, 40]] }]);
  });

  it('are the end target where only the target of one is given', async () => {
    const { goals } = await imported('number,title,Target 2026\n1,Homes,100\n');
    expect(goals).toMatchObject([{ targets: { 2026: 100 }, entries: [] }]);
  });
});

describe('a quarter', () => {
  it('stands on its first month, which is said', async () => {
    const { goals, codes } = await imported('number,title,1. Quartal 2026,2. Quartal 2026\n1,Homes,5,6\n');
    expect(goals[0]?.entries).toEqual([
      ['2026-01-01', null, 5],
      ['2026-04-01', null, 6],
    ]);
    expect(codes).toContain('periodRead 2');
  });

  it('beside its own months is their total and stays out', async () => {
    const { goals, counts, codes } = await imported(
      'number,title,Jan 2026,Feb 2026,Mar 2026,Q1 2026,Q2 2026\n1,Homes,5,6,7,18,20\n',
    );
    expect(goals[0]?.entries).toEqual([
      ['2026-01-01', null, 5],
      ['2026-02-01', null, 6],
      ['2026-03-01', null, 7],
      ['2026-04-01', null, 20],
    ]);
    expect(counts).toMatchObject({ read: 5, add: 4, refused: 1 });
    expect(codes).toContain('quarterTotal 1');
  });

  it('keeps its target where its months have actuals alone', async () => {
    const { goals } = await imported('number,title,Jan 2026 Actual,Feb 2026 Actual,Q1 2026 Target\n1,Homes,5,6,18\n');
    expect(goals[0]?.entries).toEqual([
      ['2026-01-01', 18, 5],
      ['2026-02-01', null, 6],
    ]);
  });
});

describe('headings that name no year', () => {
  it('keep the file out until the year is said, by name', async () => {
    const { preview } = await imported('number,title,Jan,Feb,Mar,Apr\n1,Homes,5,6,7,8\n');
    expect(preview.refusals).toEqual([
      {
        file: 'plan.csv',
        line: 1,
        column: null,
        code: 'yearless',
        reason: expect.stringMatching(/^“Jan”, “Feb”, “Mar” and 1 more name no year: .*--year 2026/),
      },
    ]);
  });
});

it('columns that a sheet of figures leaves out are listed', async () => {
  const { preview } = await imported('goal_number,Jan 2026,Feb 2026,Total,Remark\n1,5,6,11,\n');
  expect(preview.groups.find(({ code }) => code === 'unknownColumn')).toMatchObject({ count: 2 });
});
