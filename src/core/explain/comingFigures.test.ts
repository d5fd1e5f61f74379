import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/goal/goal.ts';
import { day, type Example, exampleQuestion, monthly, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import type { ComingFigures, Requirement } from './comingFigures.ts';
import { explain } from './explain.ts';

function comingFiguresOf(example: Example): ComingFigures {
  return explain(...exampleQuestion(example)).outlook;
}

function each(requirement: Requirement | null | undefined): unknown {
  return requirement?.isPossible ? requirement.each : requirement;
}

/** Nine months of overtime, 14.4% over a target of 40 a month. */
const OVERTIME: Example = {
  goal: { targetDirection: 'down' },
  entries: monthly(Array(12).fill(40), [52, ...Array(8).fill(45)]),
  today: '2025-10-06',
};

describe('what would turn a sum green, and what would worsen it', () => {
  it('the next period alone, with the actual to date it comes to', () => {
    expect(comingFiguresOf(OVERTIME).next).toEqual({
      from: day('2025-10-01'),
      to: day('2025-10-01'),
      periods: 1,
      target: 400,
      toBeGreen: { isPossible: true, each: { least: null, most: 28 } },
      toKeep: { isPossible: true, each: { least: null, most: 68 } },
    });
  });

  it('the rest of the window, held against the end target', () => {
    expect(comingFiguresOf(OVERTIME).rest).toMatchObject({
      from: day('2025-10-01'),
      to: day('2025-12-01'),
      periods: 3,
      target: 480,
      toBeGreen: { each: { least: null, most: 116 / 3 } },
    });
  });

  it('14,200 a month for the remaining 4 months', () => {
    const entries = monthly(Array(12).fill(10_000), [...Array(7).fill(6000), 9200]);
    const { rest } = comingFiguresOf({ entries, today: '2025-09-04' });
    expect(rest).toMatchObject({ periods: 4, toBeGreen: { each: { least: 14_200, most: null } } });
  });

  it('with the limits of the plan', () => {
    const plan = { thresholds: { onTarget: 1, offTarget: 0.5 } };
    const { next } = comingFiguresOf({ ...OVERTIME, plan });
    expect([each(next?.toBeGreen), each(next?.toKeep)]).toEqual([
      { least: null, most: -12 },
      { least: null, most: 188 },
    ]);
  });

  it('asks for nothing of a target of 0 where green is more than met: attainment is 1 at most', () => {
    const plan = { thresholds: { onTarget: 1.1, offTarget: 0.5 } };
    const { next } = comingFiguresOf({ entries: monthly([0, 0], [-1]), today: '2025-02-01', plan });
    expect(next?.toBeGreen).toEqual({ isPossible: false });
  });

  it('of a critical goal nothing is worse', () => {
    expect(comingFiguresOf({ entries: monthly([10, 10], [5]), today: '2025-02-01' }).next).toMatchObject({
      toBeGreen: { each: { least: 13, most: null } },
      toKeep: null,
    });
  });

  it('of a green goal what keeps it so', () => {
    expect(comingFiguresOf({ entries: monthly([10, 10], [10]), today: '2025-02-01' }).next).toMatchObject({
      toBeGreen: { each: { least: 8, most: null } },
      toKeep: null,
    });
  });

  it('of an achieved goal what keeps it so', () => {
    const goal = { aggregation: 'current', allTarget: 50 } as const;
    const { next, rest } = comingFiguresOf({ goal, entries: monthly([], [60]), today: '2025-02-01' });
    expect(next).toMatchObject({ toBeGreen: { each: { least: 50, most: null } }, toKeep: null });
    expect(rest).toMatchObject({ periods: 11, to: day('2025-12-01'), target: 50 });
  });

  it('a goal that is achieved at once is green where it reaches its end target, though its target to date lies above', () => {
    const goal = { aggregation: 'highest', targetsByYear: new Map([[2025, 80]]) } as const;
    const { next } = comingFiguresOf({ goal, entries: monthly([100, 100], [10]), today: '2025-02-01' });
    expect(each(next?.toBeGreen)).toEqual({ least: 80, most: null });
  });

  it.each([
    ['and downwards', { aggregation: 'lowest', targetDirection: 'down' }, [10, 10], 50, 30, { least: null, most: 30 }],
    [
      'but not where the target to date asks for less',
      { aggregation: 'highest' },
      [20, 20],
      10,
      80,
      { least: 18, most: null },
    ],
    ['nor downwards', { aggregation: 'lowest', targetDirection: 'down' }, [50, 50], 60, 30, { least: null, most: 55 }],
    [
      'from what is then a worse actual',
      { aggregation: 'current', targetDirection: 'down' },
      [10, 10],
      50,
      30,
      { least: null, most: 30 },
    ],
    [
      'not to a target it never was worse than',
      { aggregation: 'current', targetDirection: 'down' },
      [10, 10],
      20,
      30,
      { least: null, most: 11 },
    ],
  ] as const)('%s', (_name, goal, targets, actual, yearTarget, limits) => {
    const targetsByYear = new Map([[2025, yearTarget]]);
    const { next } = comingFiguresOf({
      goal: { ...goal, targetsByYear },
      entries: monthly(targets, [actual]),
      today: '2025-02-01',
    });
    expect(each(next?.toBeGreen)).toEqual(limits);
  });
});

describe('by function and direction', () => {
  const cases: [string, Partial<Goal>, number[], unknown][] = [
    ['Average up', { aggregation: 'average' }, [50, 60], { least: 160, most: null }],
    ['Average down', { aggregation: 'average', targetDirection: 'down' }, [150, 120], { least: null, most: 60 }],
    ['Average to equal', { aggregation: 'average', targetDirection: 'equal' }, [50, 60], { least: 160, most: 220 }],
    ['Highest up', { aggregation: 'highest' }, [50, 60], { least: 90, most: null }],
    ['Highest up, high enough', { aggregation: 'highest' }, [50, 95], { least: null, most: null }],
    [
      'Highest down, low enough',
      { aggregation: 'highest', targetDirection: 'down' },
      [50, 110],
      { least: null, most: 110 },
    ],
    [
      'Highest down, too high for good',
      { aggregation: 'highest', targetDirection: 'down' },
      [50, 111],
      { isPossible: false },
    ],
    ['Highest to equal', { aggregation: 'highest', targetDirection: 'equal' }, [50, 60], { least: 90, most: 110 }],
    [
      'Highest to equal, within',
      { aggregation: 'highest', targetDirection: 'equal' },
      [50, 90],
      { least: null, most: 110 },
    ],
    ['Lowest down', { aggregation: 'lowest', targetDirection: 'down' }, [150, 160], { least: null, most: 110 }],
    [
      'Lowest down, low enough',
      { aggregation: 'lowest', targetDirection: 'down' },
      [150, 110],
      { least: null, most: null },
    ],
    ['Lowest up, high enough', { aggregation: 'lowest' }, [150, 90], { least: 90, most: null }],
    ['Lowest up, too low for good', { aggregation: 'lowest' }, [150, 89], { isPossible: false }],
    ['Lowest to equal', { aggregation: 'lowest', targetDirection: 'equal' }, [150, 160], { least: 90, most: 110 }],
    [
      'Lowest to equal, within',
      { aggregation: 'lowest', targetDirection: 'equal' },
      [150, 110],
      { least: 90, most: null },
    ],
    ['Current up', { aggregation: 'current' }, [50, 60], { least: 90, most: null }],
    ['Current to equal', { aggregation: 'current', targetDirection: 'equal' }, [50, 60], { least: 90, most: 110 }],
  ];

  it.each(cases)('%s', (_name, goal, actuals, limits) => {
    const entries = { ...monthly([100, 100, 100], actuals), '2025-12-01': [200, null] } as const;
    const { next } = comingFiguresOf({ goal, entries, today: '2025-03-01' });
    expect(each(next?.toBeGreen)).toEqual(limits);
  });

  it('in shares of the way from the baseline where the end target is 0', () => {
    const goal = { aggregation: 'current', targetDirection: 'down', baseline: { value: 40, date: null } } as const;
    const { next } = comingFiguresOf({
      goal,
      entries: { ...monthly([0, 0], [15]), '2025-12-01': [0, null] },
      today: '2025-02-01',
    });
    expect(each(next?.toBeGreen)).toEqual({ least: null, most: 4 });
  });

  it('where the target to date is 0 it must hold', () => {
    const { next } = comingFiguresOf({
      goal: { targetDirection: 'down' },
      entries: monthly([0, 0], [3]),
      today: '2025-02-01',
    });
    expect(each(next?.toBeGreen)).toEqual({ least: null, most: -3 });
  });
});

describe('the target of the next period', () => {
  it('without entry targets holds whenever it is written, up to its last day', () => {
    const example = { goal: { allTarget: 365 }, entries: monthly([], [10]), today: '2025-02-03' };
    const up = comingFiguresOf(example).next;
    // 90% of the 59 due on February 28.
    expect(each(up?.toBeGreen)).toEqual({ least: 43.1, most: null });
    const down = comingFiguresOf({
      ...example,
      goal: { allTarget: 365, targetDirection: 'down' },
      entries: monthly([], [40]),
    });
    // 110% of the 34 due today.
    expect(each(down.next?.toBeGreen)).toEqual({ least: null, most: -2.6 });
  });

  it('without entry targets is what is due by its last day', () => {
    const { next } = comingFiguresOf({ goal: { allTarget: 365 }, entries: monthly([], [10]), today: '2025-02-03' });
    expect(next?.target).toBe(59);
  });

  it('at most by the window’s end', () => {
    const goal = { span: { start: day('2025-01-01'), end: day('2025-02-19') }, allTarget: 50 };
    expect(comingFiguresOf({ goal, entries: monthly([], [10]), today: '2025-02-03' }).next?.target).toBe(50);
  });

  it('of a life without an end is that of the next period alone', () => {
    const goal = { aggregation: 'average', span: { start: day('2025-01-01'), end: null }, allTarget: 50 } as const;
    const { next, rest } = comingFiguresOf({ goal, entries: monthly([], [10]), today: '2025-02-03', year: 'ALL' });
    expect([next?.from, next?.target, rest]).toEqual([day('2025-02-01'), 50, null]);
  });

  it('after a carried actual is that of the year’s first period', () => {
    const span = { start: day('2024-01-01'), end: day('2025-12-31') };
    const goal = { aggregation: 'current', span, trackingFrequency: 'weekly' } as const;
    const entries = { '2024-12-23': [100, 50], '2025-01-06': [100, null] } as const;
    expect(comingFiguresOf({ goal, entries, today: '2025-01-02' }).next).toMatchObject({
      from: day('2025-01-06'),
      target: 100,
    });
  });
});

describe('of a sum with entry targets only the periods between them count', () => {
  it('the next period without a target would not be compared', () => {
    const entries = monthly([10, 10, null, 10], [5, 5]);
    const { next, rest } = comingFiguresOf({ entries, today: '2025-03-01' });
    expect([next, rest]).toEqual([null, null]);
  });

  it('targets that begin later leave out what was before', () => {
    const entries = { '2025-10-01': [null, 70], '2025-11-01': [10, null], '2025-12-01': [10, null] } as const;
    const { next, rest } = comingFiguresOf({ goal: { targetDirection: 'down' }, entries, today: '2025-11-02' });
    expect(next).toMatchObject({ toBeGreen: { each: { most: 11 } } });
    expect(rest).toMatchObject({ from: day('2025-11-01'), periods: 2, toBeGreen: { each: { most: 11 } } });
  });

  it('and coming periods before the first target too', () => {
    const entries = { '2025-09-01': [null, 70], '2025-11-01': [10, null], '2025-12-01': [10, null] } as const;
    const { rest } = comingFiguresOf({ goal: { targetDirection: 'down' }, entries, today: '2025-10-02' });
    expect(rest).toMatchObject({ from: day('2025-11-01'), to: day('2025-12-01'), periods: 2 });
  });
});

describe('there is nothing to tell', () => {
  const nothing = { next: null, rest: null };
  it.each([
    ['in the last period', { '2025-12-01': [10, 5] }, {}, '2025-12-31'],
    ['after the end', monthly(Array(12).fill(10), Array(12).fill(5)), {}, '2026-02-01'],
    ['without an actual', monthly([10]), {}, '2025-02-01'],
    ['without a target', monthly([], [10]), {}, '2025-02-01'],
    [
      'in a year it does not run in',
      monthly([10], [10]),
      { span: { start: day('2026-01-01'), end: null } },
      '2025-02-01',
    ],
    [
      'of a goal that ends before it starts',
      monthly([10], [10]),
      { span: { start: YEAR_2025.end, end: YEAR_2025.start } },
      '2025-02-01',
    ],
  ] as const)('%s', (_name, entries, goal, today) => {
    expect(comingFiguresOf({ goal, entries, today })).toEqual(nothing);
  });

  it('and after the end the end target decides, where the last period is written', () => {
    const goal = { targetsByYear: new Map([[2025, 240]]) };
    const entries = monthly(Array(12).fill(10), Array(11).fill(10));
    // Against the target to date, −2 would do.
    const { next } = comingFiguresOf({ goal, entries, today: '2026-01-05' });
    expect(next).toMatchObject({ target: 240, toBeGreen: { each: { least: 106 } } });
  });

  it('but after the end with the last period unreported there is', () => {
    const entries = monthly(Array(12).fill(10), Array(11).fill(8));
    expect(comingFiguresOf({ entries, today: '2026-01-05' })).toMatchObject({
      next: { from: day('2025-12-01'), toBeGreen: { each: { least: 20 } } },
      rest: null,
    });
  });
});
