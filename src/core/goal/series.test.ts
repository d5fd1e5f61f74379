import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { day, EXAMPLE_PLAN, exampleSeries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import {
  cellAt,
  dayAt,
  EMPTY_SERIES,
  entriesOf,
  figuresOn,
  firstFigure,
  indexFrom,
  indexOn,
  lastFigure,
  seriesOf,
  valueAt,
} from './series.ts';

function written(...args: Parameters<typeof exampleSeries>): unknown[] {
  return entriesOf(exampleSeries(...args)).map(({ date, target, actual }) => [formatIsoDate(date), target, actual]);
}

describe('entries become a series', () => {
  it('ascending by period, none kept apart from 0', () => {
    expect(written({ '2025-03-01': [0, null], '2025-01-01': [10, 9], '2025-02-01': [null, 0] })).toEqual([
      ['2025-01-01', 10, 9],
      ['2025-02-01', null, 0],
      ['2025-03-01', 0, null],
    ]);
  });

  it('an empty or non-numeric figure is none', () => {
    expect(written({ '2025-01-01': ['', 'n/a'], '2025-02-01': [' 7 ', '8.5'] })).toEqual([
      ['2025-01-01', null, null],
      ['2025-02-01', 7, 8.5],
    ]);
  });

  it.each([
    ['weekly', '2025-01-01', '2024-12-30'],
    ['monthly', '2025-01-31', '2025-01-01'],
    ['yearly', '2025-12-31', '2025-01-01'],
  ] as const)('any day of a period is its date: %s, %s', (trackingFrequency, typed, date) => {
    expect(written({ [typed]: [1, 2] }, exampleGoal({ trackingFrequency }))).toEqual([[date, 1, 2]]);
  });

  it('a yearly entry stands on the first day of its fiscal year, a weekly one on the week start of the plan', () => {
    const plan = { ...EXAMPLE_PLAN, fiscalStartMonth: 7, weekStart: 0 };
    expect(written({ '2025-06-30': [1, 2] }, exampleGoal({ trackingFrequency: 'yearly' }), plan)).toEqual([
      ['2024-07-01', 1, 2],
    ]);
    expect(written({ '2025-01-01': [1, 2] }, exampleGoal({ trackingFrequency: 'weekly' }), plan)).toEqual([
      ['2024-12-29', 1, 2],
    ]);
  });

  it('of two entries of one period the later day says each figure it has', () => {
    expect(written({ '2025-01-20': [null, 8], '2025-01-05': [10, 7] })).toEqual([['2025-01-01', 10, 8]]);
    expect(written({ '2025-01-20': [11, null], '2025-01-05': [10, 7] })).toEqual([['2025-01-01', 11, 7]]);
  });

  it('of two entries of one day the later in the list does', () => {
    const date = day('2025-01-01');
    const series = seriesOf(
      [
        { date, target: 1, actual: 1 },
        { date, target: 2, actual: null },
      ],
      'monthly',
      EXAMPLE_PLAN,
    );
    expect(entriesOf(series)).toEqual([{ date, target: 2, actual: 1 }]);
  });

  it('is the same in whatever order its entries of different periods come', () => {
    const months = fc.uniqueArray(fc.record({ month: fc.nat(30), actual: fc.option(fc.integer()) }), {
      selector: ({ month }) => month,
    });
    fc.assert(
      fc.property(months, fc.func(fc.nat()), (list, rank) => {
        const raw = list.map(({ month, actual }) => ({ date: day('2025-01-01'), target: null, actual, month }));
        const dated = raw.map((entry) => ({ ...entry, date: dayAt(LATER_MONTHS, entry.month) }));
        const shuffled = dated.toSorted((one, other) => rank(one.month) - rank(other.month));
        expect(seriesOf(shuffled, 'monthly', EXAMPLE_PLAN)).toEqual(seriesOf(dated, 'monthly', EXAMPLE_PLAN));
      }),
    );
  });
});

const LATER_MONTHS = exampleSeries(
  Object.fromEntries(
    Array.from({ length: 31 }, (_, month) => [
      `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
      [null, 1],
    ]),
  ),
);

describe('a series is looked up', () => {
  const series = exampleSeries({ '2025-01-01': [null, 1], '2025-03-01': [5, null], '2025-04-01': [6, 2] });

  it.each([
    ['2024-12-31', 0],
    ['2025-01-01', 0],
    ['2025-01-02', 1],
    ['2025-03-01', 1],
    ['2025-04-01', 2],
    ['2025-04-02', 3],
  ])('the first period from %s is at %i', (from, index) => {
    expect(indexFrom(series, day(from))).toBe(index);
  });

  it.each([
    ['2025-01-01', 0],
    ['2025-02-01', -1],
    ['2025-04-01', 2],
    ['2025-05-01', -1],
  ])('the period that begins on %s is at %i', (date, index) => {
    expect(indexOn(day(date), series)).toBe(index);
  });

  it.each([
    ['2025-01-01', null, 1],
    ['2025-02-01', null, null],
    ['2025-04-01', 6, 2],
  ])('the period that begins on %s has the target %s and the actual %s', (date, target, actual) => {
    expect(figuresOn(day(date), series)).toEqual({ target, actual });
  });

  it('first and last figure of a stretch, -1 where it has none', () => {
    expect([firstFigure(series.targets, 0, 3), lastFigure(series.targets, 0, 3)]).toEqual([1, 2]);
    expect([firstFigure(series.targets, 0, 1), lastFigure(series.targets, 0, 1)]).toEqual([-1, -1]);
    expect([firstFigure(series.actuals, 1, 3), lastFigure(series.actuals, 0, 2)]).toEqual([2, 0]);
    expect(lastFigure(series.actuals, 1, 2)).toBe(-1);
  });

  it('a stretch of it as entries', () => {
    expect(entriesOf(series, 1, 2)).toEqual([{ date: day('2025-03-01'), target: 5, actual: null }]);
    expect(entriesOf(EMPTY_SERIES)).toEqual([]);
  });

  it('outside there is no figure, and no day', () => {
    expect([cellAt(series.actuals, -1), cellAt(series.actuals, 3), valueAt(series.actuals, 3)]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
    expect(() => dayAt(series, 3)).toThrow(new RangeError('A series of 3 periods has none at 3.'));
  });

  it('an infinite figure is none', () => {
    expect(valueAt(Float64Array.of(Number.POSITIVE_INFINITY), 0)).toBeNaN();
    expect(valueAt(Float64Array.of(1e308), 0)).toBe(1e308);
  });
});
