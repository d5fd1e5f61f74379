import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatIsoDate } from '#core/calendar/date.ts';
import type { Aggregation, Goal } from '#core/goal/goal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN, exampleSeries, type WrittenEntries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { type ChartSource, progressionOf } from './progression.ts';
import { CHART_CHOICES, type ChartChoice } from './toggles.ts';

type Asked = Partial<Omit<ChartSource, 'goal' | 'today'>> & {
  readonly goal?: Partial<Goal>;
  readonly entries?: WrittenEntries;
  readonly today?: string;
};

/** A monthly sum over the calendar year 2025, asked in mid-April, unless said otherwise. */
function chart(choice: ChartChoice, { goal, entries = {}, today = '2025-04-15', ...rest }: Asked = {}) {
  const whole = exampleGoal({ span: span('2025-01-01..2025-12-31'), ...goal });
  const plan = rest.plan ?? EXAMPLE_PLAN;
  return progressionOf(
    {
      goal: whole,
      series: exampleSeries(entries, whole, plan),
      plan,
      today: exampleDay(today),
      year: 2025,
      endTarget: null,
      allTarget: null,
      ...rest,
    },
    choice,
  );
}

function span(written: string) {
  const [start, end] = written.split('..').map((side) => (side === '' ? null : exampleDay(side)));
  return { start: start ?? null, end: end ?? null };
}

function column(choice: ChartChoice, asked: Asked, name: 'actual' | 'target' | 'isPartial' | 'estimate') {
  return chart(choice, asked).points.map((point) => point[name]);
}

function starts(choice: ChartChoice, asked: Asked) {
  return chart(choice, asked).points.map(({ start }) => formatIsoDate(start).slice(2));
}

const NONE = null;

describe('periods of a roll-up parent that some goal below is still to report', () => {
  const asked: Asked = {
    entries: { '2025-01-01': [10, 8], '2025-02-01': [10, 9], '2025-03-01': [10, 7], '2025-04-01': [10, null] },
    partialEntries: [
      { date: exampleDay('2025-04-01'), target: 10, actual: 3 },
      { date: exampleDay('2025-05-01'), target: 10, actual: 4 },
    ],
  };

  it('are drawn as partial with what is reported, and never those after today', () => {
    expect(column('periods', asked, 'actual').slice(2, 6)).toEqual([7, 3, NONE, NONE]);
    expect(column('periods', asked, 'isPartial').slice(2, 6)).toEqual([false, true, false, false]);
  });

  it('are in no quarter and in no running value', () => {
    expect(column('quarterly', asked, 'actual')).toEqual([24, NONE, NONE, NONE]);
    expect(column('toDateMonthly', asked, 'actual').slice(2, 5)).toEqual([24, NONE, NONE]);
  });

  it('do not bend the projection, which goes on from the last whole one', () => {
    const without = column('periods', { ...asked, partialEntries: [] }, 'estimate');
    expect(column('periods', asked, 'estimate')).toEqual(without);
    expect(without.filter((estimate) => estimate !== null).length).toBeGreaterThan(0);
  });
});

describe('single periods', () => {
  const entries: WrittenEntries = {
    '2025-01-01': [10, 8],
    '2025-02-01': [10, null],
    '2025-03-01': [20, 12],
    '2025-05-01': [30, 99],
  };

  it('are all of the window, with what was entered; none is null, and what lies after today has no actual', () => {
    expect(starts('periods', { entries })).toEqual([
      '25-01-01',
      '25-02-01',
      '25-03-01',
      '25-04-01',
      '25-05-01',
      '25-06-01',
      '25-07-01',
      '25-08-01',
      '25-09-01',
      '25-10-01',
      '25-11-01',
      '25-12-01',
    ]);
    expect(column('periods', { entries }, 'actual').slice(0, 6)).toEqual([8, NONE, 12, NONE, NONE, NONE]);
    expect(column('periods', { entries }, 'target').slice(0, 6)).toEqual([10, 10, 20, NONE, 30, NONE]);
    expect(column('periods', { entries, today: '2025-05-01' }, 'actual')[4]).toBe(99);
  });

  it('end on the last day of the period', () => {
    expect(formatIsoDate(chart('periods').points[1]?.end ?? exampleDay('0001-01-01'))).toBe('2025-02-28');
  });

  it('leave out what lies outside the window, and keep a period that overlaps it', () => {
    const asked: Asked = {
      goal: { span: span('2025-02-15..2025-04-10') },
      entries: { '2025-01-01': [1, 1], '2025-02-01': [2, 2], '2025-04-01': [4, 4], '2025-05-01': [5, 5] },
      today: '2025-12-31',
    };
    expect(starts('periods', asked)).toEqual(['25-02-01', '25-03-01', '25-04-01']);
    expect(column('periods', asked, 'actual')).toEqual([2, NONE, 4]);
  });

  it('are those of the chosen year, or of the whole life when it is ALL', () => {
    const goal = { span: span('2024-11-01..2026-02-28') };
    expect(starts('periods', { goal })).toHaveLength(12);
    expect(starts('periods', { goal, year: 2024 })).toEqual(['24-11-01', '24-12-01']);
    expect(starts('periods', { goal, year: 'ALL' })).toHaveLength(16);
  });

  it('are none where the goal does not run', () => {
    expect(chart('periods', { year: 2030 }).points).toEqual([]);
    expect(chart('periods', { goal: { span: span('2025-12-31..2025-01-01') } }).points).toEqual([]);
    expect(chart('periods', { year: 2030, goal: { span: span('2025-12-31..2025-01-01') } })).toEqual({
      period: 'monthly',
      points: [],
      hasImpliedTargets: false,
    });
  });

  it('of an open window go as far as its entries', () => {
    const open: Asked = {
      today: '2025-01-15',
      goal: { span: span('..') },
      year: 'ALL',
      entries: { '2025-02-01': [null, 1], '2025-04-01': [null, 2] },
    };
    expect(starts('periods', open)).toEqual(['25-02-01', '25-03-01', '25-04-01']);
    expect(starts('periods', { ...open, goal: { span: span('2025-01-01..') } })).toHaveLength(4);
    expect(starts('periods', { ...open, goal: { span: span('..2025-05-31') } })).toHaveLength(4);
    expect(starts('periods', { ...open, entries: {} })).toEqual([]);
    expect(starts('periods', { ...open, entries: {}, goal: { span: span('..2025-05-31') } })).toEqual([]);
    expect(starts('periods', { ...open, entries: {}, goal: { span: span('2025-01-01..') } })).toEqual([]);
  });

  it('reach fifty years beyond today and the entries at most', () => {
    const forGood: Asked = { goal: { span: span('0001-01-01..9999-12-31') }, year: 'ALL' };
    const points = chart('annual', forGood).points;
    expect([points[0]?.start, points.at(-1)?.start].map((day) => day && formatIsoDate(day))).toEqual([
      '1975-01-01',
      '2075-01-01',
    ]);
    const long = {
      '1990-05-01': [null, 1],
      '2008-05-01': [null, 1],
      '2026-05-01': [null, 1],
      '2044-05-01': [null, 2],
    } as const;
    for (const entries of [
      long,
      { ...long, '1900-05-01': [null, 3] } as const,
      { ...long, '2999-05-01': [null, 3] } as const,
    ]) {
      const far = chart('annual', { ...forGood, entries }).points;
      expect([far[0]?.start, far.at(-1)?.start].map((day) => day && formatIsoDate(day))).toEqual([
        '1940-01-01',
        '2094-01-01',
      ]);
    }
  });
});

describe('weeks', () => {
  const weekly: Partial<Goal> = { trackingFrequency: 'weekly', span: span('2024-07-01..2025-12-31') };
  const entries: WrittenEntries = {
    '2024-12-23': [null, 1],
    '2024-12-30': [null, 2],
    '2025-01-06': [null, 4],
    '2025-01-27': [null, 8],
    '2025-02-03': [null, 16],
  };

  it('that begin before the year belong to the year before', () => {
    expect(starts('periods', { goal: weekly, entries })[0]).toBe('25-01-06');
    expect(column('periods', { goal: weekly, entries }, 'actual').slice(0, 5)).toEqual([4, NONE, NONE, 8, 16]);
    expect(starts('periods', { goal: weekly, entries, year: 2024 }).at(-1)).toBe('24-12-30');
    expect(column('periods', { goal: weekly, entries, year: 2024 }, 'actual').at(-1)).toBe(2);
  });

  it('that begin before the start of the goal belong to the year, quarter and month that hold the start', () => {
    const asked: Asked = { goal: { ...weekly, span: span('2025-01-01..2025-12-31') }, entries };
    expect(starts('periods', asked)[0]).toBe('24-12-30');
    expect(column('periods', asked, 'actual').slice(0, 2)).toEqual([2, 4]);
    expect(column('quarterly', asked, 'actual')[0]).toBe(30);
    expect(column('annual', asked, 'actual')).toEqual([30]);
    expect(column('toDateMonthly', asked, 'actual').slice(0, 3)).toEqual([14, 30, NONE]);
  });

  it('belong to the month that holds their first day', () => {
    expect(column('toDateMonthly', { goal: weekly, entries }, 'actual').slice(0, 2)).toEqual([12, 28]);
  });
});

describe('quarters and years', () => {
  const entries: WrittenEntries = {
    '2025-01-01': [1, 5],
    '2025-02-01': [2, 3],
    '2025-03-01': [3, 4],
    '2025-07-01': [4, 2],
    '2025-08-01': [5, 6],
  };

  it.each<[Aggregation, (number | null)[], (number | null)[]]>([
    ['sum', [12, NONE, 8, NONE], [6, NONE, 9, NONE]],
    ['average', [4, NONE, 4, NONE], [2, NONE, 4.5, NONE]],
    ['highest', [5, NONE, 6, NONE], [3, NONE, 5, NONE]],
    ['lowest', [3, NONE, 2, NONE], [1, NONE, 4, NONE]],
    ['current', [4, NONE, 6, NONE], [3, NONE, 5, NONE]],
  ])('are aggregated by the function %s; without an actual null, not 0', (aggregation, actuals, targets) => {
    const asked: Asked = { goal: { aggregation }, entries, today: '2025-12-31' };
    expect(chart('quarterly', asked).period).toBe('quarterly');
    expect(column('quarterly', asked, 'actual')).toEqual(actuals);
    expect(column('quarterly', asked, 'target')).toEqual(targets);
  });

  it('follow the fiscal year of the plan', () => {
    const plan = { ...EXAMPLE_PLAN, fiscalStartMonth: 2 };
    const asked: Asked = { plan, entries, goal: { span: span('2025-01-01..2026-01-31') }, today: '2026-03-01' };
    expect(starts('quarterly', asked)).toEqual(['25-02-01', '25-05-01', '25-08-01', '25-11-01']);
    expect(column('quarterly', asked, 'actual')).toEqual([7, 2, 6, NONE]);
    expect(starts('annual', asked)).toEqual(['24-02-01', '25-02-01']);
    expect(column('annual', asked, 'actual')).toEqual([5, 15]);
  });

  it('of years show the whole life, whatever the year', () => {
    const asked: Asked = {
      goal: { span: span('2023-05-01..2026-06-30') },
      entries: { '2023-05-01': [null, 1], '2025-05-01': [null, 2] },
      today: '2025-12-31',
    };
    expect(chart('annual', asked).period).toBe('yearly');
    expect(column('annual', asked, 'actual')).toEqual([1, NONE, 2, NONE]);
    expect(column('annual', { ...asked, year: 'ALL' }, 'actual')).toEqual([1, NONE, 2, NONE]);
  });
});

describe('running values', () => {
  const entries: WrittenEntries = {
    '2025-01-01': [10, 8],
    '2025-02-01': [10, null],
    '2025-03-01': [10, 4],
    '2025-04-01': [10, null],
  };

  it.each<[Aggregation, (number | null)[], (number | null)[]]>([
    ['sum', [8, 8, 12, NONE], [10, 20, 30, 40]],
    ['average', [8, 8, 6, NONE], [10, 10, 10, 10]],
    ['highest', [8, 8, 8, NONE], [10, 10, 10, 10]],
    ['lowest', [8, 8, 4, NONE], [10, 10, 10, 10]],
    ['current', [8, 8, 4, NONE], [10, 10, 10, 10]],
  ])(
    'of function %s by month are all figures so far, and null after the last actual',
    (aggregation, actuals, targets) => {
      const asked: Asked = { goal: { aggregation }, entries };
      expect(chart('toDateMonthly', asked).period).toBe('monthly');
      expect(column('toDateMonthly', asked, 'actual').slice(0, 4)).toEqual(actuals);
      expect(column('toDateMonthly', asked, 'target').slice(0, 4)).toEqual(targets);
    },
  );

  it('by quarter stand at its end', () => {
    const asked: Asked = { entries: { ...entries, '2025-05-01': [10, 1] }, today: '2025-05-31' };
    expect(chart('toDateQuarterly', asked).period).toBe('quarterly');
    expect(column('toDateQuarterly', asked, 'actual')).toEqual([12, 13, NONE, NONE]);
    expect(column('toDateQuarterly', asked, 'target')).toEqual([30, 50, 50, 50]);
  });

  it('begin with the year, or with the goal when it is ALL', () => {
    const asked: Asked = {
      goal: { span: span('2024-12-01..2025-12-31') },
      entries: { '2024-12-01': [null, 100], '2025-01-01': [null, 1] },
    };
    expect(column('toDateMonthly', asked, 'actual')[0]).toBe(1);
    expect(column('toDateMonthly', { ...asked, year: 'ALL' }, 'actual').slice(0, 2)).toEqual([100, 101]);
  });

  it('have no actual before the first one', () => {
    expect(column('toDateMonthly', { entries: { '2025-02-01': [null, 3] } }, 'actual').slice(0, 3)).toEqual([
      NONE,
      3,
      NONE,
    ]);
  });
});

describe('a yearly goal', () => {
  const yearly: Partial<Goal> = { trackingFrequency: 'yearly', span: span('2023-01-01..2026-12-31') };
  const entries: WrittenEntries = { '2023-06-30': [10, 9], '2024-06-30': [10, 11], '2025-06-30': [10, 3] };

  it('is drawn by fiscal year', () => {
    expect(chart('periods', { goal: yearly, year: 'ALL' }).period).toBe('yearly');
    expect(column('annual', { goal: yearly, entries }, 'actual')).toEqual([9, 11, 3, NONE]);
    expect(column('annual', { goal: yearly, entries }, 'target')).toEqual([10, 10, 10, NONE]);
  });

  it('is partial in a year that is not over', () => {
    const asked = (today: string): Asked => ({ goal: yearly, entries, today });
    expect(column('annual', asked('2025-12-30'), 'isPartial')).toEqual([false, false, true, false]);
    expect(column('annual', asked('2025-12-31'), 'isPartial')).toEqual([false, false, false, false]);
  });
});

describe('targets where no entry has one', () => {
  const entries: WrittenEntries = { '2025-01-01': [null, 10], '2025-02-01': [null, 20] };

  it('of a sum are the share of its days: single, or all so far', () => {
    const asked: Asked = { entries, endTarget: 365 };
    expect(chart('periods', asked).hasImpliedTargets).toBe(true);
    expect(column('periods', asked, 'target')).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(column('quarterly', asked, 'target')).toEqual([90, 91, 92, 92]);
    expect(column('toDateQuarterly', asked, 'target')).toEqual([90, 181, 273, 365]);
  });

  it('of a sum begin with its window', () => {
    const asked: Asked = { goal: { span: span('2025-01-16..2025-02-15') }, endTarget: 31 };
    expect(column('periods', asked, 'target')).toEqual([16, 15]);
    expect(column('toDateMonthly', asked, 'target')).toEqual([16, 31]);
  });

  it('of a sum without an end are none', () => {
    const asked: Asked = { goal: { span: span('2025-01-01..') }, year: 'ALL', entries, endTarget: 365 };
    expect(column('periods', asked, 'target')).toEqual(Array(12).fill(NONE));
    expect(column('toDateMonthly', asked, 'target')).toEqual(Array(12).fill(NONE));
  });

  it('of a current value lie on the straight line from its baseline', () => {
    const asked: Asked = {
      goal: { aggregation: 'current', baseline: { value: 0, date: exampleDay('2024-12-31') } },
      entries,
      endTarget: 365,
    };
    expect(column('quarterly', asked, 'target')).toEqual([90, 181, 273, 365]);
    expect(column('toDateQuarterly', asked, 'target')).toEqual([90, 181, 273, 365]);
  });

  it.each(['average', 'highest', 'lowest'] as const)(
    'of function %s are the end target as it stands',
    (aggregation) => {
      expect(column('quarterly', { goal: { aggregation }, entries, endTarget: 7 }, 'target')).toEqual([7, 7, 7, 7]);
    },
  );

  it('by year are the targets by year, else the share of the whole life’s', () => {
    const goal = { span: span('2024-01-01..2025-12-31') };
    const byYear: Asked = { goal: { ...goal, targetsByYear: new Map([[2025, 5]]) }, allTarget: 731, endTarget: 9 };
    expect(column('annual', byYear, 'target')).toEqual([NONE, 5]);
    expect(chart('annual', byYear).hasImpliedTargets).toBe(false);
    const whole: Asked = { goal, allTarget: 731, endTarget: 9 };
    expect(column('annual', whole, 'target')).toEqual([366, 365]);
    expect(chart('annual', whole).hasImpliedTargets).toBe(true);
    expect(column('annual', { ...whole, allTarget: null }, 'target')).toEqual([NONE, NONE]);
  });

  it('are not taken from the targets by year within a year', () => {
    const asked: Asked = { goal: { targetsByYear: new Map([[2025, 5]]) }, endTarget: 365 };
    expect(column('quarterly', asked, 'target')).toEqual([90, 91, 92, 92]);
  });

  it('are none without an end target', () => {
    expect(column('quarterly', { entries }, 'target')).toEqual([NONE, NONE, NONE, NONE]);
    expect(chart('quarterly', { entries }).hasImpliedTargets).toBe(false);
  });

  it('are not implied where some entry of the window has one', () => {
    const some: Asked = { entries: { '2025-04-01': [90, null] }, endTarget: 365 };
    expect(column('quarterly', some, 'target')).toEqual([NONE, 90, NONE, NONE]);
    expect(chart('quarterly', some).hasImpliedTargets).toBe(false);
    // Running, the entries count from the first one on, as in the target to date.
    expect(column('toDateQuarterly', some, 'target')).toEqual([90, 90, 90, 90]);
    expect(column('toDateMonthly', some, 'target').slice(0, 4)).toEqual([31, 59, 90, 90]);
    expect(chart('toDateMonthly', some).hasImpliedTargets).toBe(false);
    const outside: Asked = {
      goal: { span: span('2024-01-01..2025-12-31') },
      entries: { '2024-04-01': [90, null] },
      endTarget: 365,
    };
    expect(column('quarterly', outside, 'target')).toEqual([90, 91, 92, 92]);
  });
});

describe('a point that is not whole', () => {
  const entries: WrittenEntries = { '2025-01-01': [1, 30], '2025-02-01': [1, 30], '2025-03-01': [1, 30] };

  it('is the quarter or year in which later periods are not reported', () => {
    const asked: Asked = { entries: { ...entries, '2025-04-01': [1, 10] } };
    expect(column('quarterly', asked, 'isPartial')).toEqual([false, true, false, false]);
    expect(column('annual', asked, 'isPartial')).toEqual([true]);
    expect(column('periods', asked, 'isPartial')).not.toContain(true);
    expect(column('toDateMonthly', asked, 'isPartial')).not.toContain(true);
    expect(column('toDateQuarterly', asked, 'isPartial')).toEqual([false, true, false, false]);
  });

  it('is whole once its last period is reported', () => {
    expect(column('quarterly', { entries }, 'isPartial')).toEqual([false, false, false, false]);
  });

  it('is whole where the window ends with what is reported', () => {
    const asked: Asked = {
      goal: { span: span('2025-01-01..2025-05-31') },
      entries: { ...entries, '2025-05-01': [1, 1] },
    };
    expect(column('quarterly', { ...asked, today: '2025-06-30' }, 'isPartial')).toEqual([false, false]);
    const longer = { ...asked, goal: { span: span('2025-01-01..2025-06-01') }, today: '2025-06-30' };
    expect(column('quarterly', longer, 'isPartial')).toEqual([false, true]);
    const open: Asked = { ...asked, goal: { span: span('2025-01-01..') }, today: '2025-06-30', year: 'ALL' };
    expect(column('quarterly', open, 'isPartial')).toEqual([false, true, false, false]);
  });

  it('is partial from the first period on', () => {
    expect(column('quarterly', { entries: { '2025-01-01': [1, 1] } }, 'isPartial')).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('asks the window alone: what was reported after the year does not make it whole', () => {
    const asked: Asked = {
      goal: { span: span('2024-01-01..2025-12-31') },
      entries: { '2024-11-01': [1, 1], '2025-01-01': [1, 1] },
      year: 2024,
    };
    expect(column('quarterly', asked, 'isPartial')).toEqual([false, false, false, true]);
  });

  it('does not exist without an actual', () => {
    expect(column('quarterly', {}, 'isPartial')).toEqual([false, false, false, false]);
  });
});

describe('estimates', () => {
  const entries: WrittenEntries = { '2025-01-01': [1, 10], '2025-02-01': [1, 20], '2025-03-01': [1, 30] };

  it('go on from the last actual to the end of the window', () => {
    expect(column('periods', { entries }, 'estimate')).toEqual([
      NONE,
      NONE,
      NONE,
      40,
      50,
      60,
      70,
      80,
      90,
      100,
      110,
      120,
    ]);
  });

  it('are those of the goal whatever the year shown', () => {
    const asked: Asked = { goal: { span: span('2025-01-01..2026-02-28') }, entries, year: 2026 };
    expect(column('periods', asked, 'estimate')).toEqual([130, 140]);
    expect(column('toDateMonthly', asked, 'estimate')).toEqual([130, 270]);
    expect(column('periods', { ...asked, year: 2025 }, 'estimate').slice(3, 5)).toEqual([40, 50]);
  });

  it.each<[Aggregation, (number | null)[], (number | null)[]]>([
    ['sum', [NONE, 150, 240, 330], [NONE, 210, 450, 780]],
    ['average', [NONE, 50, 80, 110], [NONE, 35, 50, 65]],
    ['current', [NONE, 60, 90, 120], [NONE, 60, 90, 120]],
    ['highest', [NONE, 60, 90, 120], [NONE, 60, 90, 120]],
    ['lowest', [NONE, 40, 70, 100], [NONE, 10, 10, 10]],
  ])('of function %s are the same by quarter %j, and to date %j', (aggregation, quarters, toDate) => {
    const asked: Asked = { goal: { aggregation }, entries };
    expect(column('quarterly', asked, 'estimate')).toEqual(quarters);
    expect(column('toDateQuarterly', asked, 'estimate')).toEqual(toDate);
  });

  it('of a quarter or year that is reported in part take on what is reached', () => {
    const asked: Asked = { entries: { ...entries, '2025-04-01': [1, 40] } };
    expect(column('quarterly', asked, 'actual')).toEqual([60, 40, NONE, NONE]);
    expect(column('quarterly', asked, 'estimate')).toEqual([NONE, 40 + 50 + 60, 240, 330]);
    expect(column('annual', asked, 'actual')).toEqual([100]);
    expect(column('annual', asked, 'estimate')).toEqual([780]);
    expect(column('toDateMonthly', asked, 'estimate').slice(3, 6)).toEqual([NONE, 150, 210]);
  });

  it('of a running sum never fall below what is reached, though its periods fall', () => {
    const falling: Asked = { entries: { '2025-01-01': [1, 120], '2025-02-01': [1, 60], '2025-03-01': [1, 20] } };
    expect(column('toDateMonthly', falling, 'actual')[2]).toBe(200);
    expect(column('toDateMonthly', falling, 'estimate').slice(3)).toEqual(Array(9).fill(200));
    expect(column('annual', falling, 'estimate')).toEqual([200]);
  });

  it('of a weekly goal are 4 at most; a month that they do not fill has none', () => {
    const weekly: Asked = {
      goal: { trackingFrequency: 'weekly' },
      entries: { '2025-01-06': [1, 1], '2025-01-13': [1, 3], '2025-01-20': [1, 5] },
      today: '2025-01-31',
    };
    expect(column('periods', weekly, 'estimate').slice(3, 10)).toEqual([NONE, 7, 9, 11, 13, NONE, NONE]);
    expect(column('toDateMonthly', weekly, 'estimate').slice(0, 3)).toEqual([16, NONE, NONE]);
    expect(column('quarterly', weekly, 'estimate')).toEqual([NONE, NONE, NONE, NONE]);
  });

  it('of an open window end with the current year', () => {
    const open: Asked = { goal: { span: span('2025-01-01..') }, entries, year: 'ALL' };
    expect(starts('periods', open).at(-1)).toBe('25-12-01');
    expect(column('annual', open, 'estimate')).toEqual([780]);
  });

  it('of a yearly goal are of the years after the last one that has an actual', () => {
    const yearly: Asked = {
      goal: { trackingFrequency: 'yearly', span: span('2023-01-01..2026-12-31') },
      entries: { '2023-01-01': [1, 10], '2024-01-01': [1, 20], '2025-01-01': [1, 30] },
    };
    expect(column('annual', yearly, 'estimate')).toEqual([NONE, NONE, NONE, 40]);
  });
});

describe('every chart', () => {
  const figures = fc.option(fc.integer({ min: -50, max: 50 }));
  const entries = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 900 }), figures, figures), { maxLength: 30 })
    .map(
      (written): WrittenEntries =>
        Object.fromEntries(
          written.map(([after, target, actual]) => [
            formatIsoDate(addDays(exampleDay('2024-01-01'), after)),
            [target, actual],
          ]),
        ),
    );
  const asked = fc.record({
    entries,
    goal: fc.record({
      aggregation: fc.constantFrom<Aggregation>('sum', 'average', 'highest', 'lowest', 'current'),
      trackingFrequency: fc.constantFrom('weekly' as const, 'monthly' as const, 'yearly' as const),
      span: fc.constantFrom(span('2024-02-15..2026-03-10'), span('..'), span('2024-06-01..'), span('..2025-08-20')),
    }),
    year: fc.constantFrom(2024, 2025, 'ALL' as const),
    today: fc.constantFrom('2024-12-31', '2025-06-18', '2027-01-01'),
    endTarget: fc.option(fc.constant(120)),
  });

  it('has points in order without a gap, and sums that come to the same whatever the toggle', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(...CHART_CHOICES), (asked, choice) => {
        const { points } = chart(choice, asked);
        points.slice(1).forEach(({ start }, index) => {
          expect(start - (points[index]?.end ?? start)).toBe(1);
        });
      }),
    );
    fc.assert(
      fc.property(asked, (asked) => {
        const sum = { ...asked, goal: { ...asked.goal, aggregation: 'sum' as const } };
        const total = (choice: ChartChoice) =>
          column(choice, sum, 'actual').reduce<number>((all, actual) => all + Number(actual ?? 0), 0);
        expect(total('quarterly')).toBe(total('periods'));
        const running = column('toDateMonthly', sum, 'actual').findLast((actual) => actual !== null);
        if (asked.goal.trackingFrequency !== 'yearly') expect(running ?? 0).toBe(total('periods'));
      }),
    );
  });

  it('has the same estimates whatever the toggle: its function over actuals and estimates of single periods', () => {
    const functions: Record<Aggregation, (values: readonly number[]) => number> = {
      sum: (values) => values.reduce((one, other) => one + other, 0),
      average: (values) => values.reduce((one, other) => one + other, 0) / values.length,
      highest: (values) => Math.max(...values),
      lowest: (values) => Math.min(...values),
      current: (values) => values.at(-1) ?? Number.NaN,
    };
    fc.assert(
      fc.property(asked, fc.constantFrom(...CHART_CHOICES), (asked, choice) => {
        const whole = { ...asked, year: choice === 'annual' ? ('ALL' as const) : asked.year };
        const { trackingFrequency, aggregation } = asked.goal;
        const singles = chart(trackingFrequency === 'yearly' ? 'annual' : 'periods', whole).points;
        singles.forEach(({ actual, estimate }) => {
          expect(actual !== null && estimate !== null).toBe(false);
        });
        const isRunning = choice.startsWith('toDate');
        for (const { start, end, estimate } of chart(choice, whole).points) {
          if (estimate === null) continue;
          const covered = singles.filter((single) => single.start <= end && (isRunning || single.end >= start));
          // A week belongs to the quarter, month and year of its first day.
          if (trackingFrequency === 'weekly' || trackingFrequency === 'yearly') continue;
          const values = covered.flatMap((single) => single.actual ?? single.estimate ?? []);
          expect(estimate).toBeCloseTo(functions[aggregation](values), 6);
        }
      }),
    );
  });

  it('never runs below what is reached where nothing was negative', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('toDateMonthly' as const, 'toDateQuarterly' as const), (asked, choice) => {
        const positive = Object.fromEntries(
          Object.entries(asked.entries).map(
            ([date, [target, actual]]) =>
              [
                date,
                [target === null ? null : Math.abs(Number(target)), actual === null ? null : Math.abs(Number(actual))],
              ] as const,
          ),
        );
        const { points } = chart(choice, { ...asked, entries: positive, goal: { ...asked.goal, aggregation: 'sum' } });
        let before = 0;
        for (const { actual, estimate } of points) {
          const value = estimate ?? actual ?? before;
          expect(value).toBeGreaterThanOrEqual(before - 1e-9);
          before = value;
        }
      }),
    );
  });
});
