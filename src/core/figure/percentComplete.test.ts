import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { day, type Example, exampleQuestion, monthly } from '#testing/core/exampleFigures.ts';
import { stated } from './derive.ts';
import { percentOf, percentOfWay } from './percentScale.ts';
import { summarizeGoal } from './summary.ts';

function figuresOf(goal: Partial<Goal>, entries: Example['entries'] = {}, today = '2025-02-28'): GoalFigures {
  return summarizeGoal(...exampleQuestion({ goal, entries, today }));
}

const yearTarget = (value: number) => ({ targetsByYear: new Map([[2025, value]]) });

describe('percent complete is the actual over the end target', () => {
  it.each([
    ['Sum going up', 'sum', [10, 20], 60],
    ['Current going up', 'current', [10, 20], 40],
    ['Highest going up', 'highest', [20, 10], 40],
    ['it may pass 100', 'sum', [10, 50], 120],
    ['and go below 0', 'sum', [-10, 5], -10],
  ] as const)('%s', (_name, aggregation, actuals, percentComplete) => {
    expect(figuresOf({ aggregation, ...yearTarget(50) }, monthly([], actuals))).toMatchObject({
      percentComplete,
      percentBasis: 'endTarget',
    });
  });
});

describe('of Current with a baseline of its own it is the way behind it, whatever the direction', () => {
  it.each([
    ['up', 'up', 95, 100, 98, 60],
    ['up, back behind the baseline', 'up', 95, 100, 91, -80],
    ['up, past the end target', 'up', 95, 100, 101, 120],
    ['up below 0', 'up', -1000, -1, -5, 99.5995995995996],
    ['up through 0', 'up', -10, 10, 0, 50],
    ['down', 'down', 21, 10, 15.5, 50],
    ['to be equal', 'equal', 10, 30, 25, 75],
  ] as const)('%s', (_name, targetDirection, baseline, target, actual, percent) => {
    const goal = { aggregation: 'current', targetDirection, baseline: { value: baseline, date: null } } as const;
    const figures = figuresOf({ ...goal, ...yearTarget(target) }, monthly([], [actual]));
    expect(figures).toMatchObject({ percentComplete: percent, percentBasis: 'wayFromBaseline' });
  });

  it.each([
    ['where it meets the end target already, the attainment', 'up', 105, 100, 99.5, 95],
    ['also downwards', 'down', 95, 100, 100.5, 95],
    ['or is equal to it as shown', 'equal', 99.999, 100, 95, 95],
  ] as const)('%s', (_name, targetDirection, baseline, target, actual, percent) => {
    const goal = { aggregation: 'current', targetDirection, baseline: { value: baseline, date: null } } as const;
    const figures = figuresOf({ ...goal, ...yearTarget(target) }, monthly([target], [actual]));
    expect(figures).toMatchObject({ percentComplete: percent, percentBasis: 'targetToDate' });
  });
});

describe('of Current going down with a baseline worse than the end target it is the way behind it', () => {
  it.each([
    ['38% of the way from 21 to 10', 16.8, (4.2 / 11) * 100],
    ['the whole', 10, 100],
    ['past it', 4.5, 150],
    ['back behind the baseline', 26.5, -50],
  ])('%s', (_name, actual, percent) => {
    const goal = {
      aggregation: 'current',
      targetDirection: 'down',
      baseline: { value: 21, date: null },
      ...yearTarget(10),
    } as const;
    const { percentComplete, percentBasis } = figuresOf(goal, monthly([], [actual]));
    expect(percentBasis).toBe('wayFromBaseline');
    expect(percentComplete).toBeCloseTo(percent, 10);
  });
});

describe('otherwise it is the attainment of the target to date, at most 100 before the window’s end', () => {
  const cases: [string, Partial<Goal>][] = [
    ['Average going up', { aggregation: 'average' }],
    ['Lowest going up', { aggregation: 'lowest' }],
    ['Sum to equal', { targetDirection: 'equal' }],
    ['Current to equal', { aggregation: 'current', targetDirection: 'equal' }],
  ];

  it.each(cases)('%s', (_name, goal) => {
    expect(figuresOf({ ...goal, ...yearTarget(99) }, monthly([10], [8]))).toMatchObject({
      percentComplete: 80,
      percentBasis: 'targetToDate',
    });
  });

  it.each([
    ['Sum going down', { targetDirection: 'down' }, 12, 80],
    ['Highest going down', { aggregation: 'highest', targetDirection: 'down' }, 12, 80],
    [
      'Current going down from a baseline of its own no worse',
      { aggregation: 'current', targetDirection: 'down', baseline: { value: 10, date: null }, ...yearTarget(10) },
      10.2,
      80,
    ],
    [
      'Current going down from a first actual no worse',
      { aggregation: 'current', targetDirection: 'down', ...yearTarget(12) },
      12,
      80,
    ],
    ['Average going down', { aggregation: 'average', targetDirection: 'down' }, 8, 100],
    ['far off', { targetDirection: 'down' }, 40, -200],
  ] as const)('%s', (_name, goal, actual, percentComplete) => {
    expect(figuresOf(goal, monthly([10], [actual]))).toMatchObject({ percentComplete, percentBasis: 'targetToDate' });
  });

  it.each([
    ['Sum going up to an end target of 0', 0],
    ['or below', -10],
  ])('%s', (_name, target) => {
    expect(figuresOf(yearTarget(target), monthly([10], [8]))).toMatchObject({
      percentComplete: 80,
      percentBasis: 'targetToDate',
    });
  });

  it('past 100 once the window has ended', () => {
    const entries = monthly(Array(12).fill(10), Array(12).fill(12));
    expect(figuresOf({ aggregation: 'average' }, entries, '2025-12-31').percentComplete).toBe(100);
    expect(figuresOf({ aggregation: 'average' }, entries, '2026-01-01').percentComplete).toBe(120);
  });

  it('after the end still of the target to date, where the last period is not reported', () => {
    const entries = monthly([10, ...Array(10).fill(null), 30], [12]);
    expect(figuresOf({ aggregation: 'average' }, entries, '2027-01-01')).toMatchObject({
      statusRule: 'attainmentAtEnd',
      attainment: 0.6,
      percentComplete: 120,
    });
  });
});

describe('none without an actual or without what it is a percent of', () => {
  it.each([
    ['no actual', yearTarget(50), {}],
    ['no target', {}, monthly([], [5])],
    [
      'no baseline to tell the way from',
      { aggregation: 'current', targetDirection: 'down', ...yearTarget(10) } as const,
      {},
    ],
  ])('%s', (_name, goal, entries) => {
    expect(figuresOf(goal, entries).percentComplete).toBeNull();
  });
});

describe('percents stay numbers at the ends of the doubles', () => {
  it.each([
    [1e308, 1e-308, Number.MAX_VALUE],
    [-1e308, 1e-308, -Number.MAX_VALUE],
    [1.1, 1.1, 100],
    [0, 5, 0],
  ])('%d of %d', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });

  it('on the way between the two largest', () => {
    const way = { from: stated('baseline', 1.7e308), to: stated('allTarget', -1.7e308) };
    expect(percentOfWay(0, way)).toBe(50);
    expect(percentOfWay(-1.7e308, way)).toBe(100);
  });

  it('on the way from the smallest there is', () => {
    const way = { from: stated('baseline', Number.MIN_VALUE), to: stated('allTarget', 0) };
    expect(percentOfWay(Number.MIN_VALUE, way)).toBe(0);
    expect(percentOfWay(0, way)).toBe(100);
  });
});

describe('the target percent is where the target to date stands on the same scale, between 0 and 100', () => {
  it.each([
    ['target to date over end target', { ...yearTarget(50) }, monthly([20], [1]), 40],
    ['at most 100', { ...yearTarget(50) }, monthly([60], [1]), 100],
    ['at least 0', { ...yearTarget(50) }, monthly([-20], [1]), 0],
    [
      'of a goal counted in percent it is a part of its end target too',
      { ...yearTarget(80), valueType: 'percent', aggregation: 'current' },
      monthly([76], [1]),
      95,
    ],
    ['below it as it is', { ...yearTarget(80), valueType: 'percent', aggregation: 'current' }, monthly([40], [1]), 50],
    [
      'an end target past 100 is held at 100',
      { ...yearTarget(200), valueType: 'percent', aggregation: 'current' },
      monthly([199, 300], [1, 1]),
      100,
    ],
    ['for a goal counted otherwise at most 100', { ...yearTarget(80), aggregation: 'current' }, monthly([76], [1]), 95],
    [
      'of the way from a baseline, the part of the way',
      { aggregation: 'current', targetDirection: 'down', baseline: { value: 21, date: null }, ...yearTarget(11) },
      monthly([13.5], [20]),
      75,
    ],
    [
      'of the way at most 100',
      { aggregation: 'current', targetDirection: 'down', baseline: { value: 21, date: null }, ...yearTarget(11) },
      monthly([1], [20]),
      100,
    ],
    [
      'of the way at least 0',
      { aggregation: 'current', targetDirection: 'down', baseline: { value: 21, date: null }, ...yearTarget(11) },
      monthly([30], [20]),
      0,
    ],
    ['all of an attainment to date', { aggregation: 'average' }, monthly([10], [5]), 100],
    ['none without a target to date', { ...yearTarget(50) }, monthly([20]), null],
  ] as const)('%s', (_name, goal, entries, targetPercent) => {
    expect(figuresOf(goal, entries).targetPercent).toBe(targetPercent);
  });
});

describe('the expected percent is elapsed days over the window’s days, rounded up', () => {
  it.each([
    ['2024-12-31', 0],
    ['2025-01-01', 1],
    ['2025-01-03', 1],
    ['2025-01-04', 2],
    ['2025-03-14', 20],
    ['2025-03-15', 21],
    ['2025-12-30', 100],
    ['2025-12-31', 100],
    ['2027-01-01', 100],
  ])('on %s %i', (today, expectedPercent) => {
    expect(figuresOf({}, {}, today).expectedPercent).toBe(expectedPercent);
  });

  it('exactly a whole percent is not rounded up', () => {
    const span = { start: day('2025-01-01'), end: day('2025-04-10') };
    expect(figuresOf({ span }, {}, '2025-01-07').expectedPercent).toBe(7);
    expect(figuresOf({ span }, {}, '2025-02-28').expectedPercent).toBe(59);
  });

  it('none for a life that is open to a side', () => {
    const span = { start: day('2025-01-01'), end: null };
    const question = exampleQuestion({ goal: { span }, today: '2025-06-01', year: 'ALL' });
    expect(summarizeGoal(...question).expectedPercent).toBeNull();
    expect(figuresOf({ span }, {}, '2025-01-04').expectedPercent).toBe(2);
  });
});
