import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { exampleDay } from '#core/calendar/exampleDay.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { type ExampleFiles, emptyExample, prepareExample, stateAfter } from '#server/testing/exampleImport.ts';
import type { PreparedImport } from './prepareImport.ts';

const goalsOf = ({ edits }: PreparedImport): Record<string, StoredGoal> =>
  Object.fromEntries(
    edits.flatMap((edit) => (edit.entity === 'goal' && edit.after !== null ? [[edit.after.number, edit.after]] : [])),
  );

const cellsOf = ({ edits }: PreparedImport) =>
  edits
    .flatMap((edit) => (edit.entity === 'entries' ? [...edit.cells] : []))
    .map((cell) => ({ ...cell, date: formatIsoDate(cell.date) }));

const found = ({ preview }: PreparedImport, code: string) =>
  Array.from(
    preview.groups.find((group) => group.code === code)?.findings ?? [],
    ({ file, line, column }) => `${file}:${line}${column === null ? '' : `:${column}`}`,
  );

const goalFile = (...rows: string[]): ExampleFiles => ({ 'goals.csv': ['number,title', ...rows].join('\n') });

describe('a goals table', () => {
  it('becomes goals in their tree, with defaults that are listed', async () => {
    const prepared = await prepareExample({
      'goals.csv': 'number,title,unit\n1,Homes,\n1.1,Built,\n1.1.1,Occupied,%\n',
      'entries.csv':
        'goal_number,date,actual\n1.1,2024-01-31,5\n1.1,2024-02-29,6\n1.1.1,2024-01-31,50\n1.1.1,2024-02-29,60\n',
    });
    const goals = goalsOf(prepared);
    expect(goals['1']).toMatchObject({ parentId: null, depth: 0, title: 'Homes', number: '1', rollup: null });
    expect(goals['1.1']).toMatchObject({ parentId: goals['1']?.id, depth: 1, aggregation: 'sum', valueType: 'number' });
    expect(goals['1.1.1']).toMatchObject({
      parentId: goals['1.1']?.id,
      depth: 2,
      aggregation: 'current',
      valueType: 'percent',
    });
    expect(goals['1.1']).toMatchObject({ trackingFrequency: 'monthly', targetDirection: 'up' });
    expect(prepared.preview.goals).toEqual({ read: 3, add: 3, change: 0, same: 0, refused: 0 });
    expect(found(prepared, 'function')).toEqual([
      'goals.csv:2:function',
      'goals.csv:3:function',
      'goals.csv:4:function',
    ]);
    expect(found(prepared, 'parentFromNumber')).toEqual(['goals.csv:3:parent_number', 'goals.csv:4:parent_number']);
    expect(found(prepared, 'direction')).toHaveLength(3);
    expect(found(prepared, 'trackingFromEntries')).toHaveLength(2);
    expect(found(prepared, 'trackingFromOthers')).toEqual(['goals.csv:2:tracking']);
  });

  it.each([
    ['percent', 'value_type', 'percent', 'monthly', 'current'],
    ['a rate', 'unit', 'Rate per 1.000', 'monthly', 'current'],
    ['a yearly goal', 'unit', 'Homes', 'yearly', 'current'],
    ['money', 'unit', '€', 'monthly', 'sum'],
    ['any other number', 'unit', 'Homes', 'weekly', 'sum'],
  ])('takes the function of %s', async (_, column, cell, tracking, aggregation) => {
    const prepared = await prepareExample({ 'g.csv': `number,title,tracking,${column}\n1,A,${tracking},${cell}\n` });
    expect(goalsOf(prepared)['1']?.aggregation).toBe(aggregation);
  });

  it('lists cells that say there is no value, and percents, by their places', async () => {
    const prepared = await prepareExample({
      'g.csv': 'number,title,unit,owner,end,baseline,priority\n1,A,n/a,-,none,12%,N/A\n2,B,,,,7,\n',
    });
    expect(found(prepared, 'noValue').toSorted()).toEqual([
      'g.csv:2:end',
      'g.csv:2:owner',
      'g.csv:2:priority',
      'g.csv:2:unit',
    ]);
    expect(found(prepared, 'percentSign')).toEqual(['g.csv:2:baseline']);
    const percents = prepared.preview.groups.find(({ code }) => code === 'percentSign');
    expect([...(percents?.findings ?? [])].map(({ reason }) => reason)).toEqual(['read as 12']);
  });

  it('names the title of a row that stays out because its number is used twice', async () => {
    const { preview } = await prepareExample(goalFile('1,Homes', '1,Roads'));
    const group = preview.groups.find(({ code }) => code === 'numberTwice');
    expect([...(group?.findings ?? [])].map(({ reason }) => reason)).toEqual([
      'line 2 has it already: “Roads” stays out',
    ]);
  });

  it('reads every column of the interface', async () => {
    const header =
      'Number;TITLE;Parent Number;depth;Description;measure;function;value type;tracking;Target_Direction;start;end;owner;department;perspective;priority;is KPI;rollup;eoy_100;eoy target;baseline;baseline_date;status;status note;all_target;eoy_target_2025;new_bases';
    const row =
      '1.1;B;1;2;"Two\nlines";Homes;highest;currency;weekly;down;2025-01-01;2026-12-31;Ada Lovelace <Ada@example.org>;Housing;Customer;high;yes;feeds;no;1.200,5;10;2025-01-01;off target;"Waiting";5000;99,5;"2026-01-07 A new counter\n2025-02-03  A new crew"';
    const prepared = await prepareExample({ 'g.csv': `${header}\n1;A${';'.repeat(25)}\n${row}\n` });
    const goals = goalsOf(prepared);
    const member = prepared.edits.find((edit) => edit.entity === 'member');
    const department = prepared.edits.find((edit) => edit.entity === 'department');
    expect(prepared.preview.groups.filter(({ kind }) => kind === 'dropped' || kind === 'refused')).toEqual([]);
    expect(goals['1.1']).toMatchObject({
      parentId: goals['1']?.id,
      depth: 2,
      description: 'Two\nlines',
      measure: 'Homes',
      aggregation: 'highest',
      valueType: 'currency',
      trackingFrequency: 'weekly',
      targetDirection: 'down',
      priority: 'high',
      isKpi: true,
      rollup: 'feeds',
      isEndOfYear100: false,
      perspective: 'c',
      ownerLabel: 'Ada Lovelace',
      targetsByYear: new Map([
        [2026, 1200.5],
        [2025, 99.5],
      ]),
      allTarget: 5000,
      newBases: [
        { date: exampleDay('2025-02-03'), reason: 'A new crew' },
        { date: exampleDay('2026-01-05'), reason: 'A new counter' },
      ],
      handStatus: { status: 'off_target', note: 'Waiting', by: 'Ada', memberId: null },
    });
    expect(goals['1.1']?.baseline?.value).toBe(10);
    expect(goals['1']).toMatchObject({
      priority: null,
      isKpi: false,
      ownerLabel: '',
      departmentId: null,
      handStatus: null,
    });
    expect(member).toMatchObject({
      after: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', accountId: null, role: 'member' },
    });
    expect(department).toMatchObject({ after: { name: 'Housing' } });
  });

  it('leaves new bases that are not a date and a reason a line as they are', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,new_bases\n1,A,since March\n' });
    expect(goalsOf(prepared)['1']?.newBases).toEqual([]);
    expect(found(prepared, 'cellUnreadable')).toEqual(['g.csv:2:new_bases']);
  });

  it('makes a member once, whether named by e-mail or by name in any case', async () => {
    const prepared = await prepareExample({
      'g.csv':
        'number,title,owner\n1,A,ada@example.org\n2,B,ADA@example.org\n3,C,Grace Hopper\n4,D,grace  hopper\n5,E,-\n',
    });
    expect(prepared.preview.members).toEqual({ add: 2 });
    const goals = goalsOf(prepared);
    expect(goals['1']?.memberId).toBe(goals['2']?.memberId);
    expect(goals['3']?.memberId).toBe(goals['4']?.memberId);
    expect(goals['5']?.memberId).toBeNull();
  });

  it('does not choose among several members of one name', async () => {
    const member = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'member',
      departmentId: null,
      leadsDepartment: false,
      email: null,
      accountId: null,
    } as const;
    const state = {
      ...emptyExample(),
      members: [
        { id: 'm1', ...member },
        { id: 'm2', ...member },
      ],
    };
    const prepared = await prepareExample({ 'g.csv': 'number,title,owner\n1,A,Ada Lovelace\n' }, state);
    expect(goalsOf(prepared)['1']?.memberId).toBeNull();
    expect(found(prepared, 'ownerAmbiguous')).toEqual(['g.csv:2:owner']);
  });

  it.each([
    ['f', 'f'],
    ['Customer', 'c'],
    ['internal', 'o'],
    ['Learning and Growth', 'p'],
  ])('reads the perspective %s', async (cell, perspective) => {
    const prepared = await prepareExample({ 'g.csv': `number,title,perspective\n1,A,${cell}\n` });
    expect(goalsOf(prepared)['1']?.perspective).toBe(perspective);
  });

  it('refuses a fifth perspective by name', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,perspective\n1,A,Environment\n' });
    expect(goalsOf(prepared)['1']?.perspective).toBeNull();
    expect([...(prepared.preview.groups.find(({ code }) => code === 'perspectiveUnknown')?.findings ?? [])]).toEqual([
      {
        file: 'g.csv',
        line: 2,
        column: 'perspective',
        value: 'Environment',
        reason: 'the plan’s perspectives are Financial, Customer, Internal, People',
      },
    ]);
  });

  it('lists columns that mean nothing here', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,Colour,Mood\n1,A,red,good\n' });
    expect(
      Array.from(
        prepared.preview.groups.find(({ code }) => code === 'unknownColumn')?.findings ?? [],
        ({ reason }) => reason,
      ),
    ).toEqual(['Colour (1 cell)', 'Mood (1 cell)']);
  });

  it('keeps a unit, unless it says percent or a currency', async () => {
    const goals = goalsOf(
      await prepareExample({ 'g.csv': 'number,title,unit\n1,A,tons of CO2\n2,B,Euros\n3,C,%\n4,D,n/a\n' }),
    );
    const ofNumber = (number: string) => [goals[number]?.valueType, goals[number]?.unit];
    expect(['1', '2', '3', '4'].map(ofNumber)).toEqual([
      ['number', 'tons of CO2'],
      ['currency', ''],
      ['percent', ''],
      ['number', ''],
    ]);
  });

  it('takes the goal of a unit that is too long, and lists it', async () => {
    const prepared = await prepareExample({ 'g.csv': `number,title,unit\n1,A,${'x'.repeat(41)}\n` });
    expect(goalsOf(prepared)['1']).toMatchObject({ title: 'A', valueType: 'number', unit: '' });
    expect(found(prepared, 'unitTooLong')).toEqual(['g.csv:2:unit']);
  });

  it.each([
    ['in the current year', '2025-01-01,2027-12-31', [[2026, 7]]],
    ['in the last year of a goal that has ended', '2023-01-01,2024-12-31', [[2024, 7]]],
    ['in the first year of a goal to come', '2028-01-01,2029-12-31', [[2028, 7]]],
    ['in the current year of a goal without dates', ',', [[2026, 7]]],
  ])('puts an end-of-year target %s', async (_, dates, targets) => {
    const prepared = await prepareExample({ 'g.csv': `number,title,start,end,eoy_target\n1,A,${dates},7\n` });
    expect([...(goalsOf(prepared)['1']?.targetsByYear ?? [])]).toEqual(targets);
  });
});

describe('rows that cannot go in', () => {
  it.each([
    ['a number that is missing', ['1,A', ',B'], 'numberMissing', 'goals.csv:3:number'],
    ['a title that is missing', ['1,A', '2,'], 'titleMissing', 'goals.csv:3:title'],
    ['a title of 10,000 characters', ['1,A', `2,${'x'.repeat(10_000)}`], 'textTooLong', 'goals.csv:3:title'],
    ['a number used twice', ['1,A', '1,B'], 'numberTwice', 'goals.csv:3:number'],
    ['a number used twice, with x and dot', ['1x1,A', '1.1,B'], 'numberTwice', 'goals.csv:3:number'],
    ['more cells than the header', ['1,A', '2,B,C,D'], 'rowUnreadable', 'goals.csv:3'],
    ['text after a closing quote', ['1,A', '2,"B"x'], 'rowUnreadable', 'goals.csv:3'],
  ])('keeps out %s; the rest goes in', async (_, rows, code, place) => {
    const prepared = await prepareExample(goalFile(...rows));
    expect(found(prepared, code)).toEqual([place]);
    expect(prepared.preview.goals).toEqual({ read: 2, add: 1, change: 0, same: 0, refused: 1 });
    expect(Object.values(goalsOf(prepared)).map(({ title }) => title)).toEqual(['A']);
  });

  it.each([
    ['a parent that is nowhere', ['1,A,,', '2,B,9,'], { parentMissing: ['g.csv:3:parent_number'] }],
    ['a cycle', ['1,A,,', '2,B,3,', '3,C,2,'], { parentCycle: ['g.csv:3:parent_number', 'g.csv:4:parent_number'] }],
    ['a depth over 6', ['1,A,,', '2,B,1,7'], { tooDeep: ['g.csv:3:depth'] }],
    [
      'what lies below a row that stays out',
      ['1,A,,', '2,,1,', '2.1,C,2,'],
      { titleMissing: ['g.csv:3:title'], parentRefused: ['g.csv:4:parent_number'] },
    ],
  ])('keeps out %s', async (_, rows, places) => {
    const prepared = await prepareExample({ 'g.csv': ['number,title,parent_number,depth', ...rows].join('\n') });
    for (const [code, at] of Object.entries(places)) expect(found(prepared, code)).toEqual(at);
    expect(prepared.preview.goals).toMatchObject({ add: 1, refused: rows.length - 1 });
  });

  it('keeps out a goal that ends before it starts', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,start,end\n1,A,2025-12-31,2025-01-01\n' });
    expect(found(prepared, 'windowReversed')).toEqual(['g.csv:2:end']);
    expect(prepared.preview.goals.refused).toBe(1);
  });

  it('drops cells that cannot be read and takes the rest of the row', async () => {
    const prepared = await prepareExample({
      'g.csv': 'number,title,start,function,eoy_target,depth\n1,A,31/31/2025,median,many,1.5\n',
    });
    expect(found(prepared, 'cellUnreadable')).toEqual(['g.csv:2:start', 'g.csv:2:depth', 'g.csv:2:eoy_target']);
    expect(found(prepared, 'wordUnknown')).toEqual(['g.csv:2:function']);
    expect(goalsOf(prepared)['1']).toMatchObject({ title: 'A', aggregation: 'sum' });
  });
});

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
