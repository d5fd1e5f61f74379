import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type ExampleFiles, emptyExample, prepareExample } from '#testing/server/exampleImport.ts';
import { found, goalsOf } from '#testing/server/preparedParts.ts';

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
        said: { code: 'perspectives', values: ['Financial, Customer, Internal, People'] },
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
    ['a number with nothing between its dots', ['1,A', '2.x,B'], 'numberUnfit', 'goals.csv:3:number'],
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
