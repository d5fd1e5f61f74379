import { describe, expect, it } from 'vitest';
import { ACTION_PLANS, actionPlan } from '#testing/server/actionPlans.ts';
import { draftOffice, type OfficeDraft, workLines } from '#testing/server/draftOffice.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

const csv = (lines: readonly string[], name = 'actions.csv') => ({ name, bytes: Buffer.from(lines.join('\n')) });

const openOf = ({ result }: OfficeDraft) =>
  result.questions
    .filter(({ is_assumed: isAssumed }) => !isAssumed)
    .map(({ name, proposed }) => `${name}: ${proposed}`);
const outOf = ({ result }: OfficeDraft) =>
  result.proof?.cells.map(({ cell, text, reason, why }) => `${cell} ${text}: ${reason === 'refused' ? why : reason}`);
const changesOf = ({ result }: OfficeDraft) =>
  result.preview.groups
    .filter(({ code }) => code === 'workChanged')
    .flatMap(({ findings }) => findings.map(({ line, column, value }) => `${line} ${column}: ${value}`));
const titlesOf = ({ state }: OfficeDraft) => state.goals.map(({ number, title }) => `${number} ${title}`);

/** A plan with goals 1 Water, 1.1 Fewer leaks and 1.2 Clear bills. */
const aPlan = () =>
  draftOffice(
    csv(['number,title,function', '1,Water,', '1.1,Fewer leaks,current', '1.2,Clear bills,current'], 'goals.csv'),
  );

describe('an action plan becomes initiatives and milestones', () => {
  const EXPECTED: Readonly<Record<keyof typeof ACTION_PLANS, readonly string[]>> = {
    english: [
      'Survey the mains > Fewer leaks: done 100% 2026-01-05..2026-04-30 by Sam Lee 12000/11400 “Report in the library”',
      'Renew Mill Street > Fewer leaks: active 45% 2026-04-13..2026-10-30 by Ann Roe 480000/190000',
      'Night-flow meters > Fewer leaks: at_risk 10% 2026-06-01..2026-12-31 by Sam Lee 65000/8000 “Waiting for the supplier”',
      'One page bill > Clear bills: planned 0% 2026-02-01..2026-06-30 by Kim Day 9500/0',
      'Call-back within a day > Clear bills: blocked 20% 2026-03-01..2026-08-31 “Needs two more people”',
    ],
    german: [
      'Schule Nord dämmen > Weniger Energie in Gebäuden: active 62.5% 2026-03-01..2026-11-30 by Petra Vogt',
      'Heizung Rathaus tauschen > Weniger Energie in Gebäuden: planned 0% 2026-05-15..2026-10-31 by Jan Ott',
      'Radweg Talstraße > Mehr Wege mit dem Rad: done 100% 2026-02-01..2026-07-31 by Petra Vogt',
      'Abstellplätze am Bahnhof > Mehr Wege mit dem Rad: at_risk 30% 2026-04-01..2026-09-30 by Lea Kern',
    ],
    french: [
      'Composteurs de quartier > Moins de déchets: active 80% 2026-01-05..2026-06-30 by Hugo Petit',
      'Tri dans les écoles > Moins de déchets: planned 0% 2026-09-01..2026-12-31 by Léa Morel',
      'Brigade du samedi > Des rues nettes: done 100% 2026-02-01..2026-05-30 by Nadia Roux',
      'Corbeilles solaires > Des rues nettes: at_risk 25% 2026-03-15..2026-11-15 by Hugo Petit',
    ],
    spanish: [
      'Taller de empleo juvenil > Objetivo 1.1: done 100% 2026-01-12..2026-04-30 by Marta Gil 18000/0',
      'Ventanilla única > Objetivo 1.1 + Objetivo 2.1: active 35% 2026-03-01..2026-11-30 by Luis Peña 42500/0',
      'Mercado de los jueves > Objetivo 2.1: planned 0% 2026-05-15..2026-12-15 by Marta Gil 6000/0',
    ],
    milestones: [
      '◆ Contract signed > Fewer leaks: 2026-03-31 done 2026-03-31 by Sam Lee',
      '◆ Half of Mill Street > Fewer leaks: 2026-07-31 by Ann Roe',
      '◆ First clear bill > Clear bills: 2026-12-15 by Kim Day',
    ],
    italian: [
      'Orario serale > Piano delle azioni Biblioteca: active 50% 2026-02-01..2026-06-30 by Elena Riva',
      'Prestito digitale > Piano delle azioni Biblioteca: done 100% 2026-01-15..2026-03-31 by Paolo Neri',
      'Catalogo unico > Piano delle azioni Biblioteca: planned -% 2026-06-01..2026-11-30 by Paolo Neri',
    ],
  };

  it.each(['english', 'german', 'french', 'spanish', 'milestones', 'italian'] as const)(
    '%s: each row with all that it says, for the goal above it',
    async (name) => {
      const draft = await draftOffice(actionPlan(name));
      expect(workLines(draft)).toEqual(EXPECTED[name]);
      const { proof } = draft.result;
      expect((proof?.in ?? 0) + (proof?.out ?? 0)).toBe(proof?.filled);
    },
  );

  it('a row of a goal among them is that goal, under the one above it', async () => {
    expect(titlesOf(await draftOffice(actionPlan('french')))).toEqual([
      '1 Une ville propre',
      '1.1 Moins de déchets',
      '1.2 Des rues nettes',
    ]);
  });

  it('one with a day alone, below an initiative, is a milestone of it', async () => {
    const draft = await draftOffice(
      csv([
        'No,Action,Lead,Start,Due,Status',
        '1.1.1,Renew the mains,Sam Lee,2026-01-01,2026-12-31,In progress',
        '1.1.1.1,Contract signed,,,2026-03-31,Done',
        '1.1.2,Meters,Ann Roe,2026-02-01,2026-06-30,Planned',
      ]),
      { before: await aPlan() },
    );
    expect(workLines(draft)).toEqual([
      'Renew the mains > Fewer leaks: active -% 2026-01-01..2026-12-31 by Sam Lee',
      'Meters > Fewer leaks: planned -% 2026-02-01..2026-06-30 by Ann Roe',
      '◆ Contract signed > Renew the mains: 2026-03-31 done 2026-03-31',
    ]);
  });

  it('what a row waits for is a link, by the number of its row', async () => {
    const { state } = await draftOffice(
      csv([
        'ID,Action,Goal,Lead,Start,End,Status,Depends on',
        'A1,Survey,1.1,Sam Lee,2026-01-01,2026-03-31,Done,',
        'A2,Tender,1.1,Sam Lee,2026-04-01,2026-05-31,In progress,A1',
        'A3,Renew,1.1,Ann Roe,2026-06-01,2026-12-31,Planned,"A1, A2"',
      ]),
      { before: await aPlan() },
    );
    const titles = new Map(state.work?.initiatives.map(({ id, title }) => [id, title]));
    expect(state.work?.initiatives.map(({ afterIds }) => afterIds.map((id) => titles.get(id)))).toEqual([
      [],
      ['Survey'],
      ['Survey', 'Tender'],
    ]);
  });
});

const PLAIN = [
  'Action,Lead,Start,End,% complete,Status',
  'Survey,Sam Lee,2026-01-01,2026-03-31,100%,Done',
  'Renew,Ann Roe,2026-04-01,2026-12-31,40%,In progress',
];

describe('which goal it is for', () => {
  it.each([
    ['a number', '1.1', 'Fewer leaks'],
    ['a title', 'Clear bills', 'Clear bills'],
    ['both', '1.1 Fewer leaks', 'Fewer leaks'],
    ['a number and other words', 'Goal 1.2: Bills that people understand', 'Clear bills'],
    ['two numbers', '1.1, 1.2', 'Fewer leaks + Clear bills'],
    ['two titles', 'Fewer leaks; Clear bills', 'Fewer leaks + Clear bills'],
  ])('%s in a column of goals', async (_, cell, goals) => {
    const draft = await draftOffice(
      csv([
        'Action,Goal,Lead,End,Status',
        `Survey,"${cell}",Sam Lee,2026-03-31,In progress`,
        `Tender,"${cell}",Sam Lee,2026-05-31,Planned`,
      ]),
      { before: await aPlan() },
    );
    expect(workLines(draft)[0]).toBe(`Survey > ${goals}: active -% ..2026-03-31 by Sam Lee`);
    expect(titlesOf(draft)).toHaveLength(3);
  });

  it('the title above the table, where it names one', async () => {
    const draft = await draftOffice(csv(['Action plan for goal 1.2 Clear bills', ...PLAIN]), { before: await aPlan() });
    expect(openOf(draft)).toEqual([]);
    expect(workLines(draft)[0]).toContain('Survey > Clear bills');
  });

  it('is asked once where nothing says it, and a goal called as the sheet is proposed', async () => {
    const before = await aPlan();
    const plan = csv(['Works of the water office', ...PLAIN]);
    const asked = await draftOffice(plan, { before });
    expect(openOf(asked)).toEqual(['goal: new']);
    expect(workLines(asked)[1]).toContain('Renew > Works of the water office');
    const answered = await draftOffice(plan, { before, answers: { goal: '1.1' } });
    expect(workLines(answered)[1]).toContain('Renew > Fewer leaks');
    expect(titlesOf(answered)).toHaveLength(3);
  });

  it('a number that the plan does not have is listed, and its row stays out', async () => {
    const draft = await draftOffice(
      csv([
        'Action,Goal,Lead,End,Status',
        'Survey,1.1,Sam Lee,2026-03-31,Done',
        'Tender,9.9,Sam Lee,2026-05-31,Planned',
      ]),
      { before: await aPlan() },
    );
    expect(workLines(draft)).toHaveLength(1);
    expect(outOf(draft)).toContain('B3 9.9: nothing of this name is there, or several are');
  });
});

describe('a workbook of measures and actions', () => {
  const workbook = {
    name: 'plan.xlsx',
    bytes: Buffer.from(
      handmadeWorkbook([
        {
          name: 'Measures',
          rows: [
            ['No', 'Measure', 'Unit', 'Target 2026', 'Actual 2026'],
            ['1.1', 'Leaks a month', 'leaks', 20, 31],
            ['1.2', 'Bills understood', '%', 90, 74],
          ],
        },
        {
          name: 'Actions',
          rows: [
            ['Action', 'Measure', 'Lead', 'Start', 'End', 'Status'],
            ['Renew the mains', '1.1', 'Sam Lee', '2026-01-05', '2026-12-31', 'In progress'],
            ['One page bill', 'Bills understood', 'Kim Day', '2026-02-01', '2026-06-30', 'Done'],
          ],
        },
      ]),
    ),
  };

  it('measures are goals with their figures, actions initiatives for them, each found by number or title', async () => {
    const draft = await draftOffice(workbook);
    expect(titlesOf(draft)).toEqual(['1.1 Leaks a month', '1.2 Bills understood']);
    expect(workLines(draft)).toEqual([
      'Renew the mains > Leaks a month: active -% 2026-01-05..2026-12-31 by Sam Lee',
      'One page bill > Bills understood: done -% 2026-02-01..2026-06-30 by Kim Day',
    ]);
    expect(draft.result.readCounts).toMatchObject({ goals: 2, actuals: 2, targets: 2 });
  });

  it('where one sheet is answered to be goals the other is read as before', async () => {
    const draft = await draftOffice(workbook, { answers: { 'rows Actions': 'goals' } });
    expect(workLines(draft)).toEqual([]);
    expect(titlesOf(draft).length).toBeGreaterThan(2);
  });
});

describe('what rows are is asked where it is not certain', () => {
  it.each([
    [
      'words of states',
      'Action,Lead,End,Status',
      ['A,Sam,2026-03-31,In progress', 'B,Sam,2026-04-30,Done'],
      [],
      'initiatives',
    ],
    [
      'a percent alone',
      'Action,Lead,End,% complete',
      ['A,Sam,2026-03-31,10%', 'B,Sam,2026-04-30,20%'],
      ['rows: initiatives', 'goal: new'],
      'initiatives',
    ],
    ['colours', 'Action,Lead,End,RAG', ['A,Sam,2026-03-31,G', 'B,Sam,2026-04-30,R'], ['rows: goals'], 'goals'],
    [
      'a day each',
      'Action,Lead,Deadline',
      ['A,Sam,2026-03-31', 'B,Sam,2026-04-30'],
      ['rows: milestones', 'goal: new'],
      'milestones',
    ],
  ])('%s', async (_, head, rows, asked, are) => {
    const draft = await draftOffice(csv([head, ...rows]), { before: await aPlan() });
    expect(draft.result.questions.find(({ name }) => name === 'rows')?.proposed).toBe(are);
    expect(openOf(draft).filter((each) => each.startsWith('rows') || asked.includes(each))).toEqual(asked);
  });

  it('of a new plan, without a word of a state, they stay its lowest goals', async () => {
    const draft = await draftOffice(
      csv(['Action,Lead,Start,End,% complete', 'A,Sam,2026-01-01,2026-03-31,10%', 'B,Sam,2026-02-01,2026-04-30,20%']),
    );
    expect(openOf(draft)).toContain('rows: goals');
    expect(titlesOf(draft)).toEqual(['1 A', '2 B']);
  });

  it('whoever answers goals gets goals, with percent complete as their figure', async () => {
    const draft = await draftOffice(actionPlan('english'), { answers: { rows: 'goals' } });
    expect(workLines(draft)).toEqual([]);
    expect(titlesOf(draft)).toContain('1.1 Survey the mains');
  });

  it('a table with targets is one of goals, and nothing is asked', async () => {
    const draft = await draftOffice(
      csv([
        'Action,Lead,End,Status,Target 2026,Actual 2026',
        'A,Sam,2026-03-31,In progress,5,3',
        'B,Sam,2026-04-30,Done,4,4',
      ]),
    );
    expect(draft.result.questions.some(({ kind }) => kind === 'rows')).toBe(false);
  });

  it('an unknown word of a state is asked; what is answered holds', async () => {
    const asked = await draftOffice(actionPlan('italian'));
    expect(openOf(asked)).toEqual(['state In rodaggio: nothing']);
    const draft = await draftOffice(actionPlan('italian'), { answers: { 'state In rodaggio': 'at_risk' } });
    expect(workLines(draft)[2]).toContain('Catalogo unico > Piano delle azioni Biblioteca: at_risk');
  });
});

describe('next month', () => {
  const again = (from: string, to: string) => {
    const { name, lines } = ACTION_PLANS.english;
    return csv(
      lines.map((line) => line.replace(from, to)),
      name,
    );
  };

  it('the same file changes nothing', async () => {
    const before = await draftOffice(actionPlan('english'));
    const draft = await draftOffice(actionPlan('english'), { before });
    expect(draft.result.parts.goals.size + draft.result.parts.beside.length).toBe(0);
    expect(openOf(draft)).toEqual([]);
  });

  it('a changed percent and word change those of the same initiative, listed by their cells', async () => {
    const before = await draftOffice(actionPlan('english'));
    const draft = await draftOffice(again('45%,In progress', '70%,Delayed'), { before });
    expect(changesOf(draft)).toEqual(['4 state: at_risk', '4 percent: 70']);
    expect(workLines(draft)).toHaveLength(5);
    expect(titlesOf(draft)).toHaveLength(2);
  });

  it('keeps the goals that somebody gave it where the file says none', async () => {
    const before = await draftOffice(csv(PLAIN), { before: await aPlan(), answers: { goal: '1.1' } });
    const draft = await draftOffice(csv(PLAIN.map((line) => line.replace('40%', '60%'))), { before });
    expect(openOf(draft)).toEqual([]);
    expect(workLines(draft)[1]).toBe('Renew > Fewer leaks: active 60% 2026-04-01..2026-12-31 by Ann Roe');
  });

  it('does not take back a state that somebody set where the file has no column of states', async () => {
    const share = PLAIN.map((line) => line.split(',').slice(0, 5).join(','));
    const first = await draftOffice(csv(share), {
      before: await aPlan(),
      answers: { goal: '1.1', rows: 'initiatives' },
    });
    const { work } = first.state;
    const blocked = (work?.initiatives ?? []).map((each) =>
      each.title === 'Renew' ? { ...each, state: 'blocked' as const } : each,
    );
    const before = {
      ...first,
      state: { ...first.state, work: { initiatives: blocked, milestones: [], decisions: [] } },
    };
    const draft = await draftOffice(csv(share.map((line) => line.replace('40%', '60%'))), { before });
    expect(workLines(draft)[1]).toContain('Renew > Fewer leaks: blocked 60%');
  });
});

describe('what cannot be taken is listed by its cell', () => {
  it('of a milestone of two goals the first is taken, and the cell told', async () => {
    const draft = await draftOffice(
      csv(['Milestone,Goal,Due date', 'First bill,"1.1, 1.2",2026-03-31', 'Half of it,1.2,2026-06-30']),
      { before: await aPlan() },
    );
    expect(workLines(draft)).toEqual([
      '◆ First bill > Fewer leaks: 2026-03-31',
      '◆ Half of it > Clear bills: 2026-06-30',
    ]);
    expect(outOf(draft)).toContain('B2 1.1, 1.2: a milestone is of one goal: the first of them is taken');
  });

  it('an end before the start keeps its row out, a percent of 250 its cell', async () => {
    const out = outOf(await draftOffice(actionPlan('italian')));
    expect(out).toContain('D5 30/04/2026: it would end before it starts');
    expect(out).toContain('E6 250%: not a number from 0 to 100');
  });

  it('two rows of one title are two initiatives, each found again', async () => {
    const twice = [
      'Action,Goal,Lead,End,% complete,Status',
      'Train,1.1,Sam,2026-03-31,10%,In progress',
      'Train,1.2,Ann,2026-06-30,20%,In progress',
    ];
    const before = await draftOffice(csv(twice), { before: await aPlan() });
    const draft = await draftOffice(csv(twice.map((line) => line.replace('20%', '30%'))), { before });
    expect(workLines(draft)).toEqual([
      'Train > Fewer leaks: active 10% ..2026-03-31 by Sam',
      'Train > Clear bills: active 30% ..2026-06-30 by Ann',
    ]);
  });

  it('a day that cannot be read leaves the day of the plan', async () => {
    const before = await draftOffice(csv(['Title', ...PLAIN]), { before: await aPlan(), answers: { goal: '1.1' } });
    const draft = await draftOffice(
      csv(['Title', ...PLAIN.map((line) => line.replace('2026-12-31', 'Spring perhaps'))]),
      { before },
    );
    expect(workLines(draft)[1]).toContain('2026-04-01..2026-12-31');
    expect(outOf(draft)?.some((each) => each.startsWith('D4 Spring perhaps'))).toBe(true);
  });
});

describe('what an action plan says of itself', () => {
  const MONEY = [
    'Action,Lead,Start,End,Status,KOSTEN',
    'Survey,Sam Lee,TBC,2026-03-31,Done,1200',
    'Renew,Ann Roe,2026-04-01,2026-12-31,In progress,5000',
  ];

  it.each(['Budget (€)', 'Kosten in EUR', 'EUR budget'])(
    'a new plan has the currency of its heading “%s”',
    async (heading) => {
      const file = csv(MONEY.map((line) => line.replace('KOSTEN', heading)));
      const draft = await draftOffice(file, { answers: { rows: 'initiatives', goal: 'new' } });
      expect(draft.result.plan.currency).toBe('€');
      expect(draft.result.madeSettings).toContainEqual({ setting: 'currency', value: '€', from: 'file' });
    },
  );

  it('a day that is not known yet is told as one', async () => {
    const draft = await draftOffice(csv(MONEY), { before: await aPlan(), answers: { goal: '1.1' } });
    expect(outOf(draft)?.filter((line) => line.includes('TBC'))).toEqual(['C2 TBC: no_day']);
  });

  it('what is not known yet is told cell by cell: no goal, no state, nothing to wait for', async () => {
    const draft = await draftOffice(
      csv([
        'No.,Action,Goal,Lead,Start,End,Status,% complete,Depends on',
        'A1,Survey,1.1,Sam Lee,2026-01-01,2026-03-31,Done,100%,-',
        'A2,Renew,TBC,tbc,TBC,TBC,TBC,TBC,TBC',
        'A3,Paint,1.2,Ann Roe,2026-04-01,2026-12-31,In progress,20%,A1',
      ]),
      { before: await aPlan(), answers: { goal: '1.2' } },
    );
    expect(workLines(draft)).toEqual([
      'Survey > Fewer leaks: done 100% 2026-01-01..2026-03-31 by Sam Lee',
      'Renew > Clear bills: planned -% ..',
      'Paint > Clear bills: active 20% 2026-04-01..2026-12-31 by Ann Roe',
    ]);
    expect(outOf(draft)).toEqual([
      'I2 -: none',
      'C3 TBC: none',
      'E3 TBC: no_day',
      'F3 TBC: no_day',
      'G3 TBC: none',
      'H3 TBC: no_figure',
      'I3 TBC: none',
    ]);
  });

  it('a goal that is not known yet is none of a new plan either', async () => {
    const draft = await draftOffice(
      csv([
        'Action,Objective,Lead,End,Status',
        'Survey,Fewer leaks,Sam Lee,2026-03-31,Done',
        'Renew,Fewer leaks,Ann Roe,2026-12-31,In progress',
        'Paint,TBC,Ann Roe,2026-12-31,In progress',
      ]),
      { answers: { goal: 'new' } },
    );
    expect(titlesOf(draft)).toEqual(['1 Fewer leaks', '2 actions']);
    expect(outOf(draft)).toEqual(['B4 TBC: none']);
  });

  const WARDS = [
    'Action,Goal,Department,Lead,End,Status',
    'Survey,1.1,Highways,Sam Lee,2026-03-31,Done',
    'Renew,1.1,Parks,Ann Roe,2026-12-31,In progress',
    'Paint,1.1,Parks,Ann Roe,2026-10-31,Planned',
  ];
  const departmentsOf = ({ state: { work, departments } }: OfficeDraft) =>
    work?.initiatives.map(({ departmentId }) => departments.find(({ id }) => id === departmentId)?.name);

  it('a new plan has the departments of its actions, and leads stand in theirs', async () => {
    const draft = await draftOffice(csv(WARDS));
    expect(departmentsOf(draft)).toEqual(['Highways', 'Parks', 'Parks']);
    expect(draft.state.plan.tiers).toBe(3);
    expect(draft.result.preview.groups.map(({ code }) => code)).toContain('planTiers');
    const { members, departments } = draft.state;
    expect(members.map((each) => departments.find(({ id }) => id === each.departmentId)?.name)).toEqual([
      'Highways',
      'Parks',
    ]);
  });

  it('departments that a plan does not have are made and told, as with goals', async () => {
    const before = await draftOffice(
      csv(['number,title,function,department', '1,Roads,,', '1.1,Fewer potholes,current,Highways'], 'goals.csv'),
    );
    const draft = await draftOffice(csv(WARDS), { before });
    expect(departmentsOf(draft)).toEqual(['Highways', 'Parks', 'Parks']);
    const made = draft.result.preview.groups.find(({ code }) => code === 'newDepartment');
    expect(made?.findings.map(({ value }) => value)).toEqual(['Parks']);
  });
});
