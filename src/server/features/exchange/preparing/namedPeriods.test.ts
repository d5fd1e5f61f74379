import { describe, expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { found } from '#testing/server/preparedParts.ts';

const OCTOBER = emptyExample({ fiscalStartMonth: 10, fiscalDisplay: 'endYear' });

async function imported(files: Readonly<Record<string, string>>, state = emptyExample()) {
  const prepared = await prepareExample(files, state);
  const { edits } = prepared;
  const after = stateAfter(state, edits);
  const goals = Object.fromEntries(after.goals.map(({ number, ...goal }) => [number, goal]));
  const dates = (number: string) =>
    edits
      .flatMap((edit) => (edit.entity === 'entries' && edit.goalId === goals[number]?.id ? [...edit.cells] : []))
      .map(({ date }) => new Date(date * 86_400_000).toISOString().slice(0, 10));
  const tracked = Object.fromEntries(Object.entries(goals).map(([number, goal]) => [number, goal.trackingFrequency]));
  return { prepared, edits, after, goals, dates, tracked };
}

describe('headings that are quarters', () => {
  it.each([
    ['2026-Q1,2026-Q2,2026-Q3', ['2026-01-01', '2026-04-01', '2026-07-01']],
    ['Q1 2026,Q3 2026', ['2026-01-01', '2026-07-01']],
    ['1Q26,3Q26', ['2026-01-01', '2026-07-01']],
    ['Q1 2026 target,Q1 2026 actual', ['2026-01-01']],
    ['Q4 2026,Target 2026', ['2026-10-01']],
  ])('make a new goal quarterly: %s', async (headings, dates) => {
    const values = headings.split(',').map((_, at) => String(at + 1));
    const { goals, dates: datesOf } = await imported({ 'plan.csv': `number,title,${headings}\n1,Homes,${values}\n` });
    expect([goals['1']?.trackingFrequency, datesOf('1')]).toEqual(['quarterly', dates]);
  });

  it('are those of the plan’s fiscal year', async () => {
    const { goals, dates } = await imported({ 'plan.csv': 'number,title,Q1 FY26,Q2 FY26\n1,Homes,5,6\n' }, OCTOBER);
    expect([goals['1']?.trackingFrequency, dates('1')]).toEqual(['quarterly', ['2025-10-01', '2026-01-01']]);
  });

  it('make its goals quarterly in a long table too, and again change nothing', async () => {
    const files = {
      'goals.csv': 'number,title\n1,Homes\n2,Roads\n',
      'entries.csv': 'goal_number,date,actual\n1,2026-Q1,5\n1,2026-Q2,6\n2,2026-01,1\n2,2026-02,1\n',
    };
    const { tracked, after } = await imported(files);
    expect(tracked).toEqual({ 1: 'quarterly', 2: 'monthly' });
    expect((await imported(files, after)).edits).toEqual([]);
  });

  it('stand on their first month for a monthly goal of the plan', async () => {
    const months = await imported({ 'plan.csv': 'number,title,2026-01,2026-02\n1,Homes,5,6\n' });
    const quarters = await imported({ 'plan.csv': 'number,title,2026-Q3,2026-Q4\n1,Homes,7,8\n' }, months.after);
    expect(quarters.tracked).toEqual({ 1: 'monthly' });
    expect(quarters.dates('1')).toEqual(['2026-07-01', '2026-10-01']);
  });

  it('leave a stated tracking as it is', async () => {
    const { tracked, dates } = await imported({
      'plan.csv': 'number,title,tracking,2026-Q1,2026-Q2\n1,Homes,monthly,5,6\n2,Roads,quarterly,5,6\n',
    });
    expect(tracked).toEqual({ 1: 'monthly', 2: 'quarterly' });
    expect([dates('1'), dates('2')]).toEqual([
      ['2026-01-01', '2026-04-01'],
      ['2026-01-01', '2026-04-01'],
    ]);
  });

  it('beside months leave the goal monthly, and a quarter of given months out', async () => {
    const { tracked, dates } = await imported({
      'plan.csv': 'number,title,2026-01,2026-02,2026-03,2026-Q1\n1,Homes,1,2,3,6\n',
    });
    expect([tracked, dates('1')]).toEqual([{ 1: 'monthly' }, ['2026-01-01', '2026-02-01', '2026-03-01']]);
  });

  it.each([
    ['quarterly', 'quarterly'],
    ['3', 'quarterly'],
    ['Quarter', 'quarterly'],
  ])('a tracking may be written %s', async (word, tracking) => {
    const { tracked } = await imported({ 'g.csv': `number,title,tracking\n1,Homes,${word}\n` });
    expect(tracked).toEqual({ 1: tracking });
  });
});

describe('headings that are weeks', () => {
  it.each(['2026-W02,2026-W06,2026-W10', '2026-W02,2026-W15,2026-W28', 'W53 2026,W10 2027'])(
    'make a new goal weekly, however far apart they are: %s',
    async (headings) => {
      const values = headings.split(',').map((_, at) => String(at + 1));
      const { tracked } = await imported({ 'plan.csv': `number,title,${headings}\n1,Homes,${values}\n` });
      expect(tracked).toEqual({ 1: 'weekly' });
    },
  );

  it('leave out a week that its year does not have', async () => {
    const { edits, prepared } = await imported({
      'goals.csv': 'number,title\n1,Homes\n',
      'entries.csv': 'goal_number,date,actual\n1,2025-W53,5\n',
    });
    expect(edits.filter(({ entity }) => entity === 'entries')).toEqual([]);
    expect(found(prepared, 'dateUnreadable')).toEqual(['entries.csv:2:date']);
  });
});

describe('a new roll-up whose tracking is left out', () => {
  it('is tracked as rarely as the rarest goal below it, to any depth', async () => {
    const { tracked, goals, prepared } = await imported({
      'goals.csv':
        'number,title,rollup\n1,All,sum\n1.1,Some,sum\n1.1.1,Homes,\n1.1.2,Roads,\n1.2,Trees,\n2,Alone,\n3,Group,\n3.1,Other,\n',
      'entries.csv':
        'goal_number,date,actual\n1.1.1,2026-Q1,5\n1.1.2,2026-01,1\n1.1.2,2026-02,1\n1.2,2026-01,1\n1.2,2026-02,1\n2,2026-01,1\n2,2026-02,1\n3.1,2026-Q1,5\n',
    });
    expect(tracked).toMatchObject({ 1: 'quarterly', '1.1': 'quarterly', '1.1.1': 'quarterly', '1.1.2': 'monthly' });
    expect(tracked).toMatchObject({ 3: 'monthly', '3.1': 'quarterly' });
    expect(goals['1.1.1']?.rollup).toBeNull();
    expect(found(prepared, 'rollupUnfit')).toEqual([]);
    expect(found(prepared, 'trackingFromChildren')).toEqual(['goals.csv:2:tracking', 'goals.csv:3:tracking']);
  });

  it('keeps the tracking that its row states; a child that is tracked less often stays out', async () => {
    const { tracked, goals, prepared } = await imported({
      'goals.csv': 'number,title,rollup,tracking\n1,All,sum,monthly\n1.1,Homes,,\n',
      'entries.csv': 'goal_number,date,actual\n1.1,2026-Q1,5\n',
    });
    expect(tracked).toEqual({ 1: 'monthly', '1.1': 'quarterly' });
    expect([goals['1']?.rollup, found(prepared, 'rollupUnfit')]).toEqual([null, ['goals.csv:2:rollup']]);
  });
});
