import { describe, expect, it } from 'vitest';
import { summarizeGoal } from '#core/figure/summary.ts';
import { day, type Example, exampleQuestion, monthly, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import { explain } from './explain.ts';
import type { Explanation } from './explanation.ts';

const TWO_YEARS = { start: day('2024-01-01'), end: day('2025-12-31') };

function explained(example: Example): Explanation {
  return explain(...exampleQuestion(example));
}

describe('the actual is told with the periods that went in', () => {
  it('the function, each period with a figure up to as-of, and the periods that are missing', () => {
    const { actual, asOf, missing } = explained({ entries: monthly([], [3, null, 4, null]), today: '2025-04-20' });
    expect({ actual, asOf, missing }).toEqual({
      asOf: day('2025-03-01'),
      missing: [day('2025-02-01')],
      actual: {
        rule: 'entries',
        column: 'actuals',
        aggregation: 'sum',
        value: 7,
        periods: [
          { date: day('2025-01-01'), value: 3 },
          { date: day('2025-03-01'), value: 4 },
        ],
        lastShare: null,
        each: 1,
      },
    });
  });

  it('a carried one says from when', () => {
    const goal = { aggregation: 'current', span: TWO_YEARS, targetsByYear: new Map([[2025, 10]]) } as const;
    const told = explained({ goal, entries: { '2024-10-01': [5, 5] }, today: '2025-01-02', year: 2025 });
    expect([told.carriedFrom, told.asOf, told.isStale]).toEqual([null, null, true]);
    const entries = { '2024-12-01': [null, 5] } as const;
    expect(explained({ goal, entries, today: '2025-01-02' })).toMatchObject({
      carriedFrom: day('2024-12-01'),
      asOf: day('2024-12-01'),
      missing: [],
      actual: { value: 5, periods: [{ date: day('2024-12-01'), value: 5 }] },
    });
  });

  it('missing periods of a life without a start count from its first entry', () => {
    const goal = { span: { start: null, end: null } };
    const entries = { '2024-11-01': [1, null], '2025-01-01': [null, 1] } as const;
    expect(explained({ goal, entries, today: '2025-02-01', year: 'ALL' }).missing).toEqual([
      day('2024-11-01'),
      day('2024-12-01'),
    ]);
    expect(explained({ goal, today: '2025-02-01', year: 'ALL' }).missing).toEqual([]);
  });

  it('nothing is told of a year the goal does not run in', () => {
    expect(explained({ entries: monthly([1], [1]), today: '2025-02-01', year: 2026 })).toMatchObject({
      span: YEAR_2025,
      window: null,
      actual: null,
      target: null,
      endTarget: null,
      baseline: null,
      comparison: null,
      comparisonToDate: null,
      achievement: null,
      percentComplete: null,
      targetPercent: null,
      expectedPercent: null,
      missing: [],
      outlook: { next: null, rest: null },
    });
  });

  it('nor of one that ends before it starts', () => {
    const span = { start: day('2025-06-01'), end: day('2025-03-01') };
    expect(explained({ goal: { span }, entries: monthly([1], [1]), today: '2025-07-01' })).toMatchObject({
      window: null,
      missing: [],
    });
  });
});

describe('targets are told with what they come from', () => {
  const actuals = monthly([], [10, 10]);
  const today = '2025-02-28';

  it.each([
    [
      'set for the year',
      { targetsByYear: new Map([[2025, 365]]) },
      {
        rule: 'share',
        value: 59,
        share: { days: 59, of: 365 },
        whole: { rule: 'stated', what: 'yearTarget', value: 365 },
      },
    ],
    [
      'set for the whole life',
      { aggregation: 'average', allTarget: 12 },
      { rule: 'held', value: 12, of: { rule: 'held', of: { rule: 'stated', what: 'allTarget', value: 12 } } },
    ],
    [
      '100% complete',
      { aggregation: 'highest', isEndOfYear100: true, valueType: 'percent' },
      { rule: 'held', value: 100, of: { rule: 'stated', what: 'hundredPercent' } },
    ],
  ] as const)('%s', (_name, goal, target) => {
    expect(explained({ goal, entries: actuals, today }).target).toMatchObject(target);
  });

  it('a share of the target of all years, which is the sum of those set', () => {
    const goal = {
      span: { start: day('2024-01-01'), end: day('2026-12-31') },
      targetsByYear: new Map([
        [2026, 996],
        [2024, 100],
      ]),
    };
    expect(explained({ goal, entries: actuals, today }).endTarget).toEqual({
      rule: 'share',
      value: 365,
      share: { days: 365, of: 1096 },
      whole: {
        rule: 'years',
        value: 1096,
        aggregation: 'sum',
        years: [
          { year: 2024, target: 100 },
          { year: 2026, target: 996 },
        ],
      },
    });
  });

  it('the straight line from the baseline', () => {
    const baseline = { value: 36, date: day('2025-01-01') };
    const goal = { aggregation: 'current', targetsByYear: new Map([[2025, 400]]), baseline } as const;
    expect(explained({ goal, entries: actuals, today })).toMatchObject({
      baseline: { day: day('2025-01-01'), figure: { rule: 'stated', what: 'baseline', value: 36 } },
      target: {
        rule: 'line',
        value: 94,
        at: day('2025-02-28'),
        share: { days: 58, of: 364 },
        from: { day: day('2025-01-01'), figure: { value: 36 } },
        to: { day: day('2025-12-31'), figure: { rule: 'stated', value: 400 } },
      },
    });
  });

  it('entry targets, an unfinished year’s for its elapsed share', () => {
    const goal = { trackingFrequency: 'yearly', span: TWO_YEARS } as const;
    const entries = { '2024-01-01': [100, 90], '2025-01-01': [365, 50] } as const;
    expect(explained({ goal, entries, today, year: 'ALL' }).target).toMatchObject({
      value: 159,
      periods: [
        { date: day('2024-01-01'), value: 100 },
        { date: day('2025-01-01'), value: 365 },
      ],
      lastShare: { days: 59, of: 365 },
    });
  });
});

describe('the comparison is told with its formula’s numbers', () => {
  it('against the target to date', () => {
    expect(explained({ entries: monthly([100, 100], [85]), today: '2025-02-03' }).comparison).toMatchObject({
      against: 'targetToDate',
      actual: { value: 85 },
      isPartOfActual: false,
      target: { value: 100 },
      divisor: { rule: 'target', value: 100 },
      attainment: 0.85,
      thresholds: { onTarget: 0.9, offTarget: 0.8 },
    });
  });

  it('after the end against the end target, and beside it against the target to date', () => {
    const entries = { '2025-11-01': [100, 85], '2025-12-01': [100, null] } as const;
    const { comparison, comparisonToDate } = explained({ entries, today: '2026-03-01' });
    expect(comparison).toMatchObject({
      against: 'endTarget',
      attainment: 0.425,
      target: { value: 200 },
      isPartOfActual: false,
    });
    expect(comparisonToDate).toMatchObject({ against: 'targetToDate', attainment: 0.85 });
  });

  it('of sparser targets only the part that is compared', () => {
    const entries = monthly([null, 10], [50, 9]);
    const { comparison, actual } = explained({ entries, today: '2025-02-28' });
    expect(actual?.value).toBe(59);
    expect(comparison).toMatchObject({
      isPartOfActual: true,
      actual: { value: 9, periods: [{ date: day('2025-02-01') }] },
    });
  });

  it('in shares of the way from the baseline where the end target is 0', () => {
    const goal = { aggregation: 'current', targetDirection: 'down', baseline: { value: 40, date: null } } as const;
    expect(explained({ goal, entries: monthly([0], [1]), today: '2025-02-03' }).comparison?.divisor).toEqual({
      rule: 'way',
      value: 40,
    });
  });

  it('none without a target', () => {
    expect(explained({ entries: monthly([], [1]), today: '2025-02-03' }).comparison).toBeNull();
  });
});

describe('what is achieved is told with why it counts', () => {
  it.each([
    [
      'Sum up, reached',
      { allTarget: 10 },
      [10],
      '2025-02-03',
      { isReached: true, countsAtOnce: true, countsAtEnd: false, worstEarlier: null },
    ],
    [
      'Average up, reached too early',
      { aggregation: 'average', allTarget: 10 },
      [10],
      '2025-02-03',
      { isReached: true, countsAtOnce: false, countsAtEnd: false, worstEarlier: null },
    ],
    [
      'Average up, at the end',
      { aggregation: 'average', allTarget: 10 },
      Array(12).fill(10),
      '2026-01-01',
      { isReached: true, countsAtOnce: false, countsAtEnd: true, worstEarlier: null },
    ],
    [
      'Average up, the last not reported',
      { aggregation: 'average', allTarget: 10 },
      Array(11).fill(10),
      '2026-01-01',
      { isReached: true, countsAtOnce: false, countsAtEnd: false, worstEarlier: null },
    ],
    [
      'Current down, from a worse one',
      { aggregation: 'current', targetDirection: 'down', allTarget: 10 },
      [30, 20],
      '2025-03-03',
      { isReached: false, countsAtOnce: true, countsAtEnd: false, worstEarlier: 30 },
    ],
  ] as const)('%s', (_name, goal, actuals, today, achievement) => {
    expect(explained({ goal, entries: monthly([], actuals), today }).achievement).toEqual(achievement);
  });

  it('none without an end target', () => {
    expect(explained({ entries: monthly([], [1]), today: '2025-02-03' }).achievement).toBeNull();
  });
});

describe('percents are told with what they are of', () => {
  it.each([
    ['the end target', { allTarget: 50 }, [20], { basis: 'endTarget', percent: 40, from: null, of: 50, isHeld: false }],
    [
      'the way from the baseline',
      { aggregation: 'current', targetDirection: 'down', allTarget: 10, baseline: { value: 50, date: null } },
      [30],
      { basis: 'wayFromBaseline', percent: 50, from: 50, of: 10, isHeld: false },
    ],
    [
      'the target to date',
      { aggregation: 'average', allTarget: 50 },
      [20],
      { basis: 'targetToDate', percent: 40, from: null, of: 50, isHeld: false },
    ],
    [
      'the target to date, held',
      { aggregation: 'average', allTarget: 50 },
      [60],
      { basis: 'targetToDate', percent: 100, from: null, of: 50, isHeld: true },
    ],
    [
      'exactly met it is not held',
      { aggregation: 'average', allTarget: 50 },
      [50],
      { basis: 'targetToDate', percent: 100, from: null, of: 50, isHeld: false },
    ],
  ] as const)('%s', (_name, goal, actuals, percentComplete) => {
    expect(explained({ goal, entries: monthly([], actuals), today: '2025-02-03' }).percentComplete).toEqual(
      percentComplete,
    );
  });

  it('past the end it is not held', () => {
    const example = {
      goal: { aggregation: 'average', allTarget: 50 },
      entries: monthly([], Array(12).fill(60)),
      today: '2026-01-03',
    } as const;
    expect(explained(example).percentComplete).toMatchObject({ percent: 120, isHeld: false });
  });

  it('of a goal past its end target it is nothing that could be held', () => {
    expect(
      explained({ goal: { allTarget: 50 }, entries: monthly([], [60]), today: '2025-02-03' }).percentComplete,
    ).toMatchObject({ percent: 120, isHeld: false });
  });

  it('the mean of its children’s percents is of 100', () => {
    const [goal, series, context] = exampleQuestion({ today: '2025-02-03' });
    const pair = { actual: 40, target: 50 };
    const childPercents = { ytd: pair, ptd: pair, asOf: day('2025-01-01') };
    const told = explain(goal, series, { ...context, childPercents });
    expect(told).toMatchObject({
      percentComplete: { basis: 'children', percent: 40, of: 100 },
      actual: { rule: 'stated', what: 'meanOfChildren', value: 40 },
      aggregation: 'current',
      direction: 'up',
      outlook: { next: null, rest: null },
    });
  });

  it('time in elapsed days', () => {
    expect(explained({ today: '2025-01-04' }).expectedPercent).toEqual({ percent: 2, share: { days: 4, of: 365 } });
    const open = { span: { start: null, end: null } };
    expect(explained({ goal: open, today: '2025-01-04', year: 'ALL' }).expectedPercent).toBeNull();
  });
});

describe('the status is told with who or what gave it', () => {
  it('set by hand: who, when and why, and what the figures say', () => {
    const handStatus = {
      status: 'on_target',
      note: 'agreed',
      memberId: '7',
      by: 'Ada Moss',
      at: '2025-02-01T10:00:00.000Z',
      computedActual: null,
    } as const;
    expect(explained({ goal: { handStatus }, entries: monthly([10], [1]), today: '2025-02-03' })).toMatchObject({
      status: 'on_target',
      statusRule: 'setByHand',
      setByHand: handStatus,
      byFigures: { status: 'critical', rule: 'attainmentToDate' },
    });
  });

  it('by its figures', () => {
    expect(explained({ entries: monthly([10], [1]), today: '2025-02-03' })).toMatchObject({
      status: 'critical',
      setByHand: null,
      byFigures: { status: 'critical', rule: 'attainmentToDate' },
      direction: 'up',
      aggregation: 'sum',
      valueType: 'number',
      trackingFrequency: 'monthly',
      year: 2025,
      today: day('2025-02-03'),
      goalId: 'goal',
      reporting: { isEnded: false, isLastReported: false, isOverdue: false },
    });
  });

  it('as the card has it', () => {
    const question = exampleQuestion({ entries: monthly([10, 10], [9, 8]), today: '2025-03-03' });
    const { status, asOf, window, percentComplete, targetPercent, attainment } = summarizeGoal(...question);
    const told = explain(...question);
    expect([
      told.status,
      told.asOf,
      told.window,
      told.percentComplete?.percent,
      told.targetPercent,
      told.comparison?.attainment,
    ]).toEqual([status, asOf, window, percentComplete, targetPercent, attainment]);
  });
});
