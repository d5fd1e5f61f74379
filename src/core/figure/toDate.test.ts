import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { day, type Example, exampleQuestion, monthly, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import { summarizeGoal } from './summary.ts';

function figuresOf(example: Example): GoalFigures {
  return summarizeGoal(...exampleQuestion(example));
}

function asOf(example: Example): string | null {
  const { asOf: date } = figuresOf(example);
  return date === null ? null : formatIsoDate(date);
}

const TWO_YEARS = { start: day('2024-01-01'), end: day('2025-12-31') };

describe('as-of is the last period in the window, not after today, that has an actual', () => {
  it('monthly actuals to March, April not reported: as-of March', () => {
    expect(asOf({ entries: monthly([1, 1, 1, 1], [1, 1, 1]), today: '2025-05-08' })).toBe('2025-03-01');
  });

  it.each([
    ['2025-03-31', '2025-02-01'],
    ['2025-04-01', '2025-04-01'],
    ['2025-12-31', '2025-04-01'],
  ])('on %s it is %s', (today, date) => {
    expect(asOf({ entries: monthly([], [5, 5, null, 5]), today })).toBe(date);
  });

  it('of a past year it is that year’s, of a coming one there is none', () => {
    const example = { goal: { span: TWO_YEARS }, entries: monthly([], [1, 2]), today: '2025-02-10' };
    expect(asOf({ ...example, entries: { ...example.entries, '2024-11-01': [null, 3] }, year: 2024 })).toBe(
      '2024-11-01',
    );
    expect(asOf({ ...example, goal: { span: { start: day('2024-01-01'), end: null } }, year: 2026 })).toBeNull();
  });

  it('entries outside the own window count for nothing', () => {
    const span = { start: day('2025-02-01'), end: day('2025-03-31') };
    const { ytd, ptd } = figuresOf({
      goal: { span },
      entries: monthly([1, 2, 4, 8], [1, 2, 4, 8]),
      today: '2025-12-31',
    });
    expect([ytd, ptd]).toEqual([
      { actual: 6, target: 6, variance: 0 },
      { actual: 6, target: 6, variance: 0 },
    ]);
  });
});

describe('the actual to date is the function over the actuals up to as-of', () => {
  it.each([
    ['sum', 12],
    ['average', 4],
    ['highest', 7],
    ['lowest', 2],
    ['current', 2],
  ] as const)('%s', (aggregation, actual) => {
    const example = { goal: { aggregation }, entries: monthly([], [3, null, 7, 2, 100]), today: '2025-04-30' };
    expect(figuresOf(example).ytd.actual).toBe(actual);
  });

  it('no actual gives none, and no target to date', () => {
    expect(figuresOf({ entries: monthly([5, 5]), today: '2025-04-30' }).ytd).toEqual({
      actual: null,
      target: null,
      variance: null,
    });
  });

  it('the variance is actual minus target, signed, as decimals', () => {
    expect(figuresOf({ entries: monthly([0.1], [0.3]), today: '2025-01-31' }).ytd.variance).toBe(0.2);
    expect(figuresOf({ entries: monthly([0.3], [0.1]), today: '2025-01-31' }).ytd.variance).toBe(-0.2);
  });
});

describe('ytd counts the fiscal year, ptd and all the own window', () => {
  const example = {
    goal: { span: { start: day('2024-01-01'), end: day('2026-12-31') } },
    entries: { '2024-12-01': [10, 9], '2025-01-01': [20, 18], '2025-02-01': [40, null], '2026-01-01': [80, null] },
    today: '2025-03-01',
  } as const;
  const ptd = { actual: 27, target: 30, variance: -3 };
  const all = { actual: 27, target: 150, variance: -123 };

  it.each([
    [2025, { actual: 18, target: 20, variance: -2 }],
    [2024, { actual: 9, target: 10, variance: -1 }],
    [2026, { actual: null, target: null, variance: null }],
    ['ALL', { actual: 18, target: 20, variance: -2 }],
  ] as const)('of %s', (year, ytd) => {
    expect(figuresOf({ ...example, year })).toMatchObject({ ytd, ptd, all });
  });

  it('with the year ALL the end target is that of the whole life, the eoy target the current year’s', () => {
    expect(figuresOf({ ...example, year: 'ALL' })).toMatchObject({ endTarget: 150, eoyTarget: 60, allTarget: 150 });
    expect(figuresOf({ ...example, year: 2025 })).toMatchObject({ endTarget: 60, eoyTarget: 60, allTarget: 150 });
  });
});

describe('the target to date is the function over the entry targets up to as-of', () => {
  it.each([
    ['sum', 33],
    ['average', 11],
    ['highest', 18],
    ['lowest', 5],
    ['current', 10],
  ] as const)('%s', (aggregation, target) => {
    const entries = monthly([18, 5, null, 10, 99], [1, 1, 1, 1, null]);
    expect(figuresOf({ goal: { aggregation }, entries, today: '2025-06-30' }).ytd.target).toBe(target);
  });

  it('of Current the last one at or before as-of, not after it and not of the year before', () => {
    const goal = { aggregation: 'current', span: TWO_YEARS } as const;
    const entries = { '2024-12-01': [7, 1], ...monthly([null, null, 9], [1, 1]) } as const;
    // None lies in the year up to February, so it is the line to the year's end target 9.
    expect(figuresOf({ goal, entries, today: '2025-02-28' }).ytd.target).not.toBe(7);
  });
});

describe('where no entry target lies there, Sum takes the elapsed share of the window’s days', () => {
  const goal = { allTarget: 365 };

  it.each([
    ['to the end of as-of’s period', [5, 5], '2025-03-20', 59],
    ['at latest today', [5, 5, 5], '2025-03-20', 79],
    ['the whole on the last day', Array(12).fill(5), '2025-12-31', 365],
    ['the whole after it', Array(12).fill(5), '2027-01-01', 365],
  ] as const)('%s', (_name, actuals, today, target) => {
    expect(figuresOf({ goal, entries: monthly([], actuals), today }).ytd.target).toBe(target);
  });

  it('of a window that begins within the year', () => {
    const span = { start: day('2025-03-17'), end: day('2025-12-31') };
    const example = { goal: { span, allTarget: 290 }, entries: monthly([], [null, null, 5]), today: '2025-06-30' };
    expect(figuresOf(example).ytd.target).toBe(15);
  });

  it('at most to the window’s end: the last week may go past it', () => {
    const example = {
      goal: { trackingFrequency: 'weekly', allTarget: 365 } as const,
      entries: { '2025-12-29': [null, 5] } as const,
      today: '2026-01-20',
    };
    expect(figuresOf(example).ytd.target).toBe(365);
  });

  it('and none on a day before the start', () => {
    const span = { start: day('2025-01-03'), end: day('2025-12-31') };
    const example = {
      goal: { trackingFrequency: 'weekly', span, allTarget: 363 } as const,
      entries: { '2024-12-30': [null, 5] } as const,
      today: '2025-01-01',
    };
    expect(figuresOf(example)).toMatchObject({ status: 'not_started', ytd: { actual: 5, target: 0 } });
  });

  it('with the year ALL of the own window', () => {
    const example = { goal: { span: TWO_YEARS, allTarget: 731 }, entries: monthly([], [5]), today: '2025-06-30' };
    expect(figuresOf({ ...example, year: 'ALL' }).ptd.target).toBe(366 + 31);
  });

  it('with the year ALL of a goal without an end: of the years that have targets, else there is none', () => {
    const span = { start: day('2024-01-01'), end: null };
    const entries = monthly([], [5]);
    const example = { goal: { span, allTarget: 731 }, entries, today: '2025-06-30' };
    expect(figuresOf({ ...example, year: 'ALL' })).toMatchObject({
      ptd: { actual: 5, target: null, variance: null },
      all: { actual: 5, target: 731, variance: -726 },
      attainment: null,
      status: 'not_started',
      statusRule: 'noTarget',
      statusText: 'No target to date',
      percentComplete: (5 / 731) * 100,
      targetPercent: null,
      expectedPercent: null,
    });
    const targetsByYear = new Map([[2025, 700]]);
    const told = { ...example, goal: { ...example.goal, targetsByYear } };
    expect(figuresOf({ ...told, year: 'ALL' }).ptd.target).toBe(366 + 31);
  });
});

describe('where no entry target lies there, Current takes the straight line', () => {
  const goal = { aggregation: 'current', targetsByYear: new Map([[2025, 400]]) } as const;

  it.each([
    ['on its date', { value: 36, date: day('2025-01-01') }, 36 + (364 * 58) / 364],
    ['on the goal’s start where it has no date', { value: 36, date: null }, 36 + (364 * 58) / 364],
    ['on a date before the goal', { value: 35, date: day('2024-12-31') }, 35 + 59],
  ])('from its own baseline %s', (_name, baseline, target) => {
    const example = { goal: { ...goal, baseline }, entries: monthly([], [50, 60]), today: '2025-03-20' };
    expect(figuresOf(example).ytd.target).toBe(target);
  });

  it('from the last actual before the window, on the last day of its period', () => {
    const entries = { '2024-10-01': [null, 1], '2024-11-01': [null, 5], ...monthly([], [50, 60]) } as const;
    const targetsByYear = new Map([[2025, 401]]);
    const example = { goal: { ...goal, span: TWO_YEARS, targetsByYear }, entries, today: '2025-03-20' };
    // 396 days lie between the end of November and the end of 2025: one a day.
    expect(figuresOf(example)).toMatchObject({ baseline: 5, ytd: { target: 5 + 31 + 59 } });
  });

  it('from the first actual inside, on the first day of its period', () => {
    const example = { goal, entries: monthly([], [null, 67, 60]), today: '2025-03-20' };
    // 333 days lie between February 1 and the end of 2025: one a day, to today.
    expect(figuresOf(example)).toMatchObject({ baseline: 67, ytd: { target: 67 + 47 } });
  });

  it('its own baseline goes before earlier actuals', () => {
    const baseline = { value: 0, date: day('2025-01-01') };
    const entries = { '2024-11-01': [null, 5], ...monthly([], [50]) } as const;
    expect(figuresOf({ goal: { ...goal, span: TWO_YEARS, baseline }, entries, today: '2025-03-20' }).baseline).toBe(0);
  });

  it('holds the end target where the baseline lies on the window’s end or after it', () => {
    const on = (date: string) => ({
      goal: { ...goal, baseline: { value: 0, date: day(date) } },
      entries: monthly([], [5]),
    });
    expect(figuresOf({ ...on('2025-12-31'), today: '2025-03-20' }).ytd.target).toBe(400);
    expect(figuresOf({ ...on('2025-12-30'), today: '2025-03-20' }).ytd.target).toBe(0);
  });

  it('with the year ALL and without an end it holds the end target', () => {
    const span = { start: day('2025-01-01'), end: null };
    const example = { goal: { ...goal, span, allTarget: 500 }, entries: monthly([], [5]), today: '2025-03-20' };
    expect(figuresOf({ ...example, year: 'ALL' }).ptd.target).toBe(500);
  });

  it('a baseline without a date, of a goal without a start, stands on the first day of the window or of its entries', () => {
    const span = { start: null, end: day('2025-12-31') };
    const baseline = { value: 36, date: null };
    const example = {
      goal: { ...goal, span, baseline, allTarget: 400 },
      entries: monthly([], [50, 60]),
      today: '2025-03-20',
    };
    expect(figuresOf(example).ytd.target).toBe(36 + 58);
    expect(figuresOf({ ...example, year: 'ALL' }).ptd.target).toBe(36 + 58);
  });

  it('and of a goal without entries on today', () => {
    const span = { start: null, end: day('2025-12-31') };
    const baseline = { value: 36, date: null };
    const example = {
      goal: { ...goal, targetsByYear: new Map(), span, baseline, allTarget: 400 },
      today: '2024-12-31',
    };
    expect(figuresOf({ ...example, year: 2024 }).eoyTarget).toBe(36);
  });

  it('a baseline that is no number is none', () => {
    const baseline = { value: Number.NaN, date: null };
    expect(figuresOf({ goal: { ...goal, baseline }, entries: monthly([], [5]), today: '2025-03-20' }).baseline).toBe(5);
  });

  it('other functions have no baseline', () => {
    const baseline = { value: 36, date: null };
    expect(figuresOf({ goal: { baseline }, entries: monthly([], [5]), today: '2025-03-20' }).baseline).toBeNull();
  });
});

describe('where no entry target lies there, the others hold the end target flat', () => {
  it.each(['average', 'highest', 'lowest'] as const)('%s', (aggregation) => {
    const example = { goal: { aggregation, allTarget: 50 }, entries: monthly([], [5]), today: '2025-03-20' };
    expect(figuresOf(example).ytd.target).toBe(50);
  });
});

describe('a Current goal without an actual of the current year carries the last earlier one until it is stale', () => {
  const goal = { aggregation: 'current', span: TWO_YEARS, targetsByYear: new Map([[2025, 100]]) } as const;
  const entries = { '2024-11-01': [50, 40], '2024-12-01': [60, 54], ...monthly([null, 70]) } as const;

  it.each([
    ['2025-01-01', 54],
    ['2025-02-07', 54],
    ['2025-02-08', null],
  ])('on %s', (today, actual) => {
    expect(figuresOf({ goal, entries, today }).ytd.actual).toBe(actual);
  });

  it('as of its own period, against the target it had then', () => {
    expect(figuresOf({ goal, entries, today: '2025-01-20' })).toMatchObject({
      asOf: day('2024-12-01'),
      ytd: { actual: 54, target: 60, variance: -6 },
      attainment: 0.9,
      status: 'on_target',
      statusRule: 'attainmentToDate',
      statusText: 'as of Dec 2024',
      stale: false,
    });
  });

  it('of the year it is from, no older target counts', () => {
    const older = { '2023-12-01': [60, 20], '2024-12-01': [null, 54] } as const;
    const long = { ...goal, span: { start: day('2022-01-01'), end: day('2025-12-31') } };
    // The line from December's actual on December's last day: as of that day, the actual itself.
    expect(figuresOf({ goal: long, entries: older, today: '2025-01-20' }).ytd.target).toBe(54);
  });

  it.each([
    ['weekly', '2024-12-30', '2025-01-15', 'as of Week of Dec 30, 2024'],
    ['yearly', '2024-06-01', '2025-01-15', 'as of FY24'],
  ] as const)('says from when it is: %s', (trackingFrequency, date, today, statusText) => {
    const example = { goal: { ...goal, trackingFrequency }, entries: { [date]: [null, 5] }, today } as const;
    expect(figuresOf(example).statusText).toBe(statusText);
  });

  it('its own actual, however early, goes first', () => {
    const own = { ...entries, '2025-01-01': [null, 1] } as const;
    expect(figuresOf({ goal, entries: own, today: '2025-01-20' })).toMatchObject({
      ytd: { actual: 1 },
      statusText: '',
    });
  });

  it('other functions carry nothing', () => {
    const sum = { ...goal, aggregation: 'sum' } as const;
    expect(figuresOf({ goal: sum, entries, today: '2025-01-20' })).toMatchObject({
      ytd: { actual: null },
      statusText: 'No figures yet in FY25',
    });
  });

  it('nothing is carried into a year that is not the current one', () => {
    const open = { ...goal, span: { start: day('2024-01-01'), end: null } };
    expect(figuresOf({ goal: open, entries, today: '2024-12-31', year: 2025 }).ytd.actual).toBeNull();
    expect(figuresOf({ goal: open, entries: monthly([], [3], 2023), today: '2024-02-02', year: 2025 }).asOf).toBeNull();
  });

  it('with the year ALL it is carried into the ytd figures, and needs no carrying in the others', () => {
    expect(figuresOf({ goal, entries, today: '2025-01-20', year: 'ALL' })).toMatchObject({
      ytd: { actual: 54 },
      ptd: { actual: 54 },
      statusText: '',
    });
  });
});

describe('yearly tracking: an unfinished year’s Sum target is its elapsed share', () => {
  const goal = { trackingFrequency: 'yearly', span: TWO_YEARS } as const;
  const entries = { '2024-06-30': [731, 700], '2025-05-05': [365, 100] } as const;

  it.each([
    ['2025-01-01', 1],
    ['2025-06-30', 181],
    ['2025-12-30', 364],
    ['2025-12-31', 365],
    ['2026-05-01', 365],
  ])('on %s', (today, target) => {
    expect(figuresOf({ goal, entries, today }).ytd.target).toBe(target);
    expect(figuresOf({ goal, entries, today, year: 'ALL' }).ptd.target).toBe(731 + target);
  });

  it('its end target is whole', () => {
    expect(figuresOf({ goal, entries, today: '2025-06-30' }).eoyTarget).toBe(365);
  });

  it('its elapsed share is that of the days it runs', () => {
    const span = { start: day('2025-03-01'), end: day('2025-10-31') };
    const example = { goal: { ...goal, span }, entries: { '2025-05-05': [245, 1] } as const, today: '2025-03-10' };
    expect(figuresOf(example).ytd.target).toBe(10);
    expect(figuresOf({ ...example, today: '2025-02-28' }).ytd.target).toBe(0);
  });

  it('any day of the fiscal year is its date', () => {
    const plan = { fiscalStartMonth: 7 };
    const example = { goal, entries: { '2025-05-05': [365, 100] } as const, today: '2024-07-10', plan, year: 2024 };
    expect(figuresOf({ ...example, goal: { ...goal, span: { start: null, end: null } } }).ytd).toEqual({
      actual: 100,
      target: 10,
      variance: 90,
    });
  });

  it.each(['average', 'highest', 'lowest', 'current'] as const)('of %s it is whole', (aggregation) => {
    const example = { goal: { ...goal, aggregation, span: YEAR_2025 }, entries, today: '2025-06-30' };
    expect(figuresOf(example).ytd.target).toBe(365);
  });

  it('an unfinished month’s is whole', () => {
    expect(figuresOf({ entries: monthly([31], [1]), today: '2025-01-10' }).ytd.target).toBe(31);
  });

  it('an unfinished year without a target of its own leaves the years before whole', () => {
    const sparse = { '2024-06-30': [731, 700], '2025-05-05': [null, 100] } as const;
    expect(figuresOf({ goal, entries: sparse, today: '2025-06-30', year: 'ALL' }).ptd.target).toBe(731);
  });
});
