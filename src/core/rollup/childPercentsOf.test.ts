import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import { day } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import type { PlanFigures } from './planFigures.ts';

const TODAY = '2025-03-31';
const of = (target: number, ...actuals: readonly number[]): ExampleGoal => ({
  targetsByYear: new Map([[2025, target]]),
  entries: months(...actuals),
});

function meanOf(parent: ExampleGoal, ...children: readonly ExampleGoal[]): PlanFigures {
  return meanOn(TODAY, parent, ...children);
}

function meanOn(today: string, parent: ExampleGoal, ...children: readonly ExampleGoal[]): PlanFigures {
  const numbered = children.map((child, index) => [`1.${index + 1}`, child]);
  return examplePlanFigures(today, { '1': { rollup: 'percent', ...parent }, ...Object.fromEntries(numbered) });
}

function percentOf(figures: PlanFigures) {
  return figures.figuresOf('1', 2025)?.percentComplete;
}

describe('a parent of type percent', () => {
  it('is the mean of its children’s percent complete against the mean of their target percents', () => {
    const figures = meanOf({}, of(100, 20), { entries: months([50, 30], [50, null]) });
    expect(figures.figuresOf('1', 2025)).toMatchObject({
      ytd: { actual: 25, target: expect.closeTo((8.493150684931507 + 50) / 2, 8) },
      all: { target: 100 },
      eoyTarget: 100,
      endTarget: 100,
      percentComplete: 25,
      percentBasis: 'children',
      targetPercent: expect.closeTo((8.493150684931507 + 50) / 2, 8),
      asOf: day('2025-01-01'),
    });
  });

  it.each([
    ['sum', false, 'percentMean'],
    ['lowest', true, 'percentMean'],
    ['sum', true, 'percentMean'],
    [null, true, 'container'],
    ['feeds', true, 'container'],
  ] as const)(
    'is also what rolls up (%s) and is to be 100%% by the end of the year (%s): %s',
    (rollup, isEndOfYear100, kind) => {
      const figures = meanOf({ rollup, isEndOfYear100 }, of(100, 20), of(100, 40));
      expect(figures.kindOf('1')).toBe(rollup === 'sum' && !isEndOfYear100 ? 'sum' : kind);
      if (kind === 'percentMean' && isEndOfYear100) expect(percentOf(figures)).toBe(30);
    },
  );

  it('holds each child between 0 and 100', () => {
    expect(percentOf(meanOf({}, of(100, 150), of(100, -50)))).toBe(50);
  });

  it.each([
    ['without figures', { entries: months(null) }],
    ['without a target', { entries: months(5) }],
    ['deferred', { ...of(100, 90), handStatus: deferred() }],
    ['set to stay out', { ...of(100, 90), rollup: 'none' }],
    ['not running in the year', { ...of(100, 90), span: { start: day('2026-01-01'), end: null } }],
    ['tracked less often', { ...of(100, 90), trackingFrequency: 'yearly' }],
  ] satisfies [string, ExampleGoal][])('leaves a child out that is %s', (_, child) => {
    const figures = meanOf({}, of(100, 20), child);
    expect(percentOf(figures)).toBe(20);
    expect(figures.leftOutOf('1', 2025)).toHaveLength(1);
  });

  it('takes children of any value type', () => {
    expect(percentOf(meanOf({ valueType: 'currency' }, of(100, 20), { ...of(100, 40), valueType: 'percent' }))).toBe(
      30,
    );
  });

  it('has nothing where no child has anything', () => {
    expect(meanOf({}, {}).figuresOf('1', 2025)).toMatchObject({
      percentComplete: null,
      asOf: null,
      status: 'not_started',
      ytd: { actual: null, target: null },
    });
  });

  it('is achieved when all its children are complete', () => {
    expect(meanOf({}, of(100, 100), of(100, 130)).figuresOf('1', 2025)?.status).toBe('achieved');
  });

  it('takes the mean of whole lives for ALL, and the current year’s as year to date', () => {
    const child: ExampleGoal = {
      span: { start: day('2025-01-01'), end: day('2026-12-31') },
      targetsByYear: new Map([
        [2025, 100],
        [2026, 300],
      ]),
      entries: months(40),
    };
    const figures = meanOf({ span: { start: day('2025-01-01'), end: day('2026-12-31') } }, child);
    expect(figures.figuresOf('1', 'ALL')).toMatchObject({
      percentComplete: 10,
      ytd: { actual: 40 },
      ptd: { actual: 10 },
    });
    expect(figures.figuresOf('1', 2025)).toMatchObject({
      percentComplete: 40,
      ytd: { actual: 40 },
      ptd: { actual: 10 },
    });
    expect(figures.computedActualOf('1')).toBe(10);
  });

  it('takes the mean of the year asked for', () => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const targetsByYear = new Map([
      [2024, 10],
      [2025, 100],
    ]);
    const entries = { '2024-05-01': [null, 5], '2025-01-01': [null, 20] } as const;
    const figures = meanOf({ span }, { span, targetsByYear, entries });
    expect(figures.figuresOf('1', 2024)).toMatchObject({ ytd: { actual: 50 }, asOf: day('2024-05-01') });
    expect(figures.figuresOf('1', 2025)).toMatchObject({ ytd: { actual: 20 } });
  });

  it.each([
    [of(100, 1, 1), of(100, 1)],
    [of(100, 1), of(100, 1, 1)],
  ])('stands on the last report, whichever child it is of', (...children) => {
    expect(meanOf({}, ...children).figuresOf('1', 2025)?.asOf).toBe(day('2025-02-01'));
  });

  it('stands on the last report of any child, in its own periods', () => {
    const weekly: ExampleGoal = { trackingFrequency: 'weekly', allTarget: 9, entries: { '2025-03-10': [null, 1] } };
    expect(meanOf({}, of(100, 1), weekly).figuresOf('1', 2025)?.asOf).toBe(day('2025-03-01'));
    const first: ExampleGoal = { ...weekly, entries: { '2024-12-30': [null, 1] } };
    expect(meanOf({}, first).figuresOf('1', 2025)?.asOf).toBe(day('2025-01-01'));
    expect(meanOf({ span: { start: null, end: null } }, first).figuresOf('1', 2025)?.asOf).toBe(day('2024-12-01'));
  });

  it('takes a container by the mean of what it contains, and its reports', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'percent' },
      '1.1': {},
      '1.1.1': of(100, 20),
      '1.1.2': of(100, 20, 20),
      '1.1.3': { trackingFrequency: 'yearly' },
      '1.2': of(100, 70),
    });
    expect(figures.figuresOf('1', 2025)).toMatchObject({ percentComplete: 50, asOf: day('2025-02-01') });
    expect(historyOf(figures)).toEqual({ '2025-01-01': 45, '2025-02-01': 50 });
  });
});

describe('the entries of a parent of type percent', () => {
  it('are its means as they stood at the end of each period reported, each in its own year', () => {
    const span = { start: day('2024-12-01'), end: day('2025-12-31') };
    const child: ExampleGoal = {
      span,
      targetsByYear: new Map([
        [2024, 10],
        [2025, 100],
      ]),
      entries: { '2024-12-01': [null, 5], '2025-01-01': [null, 20], '2025-03-01': [null, 10] },
    };
    expect(historyOf(meanOf({ span }, child))).toEqual({ '2024-12-01': 50, '2025-01-01': 20, '2025-03-01': 30 });
  });

  it('have the means of the target percents as targets', () => {
    const [entry] = entriesOf(meanOf({}, of(365, 20)).computedSeriesOf('1')?.series ?? EMPTY_SERIES);
    expect(entry?.target).toBeCloseTo((31 / 365) * 100, 8);
  });

  it('end with today, and stay inside its own window', () => {
    expect(historyOf(meanOf({ span: { start: day('2025-02-01'), end: null } }, of(100, 1, 2, 3, 4)))).toEqual({
      '2025-02-01': 3,
      '2025-03-01': 6,
    });
    expect(historyOf(meanOf({ span: { start: day('2025-02-01'), end: day('2025-01-01') } }, of(100, 1)))).toEqual({});
  });

  it.each([
    ['2025-03-15', { '2025-01-01': 31, '2025-03-01': 74 }],
    ['2025-03-01', { '2025-01-01': 31, '2025-03-01': 60 }],
    ['2025-02-28', { '2025-01-01': 31 }],
  ])('count, on %s, the days that have passed of the unfinished period', (today, targets) => {
    const figures = meanOn(today, {}, { targetsByYear: new Map([[2025, 365]]), entries: months(1, null, 1) });
    const days = entriesOf(figures.computedSeriesOf('1')?.series ?? EMPTY_SERIES).map(({ date, target }) => [
      formatIsoDate(date),
      Math.round((target ?? 0) * 3.65),
    ]);
    expect(Object.fromEntries(days)).toEqual(targets);
  });

  it('stand in order, whoever reported first', () => {
    const history = historyOf(meanOf({}, { ...of(100), entries: months(null, null, 9) }, of(100, 3)));
    expect(Object.entries(history)).toEqual([
      ['2025-01-01', 3],
      ['2025-03-01', 6],
    ]);
  });

  it('are those of periods with an actual, not of those with a target alone', () => {
    expect(historyOf(meanOf({}, { entries: months([10, 5], [10, null]) }))).toEqual({ '2025-01-01': 25 });
  });

  it('leave out what ends before it starts, however deep', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'percent' },
      '1.1': {},
      '1.1.1': { ...of(100, 1, 1), span: { start: day('2025-03-01'), end: day('2025-01-01') } },
      '1.1.2': of(100, 10),
    });
    expect(historyOf(figures)).toEqual({ '2025-01-01': 10 });
  });

  it('have a hole where nothing can be told yet', () => {
    const late = { ...of(100), entries: months(null, 20) };
    expect(historyOf(meanOf({}, { entries: months(5) }, late))).toEqual({ '2025-01-01': null, '2025-02-01': 20 });
  });

  it('feed a parent above it as percents, of which the last stands for a year', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': { rollup: 'average', valueType: 'percent', aggregation: 'current', trackingFrequency: 'yearly' },
      '1.1': { rollup: 'percent', valueType: 'currency' },
      '1.1.1': of(100, 10, 10),
      '1.2': { rollup: 'percent' },
      '1.2.1': { rollup: 'percent' },
      '1.2.1.1': of(100, 40),
    });
    expect(figures.figuresOf('1', 2025)?.ytd.actual).toBe(30);
  });

  it('change with an entry below, also those of past days', () => {
    const figures = meanOf({}, of(100, 10, 10));
    expect(historyOf(figures)).toEqual({ '2025-01-01': 10, '2025-02-01': 20 });
    figures.apply({ goals: [{ ...childOf(figures), targetsByYear: new Map([[2025, 200]]) }] });
    expect(historyOf(figures)).toEqual({ '2025-01-01': 5, '2025-02-01': 10 });
  });
});

function historyOf(figures: PlanFigures): Record<string, number | null> {
  const computed = figures.computedSeriesOf('1');
  expect(computed?.drawn).toBe(computed?.series.actuals);
  return Object.fromEntries(
    (computed ? entriesOf(computed.series) : []).map(({ date, actual }) => [formatIsoDate(date), actual]),
  );
}

function childOf(figures: PlanFigures) {
  const node = figures.hierarchy.nodes.get('1.1');
  if (!node) throw new Error('no goal 1.1');
  return node.goal;
}

function deferred() {
  return {
    status: 'deferred',
    note: '',
    memberId: null,
    by: '',
    at: '2025-01-01T00:00:00.000Z',
    computedActual: null,
  } as const;
}
