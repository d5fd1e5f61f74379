import { describe, expect, it } from 'vitest';
import { runningDataOf } from '#core/figure/running.ts';
import { entriesOf } from '#core/goal/series.ts';
import { day, exampleSeries } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, exampleGoalOf, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import { referencesOf } from './formulaOf.ts';

const YEAR = 2025;
const NOVEMBER = '2025-11-05';

/** Police overtime, all overtime, and their share by formula. */
const SHARE: Readonly<Record<string, ExampleGoal>> = {
  '1': { entries: months(325, 277, 255, 201), aggregation: 'sum' },
  '2': { entries: months(500, 437, 431, 374), aggregation: 'sum' },
  '3': { actualFormula: '[#1] / [#2] * 100', aggregation: 'average', valueType: 'percent' },
};

const actualsOf = (figures: ReturnType<typeof examplePlanFigures>, id: string) =>
  entriesOf(figures.entriesOf(id)?.series.series ?? exampleSeries({})).map(({ actual }) => actual);
const plan = (goals: Readonly<Record<string, ExampleGoal>>, today = NOVEMBER) => examplePlanFigures(today, goals);
const ytdOf = (figures: ReturnType<typeof examplePlanFigures>, id: string) => figures.figuresOf(id, YEAR)?.ytd.actual;

describe('a goal computed by formula', () => {
  it('has a figure for each period of its goals', () => {
    expect(actualsOf(plan(SHARE), '3')).toEqual([
      expect.closeTo(65, 8),
      expect.closeTo(63.3867, 4),
      expect.closeTo(59.1647, 4),
      expect.closeTo(53.7433, 4),
    ]);
  });

  it('has as its year the figures of the year divided, not the mean of the months', () => {
    const figures = plan(SHARE);
    expect(ytdOf(figures, '3')).toBeCloseTo((1058 / 1742) * 100, 8);
    expect(figures.figuresOf('3', 'ALL')?.ptd.actual).toBeCloseTo((1058 / 1742) * 100, 8);
  });

  it('has the mean of the months where it says so', () => {
    const goals = { ...SHARE, '3': { ...SHARE['3'], isFormulaByPeriod: true } };
    expect(ytdOf(plan(goals), '3')).toBeCloseTo((65 + 63.3867 + 59.1647 + 53.7433) / 4, 3);
  });

  it('runs from month to month as its year does, and stands at its figure to date', () => {
    const figures = plan(SHARE);
    const question = figures.questionOf('3', YEAR);
    const running = question && runningDataOf(question.goal, question.series, question.context).ytdRunning;
    expect(running?.map(({ actual }) => actual)).toEqual([
      expect.closeTo(65, 8),
      expect.closeTo((602 / 937) * 100, 8),
      expect.closeTo((857 / 1368) * 100, 8),
      expect.closeTo((1058 / 1742) * 100, 8),
      ...Array.from({ length: 8 }, () => null),
    ]);
  });

  it('has none in a period in which a goal has none, and stands as of the last that has one', () => {
    const goals = { ...SHARE, '2': { ...SHARE['2'], entries: months(500, null, 431) } };
    const figures = plan(goals);
    expect(actualsOf(figures, '3')).toEqual([expect.closeTo(65), null, expect.closeTo(59.16, 1), null]);
    expect(figures.figuresOf('3', YEAR)?.asOf).toBe(day('2025-03-01'));
    expect(ytdOf(figures, '3')).toBeCloseTo(((325 + 255) / 931) * 100, 8);
  });

  it.each([
    ['dividing by zero', '[#1] / ([#2] - [#2])'],
    ['a goal that is gone', '[#1] / [#gone]'],
    ['a formula that cannot be read', '[#1'],
    ['a goal that is named by number where it is kept', '[1] * 2'],
    ['its own figures', '[#1] + [#3]'],
    ['its own target, where that is not computed', '[#1] + [#3 target]'],
  ])('has none for %s', (_, actualFormula) => {
    const figures = plan({ ...SHARE, '3': { ...SHARE['3'], actualFormula } });
    expect(actualsOf(figures, '3').every((actual) => actual === null)).toBe(true);
    expect(figures.figuresOf('3', YEAR)?.statusRule).toBe('noFigures');
  });

  it('does not count typed entries, which stay underneath', () => {
    const figures = plan({ ...SHARE, '3': { ...SHARE['3'], entries: months([60, 1], [60, 2]) } });
    expect(entriesOf(figures.entriesOf('3')?.series.series ?? exampleSeries({})).slice(0, 2)).toEqual([
      { date: day('2025-01-01'), target: 60, actual: expect.closeTo(65) },
      { date: day('2025-02-01'), target: 60, actual: expect.closeTo(63.39, 1) },
    ]);
  });

  it('takes no figure from after today', () => {
    expect(actualsOf(plan(SHARE, '2025-02-10'), '3').filter((actual) => actual !== null)).toHaveLength(2);
  });

  it('counts within its own window alone', () => {
    const span = { start: day('2025-03-01'), end: day('2025-12-31') };
    const figures = plan({ ...SHARE, '3': { ...SHARE['3'], span } });
    expect(actualsOf(figures, '3')).toEqual([expect.closeTo(59.16, 1), expect.closeTo(53.74, 1)]);
    expect(ytdOf(figures, '3')).toBeCloseTo((456 / 805) * 100, 8);
  });

  it('does not count what lies outside the window of one of its goals', () => {
    const span = { start: day('2025-02-01'), end: day('2025-12-31') };
    expect(actualsOf(plan({ ...SHARE, '1': { ...SHARE['1'], span } }), '3')[0]).toBeNull();
    const reversed = { start: day('2025-12-01'), end: day('2025-02-01') };
    expect(ytdOf(plan({ ...SHARE, '1': { ...SHARE['1'], span: reversed } }), '3')).toBeNull();
  });

  it('takes roll-ups and other computed goals, each with its own year', () => {
    const figures = plan({
      ...SHARE,
      '4': { rollup: 'sum' },
      '4.1': { entries: months(1, 2), aggregation: 'sum' },
      '4.2': { entries: months(3, 4), aggregation: 'sum' },
      '5': { actualFormula: '[#4] * 10 + [#3]', aggregation: 'average' },
    });
    expect(actualsOf(figures, '5').slice(0, 2)).toEqual([expect.closeTo(105), expect.closeTo(123.3867, 3)]);
    expect(ytdOf(figures, '5')).toBeCloseTo(100 + (602 / 937) * 100, 8);
  });

  it('is rolled up by its figures, a longer period by the formula as a whole', () => {
    const figures = plan({
      ...SHARE,
      '4': { rollup: 'average', trackingFrequency: 'yearly', valueType: 'percent', aggregation: 'current' },
      '4.1': { actualFormula: '[#1] / [#2] * 100', valueType: 'percent', aggregation: 'average' },
    });
    expect(ytdOf(figures, '4')).toBeCloseTo((1058 / 1742) * 100, 8);
  });

  it('is computed rather than rolled up, and keeps the goals below', () => {
    const figures = plan({ ...SHARE, '3': { ...SHARE['3'], rollup: 'sum' }, '3.1': { entries: months(7) } });
    expect(figures.kindOf('3')).toBe('single');
    expect(actualsOf(figures, '3')[0]).toBeCloseTo(65);
  });

  it.each([
    ['a sum', 'sum', 48],
    ['a current', 'current', 31],
    ['an average', 'average', 16],
  ] as const)('takes %s tracked weekly by that function month by month', (_, aggregation, january) => {
    const weeks = Object.fromEntries(
      ['2025-01-06', '2025-01-13', '2025-01-20', '2025-02-03'].map((start, index) => [
        start,
        [null, [1, 16, 31, 5][index]] as const,
      ]),
    );
    const figures = plan({
      '1': { trackingFrequency: 'weekly', aggregation, entries: weeks },
      '2': { actualFormula: '[#1] * 2' },
    });
    expect(actualsOf(figures, '2')).toEqual([2 * january, 10]);
  });

  it.each([
    ['the last that is known of a current one', 'current', '2024-01-01', [70, 70]],
    ['the year’s own of an average', 'average', '2025-01-01', [70, 70]],
    ['none of another year’s average', 'average', '2024-01-01', [null, null]],
    ['none of a sum, of which a month is only a part', 'sum', '2025-01-01', [null, null]],
  ] as const)('takes of a goal tracked yearly %s', (_, aggregation, year, expected) => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const figures = plan({
      '1': { trackingFrequency: 'yearly', aggregation, entries: { [year]: [null, 7] }, span },
      '2': { entries: months(10, 10), aggregation: 'sum' },
      '3': { actualFormula: '[#1] * [#2]', aggregation: 'average' },
    });
    expect(actualsOf(figures, '3').slice(-2)).toEqual(expected);
  });

  it('looks back a period, and over a year to date a year', () => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const figures = plan({
      '1': {
        aggregation: 'sum',
        span,
        entries: { '2024-01-01': [null, 10], '2024-02-01': [null, 20], '2024-06-01': [null, 99], ...months(30, 60) },
      },
      '2': { actualFormula: '[#1] / prev([#1])', aggregation: 'average', span },
    });
    expect(actualsOf(figures, '2')).toEqual([null, 2, null, null, 2]);
    expect(ytdOf(figures, '2')).toBe(3);
    expect(figures.figuresOf('2', 'ALL')?.ptd.actual).toBeNull();
  });

  it('looks back to the same months of the year before where a year begins later', () => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const entries = { '2024-01-01': [null, 99], '2024-03-01': [null, 10], '2025-03-01': [null, 30] } as const;
    const figures = plan({
      '1': { aggregation: 'sum', span, entries },
      '2': { actualFormula: '[#1] / prev([#1])', aggregation: 'average', span },
    });
    expect(ytdOf(figures, '2')).toBeNull();
    const value = figures.workedGoal('2', YEAR)?.formulas[0]?.rows[1]?.result.value;
    expect(value).toBe(3);
  });

  it('takes the year to date of a goal in each of its months', () => {
    const figures = plan({ ...SHARE, '3': { actualFormula: 'ytd([#1])', aggregation: 'current' } });
    expect(actualsOf(figures, '3')).toEqual([325, 602, 857, ...Array(8).fill(1058)]);
    expect(ytdOf(figures, '3')).toBe(1058);
  });

  it('lapses a status set by hand when what it comes to changes', () => {
    const handStatus = { status: 'critical', note: '', memberId: null, by: 'Ada', at: '' } as const;
    const at = (computedActual: number) =>
      plan({ ...SHARE, '3': { ...SHARE['3'], handStatus: { ...handStatus, computedActual } } });
    const actual = Number(at(0).computedActualOf('3'));
    expect(at(actual).figuresOf('3', YEAR)?.statusRule).toBe('setByHand');
    expect(at(actual + 1).figuresOf('3', YEAR)?.statusRule).not.toBe('setByHand');
  });
});

describe('a target computed by formula', () => {
  const goals = (targetFormula: string, more: ExampleGoal = {}) =>
    plan({
      '1': { entries: months([100, 90], [200, 210], [300, null]), aggregation: 'sum' },
      '2': { entries: months([1, 50], [1, 70]), aggregation: 'sum', targetFormula, ...more },
    });
  const targetsOf = (figures: ReturnType<typeof plan>) =>
    entriesOf(figures.entriesOf('2')?.series.series ?? exampleSeries({})).map(({ target }) => target);

  it('takes targets, unless it says actual', () => {
    expect(targetsOf(goals('[#1] / 2'))).toEqual([50, 100, 150]);
    expect(targetsOf(goals('[#1 actual] / 2'))).toEqual([45, 105, null]);
  });

  it('keeps the typed actuals, and is the target to date and of the year', () => {
    const figures = goals('[#1] / 2').figuresOf('2', YEAR);
    expect(figures).toMatchObject({ ytd: { actual: 120, target: 150 }, eoyTarget: 300, status: 'off_target' });
  });

  it('has its numbers too', () => {
    expect(goals('[#1] / 2').workedGoal('2', YEAR)?.formulas).toMatchObject([{ column: 'target', mean: 100 }]);
  });

  it('is summed up where the goal says so', () => {
    expect(goals('min([#1], 150)', { isFormulaByPeriod: true }).figuresOf('2', YEAR)?.eoyTarget).toBe(400);
    expect(goals('min([#1], 150)').figuresOf('2', YEAR)?.eoyTarget).toBe(150);
  });

  it('may take the goal’s own actual, also a computed one, and not its own target', () => {
    expect(targetsOf(goals('[#2 actual] * 2'))).toEqual([100, 140]);
    expect(targetsOf(goals('[#2 actual] * 2', { actualFormula: '[#1] - 40' }))).toEqual([100, 340, null]);
    expect(targetsOf(goals('[#2] * 2'))).toEqual([null, null]);
  });

  it('stands beside the actuals of a roll-up, partial ones too', () => {
    const figures = plan({
      '1': { entries: months([100, null], [200, null]), aggregation: 'sum' },
      '2': { rollup: 'sum', targetFormula: '[#1] / 2' },
      '2.1': { entries: months(5, 6) },
      '2.2': { entries: months(7) },
    });
    const entries = figures.entriesOf('2');
    expect(entriesOf(entries?.series.series ?? exampleSeries({}))).toMatchObject([
      { target: 50, actual: 12 },
      { target: 100, actual: 6 },
    ]);
  });

  it('makes a goal one of its own, not a group', () => {
    const figures = plan({
      '1': { entries: months([100, null]), aggregation: 'sum' },
      '2': { targetFormula: '[#1]' },
      '2.1': {},
    });
    expect(figures.kindOf('2')).toBe('single');
  });
});

describe('an edit', () => {
  const chain = () =>
    plan({
      ...SHARE,
      '4': { rollup: 'sum' },
      '4.1': { actualFormula: '[#3] * 2', aggregation: 'average' },
      '5': { actualFormula: '[#4] + 1', aggregation: 'average' },
    });

  it('of a figure is worked into all that hangs on it, and nothing else', () => {
    const figures = chain();
    const other = figures.figuresOf('1', YEAR);
    figures.figuresOf('5', YEAR);
    figures.apply({ series: new Map([['2', exampleSeries(months(650, 437, 431, 374), exampleGoalOf('2', {}))]]) });
    expect(actualsOf(figures, '5')[0]).toBeCloseTo(101);
    expect([...figures.hangingOn('2')]).toEqual(['2', '3', '4.1', '4', '5']);
    expect(figures.figuresOf('1', YEAR)).toBe(other);
  });

  it('of a formula is followed', () => {
    const figures = chain();
    figures.figuresOf('5', YEAR);
    figures.apply({ goals: [exampleGoalOf('3', { ...SHARE['3'], actualFormula: '[#1]' })] });
    expect(actualsOf(figures, '5')[0]).toBe(651);
    figures.apply({ series: new Map([['2', exampleSeries({})]]) });
    expect(actualsOf(figures, '5')[0]).toBe(651);
  });

  it('that removes a goal leaves those computed from it without, until it is back', () => {
    const figures = chain();
    figures.figuresOf('5', YEAR);
    figures.apply({ removedIds: ['2'] });
    expect(actualsOf(figures, '3').every((actual) => actual === null)).toBe(true);
    expect(actualsOf(figures, '5').every((actual) => actual === null)).toBe(true);
    figures.apply({ goals: [exampleGoalOf('2', {})] });
    expect(actualsOf(figures, '5')[0]).toBeCloseTo(131);
  });

  it('that closes a circle leaves its goals without figures, and opening it brings them back', () => {
    const figures = chain();
    figures.figuresOf('5', YEAR);
    figures.apply({ goals: [exampleGoalOf('3', { ...SHARE['3'], actualFormula: '[#1] / [#5]' })] });
    expect(['3', '4.1', '5'].map((id) => figures.figuresOf(id, YEAR)?.statusRule)).toEqual([
      'noFigures',
      'noFigures',
      'noFigures',
    ]);
    figures.apply({ goals: [exampleGoalOf('3', SHARE['3'] ?? {})] });
    expect(actualsOf(figures, '5')[0]).toBeCloseTo(131);
  });

  it('of a roll-up closes a circle too', () => {
    const goals = { '1': {}, '1.1': { actualFormula: '[#1] * 2' }, '2': { entries: months(3) } } as const;
    const figures = plan(goals);
    expect(figures.hangingOn('1.1')).toContain('1');
    figures.apply({ goals: [exampleGoalOf('1', { rollup: 'sum' })] });
    expect(figures.figuresOf('1.1', YEAR)?.statusRule).toBe('noFigures');
    figures.apply({ goals: [exampleGoalOf('1', {})], series: new Map([['1', exampleSeries(months(4))]]) });
    expect(actualsOf(figures, '1.1')[0]).toBe(8);
  });

  it('of a formula that looks back is followed on past days as well', () => {
    const figures = plan({
      '1': { rollup: 'percent' },
      '1.1': { actualFormula: '[#2]', allTarget: 100, aggregation: 'current' },
      '2': { entries: months(50, 60), aggregation: 'current' },
    });
    expect(actualsOf(figures, '1')).toEqual([50, 60]);
    figures.apply({ series: new Map([['2', exampleSeries(months(10, 60))]]) });
    expect(actualsOf(figures, '1')).toEqual([10, 60]);
  });
});

describe('a formula with its numbers', () => {
  it('has those of the last period and of the year, and the mean of the periods', () => {
    const worked = plan(SHARE).workedGoal('3', YEAR)?.formulas[0];
    expect(worked?.rows).toMatchObject([
      { from: day('2025-04-01'), to: day('2025-04-30'), isPeriod: true, figures: [201, 374] },
      { from: day('2025-01-01'), to: day('2025-04-30'), isPeriod: false, figures: [1058, 1742] },
    ]);
    expect(worked?.rows[1]?.result.value).toBeCloseTo(60.7348, 4);
    expect(worked?.mean).toBeCloseTo(60.3237, 4);
  });

  it('has what stood a period before where it looks back, and none before there was one', () => {
    const at = (text: string) =>
      plan({ ...SHARE, '3': { ...SHARE['3'], actualFormula: text } }).workedGoal('3', YEAR)?.formulas[0]?.rows[0];
    expect(at('[#1] + prev([#1]) + ytd([#1])')?.figures).toEqual([201, 255, 1058]);
    expect(at('[#1] + prev(prev(prev(prev([#1]))))')).toMatchObject({
      figures: [201, null],
      result: { value: null, none: { why: 'absent' } },
    });
  });

  it('says why there is none, of a goal that would be so', () => {
    const figures = plan(SHARE);
    const would = (actualFormula: string) =>
      figures.workedGoal('3', YEAR, exampleGoalOf('3', { ...SHARE['3'], actualFormula }))?.formulas[0]?.rows;
    expect(would('[#1] / ([#2] - [#2])')?.[0]?.result).toEqual({ value: null, none: { why: 'zero' } });
    expect(would('[#1')).toEqual([]);
    expect(would('[#gone]')).toEqual([]);
    expect(figures.workedGoal('3', 2031)?.formulas[0]?.rows).toEqual([]);
    expect(figures.workedGoal('3', 'ALL')?.formulas[0]?.rows).toHaveLength(2);
    expect(figures.workedGoal('1', YEAR)?.formulas).toEqual([]);
    expect(figures.workedGoal('gone', YEAR)).toBeNull();
    const fresh = exampleGoalOf('new', { actualFormula: '[#1] * 2', aggregation: 'sum' });
    expect(figures.workedGoal('new', YEAR, fresh)?.figures.ytd.actual).toBe(2116);
  });

  it('of what goes in a circle has no numbers, and says why', () => {
    const goals = { ...SHARE, '1': { ...SHARE['1'], actualFormula: '[#3]' } };
    expect(plan(goals).workedGoal('3', YEAR)?.formulas[0]?.rows).toEqual([]);
    const typed = { ...goals, '3': { ...SHARE['3'], entries: months(1, 2) } };
    expect(plan(typed).workedGoal('3', YEAR)?.formulas[0]?.rows[0]).toMatchObject({
      figures: [],
      result: { value: null, none: { why: 'circle' } },
    });
  });

  it('of a goal that ends before it starts has none', () => {
    const span = { start: day('2025-05-01'), end: day('2025-02-01') };
    const worked = plan({ ...SHARE, '3': { ...SHARE['3'], span } }).workedGoal('3', YEAR);
    expect(worked?.formulas[0]).toMatchObject({ rows: [], mean: null });
  });
});

it('what a goal goes into is the roll-up above it and the goals that name it', () => {
  const figures = plan({
    ...SHARE,
    '4': { rollup: 'sum' },
    '4.1': { targetFormula: '[#1 actual]' },
    '5': {},
    '5.1': {},
  });
  const idsOf = (id: string) => figures.usedIn(id).map((goal) => goal.id);
  expect(['1', '4.1', '5.1', '4', 'gone'].map(idsOf)).toEqual([['3', '4.1'], ['4'], [], [], []]);
  expect(referencesOf(exampleGoalOf('4.1', { actualFormula: '[#2]', targetFormula: '[#1]' }))).toHaveLength(2);
  expect(referencesOf(exampleGoalOf('4.1', {}))).toEqual([]);
});
