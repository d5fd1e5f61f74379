import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { Entry } from '#core/goal/series.ts';
import { day, type Example, exampleQuestion, monthly, type WrittenEntries } from '#testing/core/exampleFigures.ts';
import { ownEntriesOf, runningDataOf } from './running.ts';
import { summarizeGoal } from './summary.ts';

const AGGREGATIONS: readonly Aggregation[] = ['sum', 'average', 'highest', 'lowest', 'current'];
const TWO_YEARS = { start: day('2024-01-01'), end: day('2025-12-31') };

function performanceOf(example: Example): Record<'entries' | 'ytd' | 'ptd', unknown[]> {
  const question = exampleQuestion(example);
  const { ytdRunning, ptdRunning } = runningDataOf(...question);
  return { entries: ownEntriesOf(...question).map(row), ytd: ytdRunning.map(row), ptd: ptdRunning.map(row) };
}

function row({ date, target, actual }: Entry): unknown[] {
  return [formatIsoDate(date), target, actual];
}

describe('all_perf_data are the entries of the own window, as entered', () => {
  it('and those outside are kept, but not shown', () => {
    const span = { start: day('2025-02-01'), end: day('2025-03-31') };
    const entries = monthly([1, 2, 3, 4], [5, null, '7', 8]);
    expect(performanceOf({ goal: { span }, entries, today: '2025-12-31' }).entries).toEqual([
      ['2025-02-01', 2, null],
      ['2025-03-01', 3, 7],
    ]);
  });

  it('of a goal that ends before it starts there are none', () => {
    const span = { start: day('2025-02-02'), end: day('2025-02-01') };
    const { entries, ytd, ptd } = performanceOf({ goal: { span }, entries: monthly([1, 2]), today: '2025-12-31' });
    expect([entries, ytd, ptd]).toEqual([[], [], []]);
  });
});

describe('an entry that a typing error put decades away', () => {
  const entries = { '2025-01-06': [null, 2], '2025-01-13': [null, 3] } as const;
  const goal = { trackingFrequency: 'weekly', aggregation: 'sum', span: { start: null, end: null } } as const;

  it.each(['0001-01-01', '1975-01-06'])('of %s counts, and draws no weeks between', (stray) => {
    const example = { goal, entries: { [stray]: [null, 6], ...entries }, today: '2025-01-25' };
    const { ptd, entries: stored } = performanceOf(example);
    expect(ptd).toEqual([
      ['2025-01-06', null, 8],
      ['2025-01-13', null, 11],
      ['2025-01-20', null, null],
    ]);
    expect(stored).toHaveLength(3);
  });

  it.each(['0001-01-01', '9999-12-31'])(
    'leaves a few thousand weeks at most, also of a goal with dates and entries that are %s',
    (far) => {
      const span = { start: day('0001-01-01'), end: day('9999-12-31') };
      for (const dates of [span, { ...span, start: null }, { start: null, end: null }]) {
        const { ptd } = performanceOf({
          goal: { ...goal, span: dates },
          entries: { [far]: [null, 6] },
          today: '2025-01-25',
        });
        expect(ptd.length).toBeLessThan(8_000);
      }
    },
  );
});

describe('ytd_perf_data are running values from the start of the fiscal year, one for each period', () => {
  const span = { start: day('2024-11-01'), end: day('2025-04-30') };
  const entries = { '2024-12-01': [100, 100], ...monthly([10, null, 20, 30], [8, null, 9]) } as const;

  it.each([
    ['sum', [10, 10, 30, 60], [8, 8, 17, null]],
    ['average', [10, 10, 15, 20], [8, 8, 8.5, null]],
    ['highest', [10, 10, 20, 30], [8, 8, 9, null]],
    ['lowest', [10, 10, 10, 10], [8, 8, 8, null]],
    ['current', [10, 10, 20, 30], [8, 8, 9, null]],
  ] as const)('%s', (aggregation, targets, actuals) => {
    const dates = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'];
    const { ytd } = performanceOf({ goal: { aggregation, span }, entries, today: '2025-04-15' });
    expect(ytd).toEqual(dates.map((date, index) => [date, targets[index], actuals[index]]));
  });

  it('with the year ALL of the current year', () => {
    const example = { goal: { span }, entries, today: '2025-04-15' };
    expect(performanceOf({ ...example, year: 'ALL' }).ytd).toEqual(performanceOf(example).ytd);
  });

  it('of another year, its own', () => {
    expect(performanceOf({ goal: { span }, entries, today: '2025-04-15', year: 2024 }).ytd).toEqual([
      // Before the first entry target, the share of the year's end target.
      ['2024-11-01', (100 * 30) / 61, null],
      ['2024-12-01', 100, 100],
    ]);
    expect(performanceOf({ goal: { span }, entries, today: '2025-04-15', year: 2026 }).ytd).toEqual([]);
  });

  it('without entry targets the target is what is due of the end target, on the last day of each period', () => {
    const goal = { span: { start: day('2025-01-01'), end: day('2025-04-10') }, targetsByYear: new Map([[2025, 100]]) };
    expect(performanceOf({ goal, entries: monthly([], [8, 9]), today: '2025-02-10' }).ytd).toEqual([
      ['2025-01-01', 31, 8],
      ['2025-02-01', 41, 17],
      ['2025-03-01', 90, null],
      ['2025-04-01', 100, null],
    ]);
  });

  it('without any target there is none', () => {
    const goal = { span: { start: day('2025-01-01'), end: day('2025-02-10') } };
    expect(performanceOf({ goal, entries: monthly([], [8]), today: '2025-02-10' }).ytd).toEqual([
      ['2025-01-01', null, 8],
      ['2025-02-01', null, null],
    ]);
  });

  it('while an earlier year’s actual is carried the year has no actual of its own', () => {
    const goal = { aggregation: 'current', span: { start: day('2024-11-01'), end: day('2025-02-28') } } as const;
    const entries = { '2024-12-01': [null, 41], '2025-02-01': [100, null] } as const;
    expect(performanceOf({ goal, entries, today: '2025-01-10' }).ytd).toEqual([
      // On the line from 41 at the end of December to 100 at the end of February.
      ['2025-01-01', 72, null],
      ['2025-02-01', 100, null],
    ]);
  });

  it('the week over new year stands in one year', () => {
    const goal = { trackingFrequency: 'weekly', span: { start: day('2024-12-20'), end: day('2025-01-06') } } as const;
    const weeks = { '2024-12-30': [5, 5], '2025-01-06': [7, 7] } as const;
    expect(performanceOf({ goal, entries: weeks, today: '2025-02-01', year: 2024 }).ytd).toEqual([
      ['2024-12-16', (5 * 3) / 12, null],
      ['2024-12-23', (5 * 10) / 12, null],
      ['2024-12-30', 5, 5],
    ]);
    expect(performanceOf({ goal, entries: weeks, today: '2025-02-01' }).ytd).toEqual([['2025-01-06', 7, 7]]);
  });

  it('an unfinished year counts for its elapsed share', () => {
    const goal = { trackingFrequency: 'yearly', span: TWO_YEARS } as const;
    const years = { '2024-01-01': [10, 8], '2025-01-01': [365, 9] } as const;
    expect(performanceOf({ goal, entries: years, today: '2025-01-05' }).ptd).toEqual([
      ['2024-01-01', 10, 8],
      ['2025-01-01', 15, 17],
    ]);
  });
});

describe('ptd_perf_data are running values from the goal’s start', () => {
  const entries = { '2024-12-01': [100, 90], ...monthly([10], [8]) } as const;

  it('to today', () => {
    const goal = { span: { start: day('2024-11-01'), end: null } };
    expect(performanceOf({ goal, entries, today: '2025-02-10' }).ptd).toEqual([
      ['2024-11-01', null, null],
      ['2024-12-01', 100, 90],
      ['2025-01-01', 110, 98],
      ['2025-02-01', 110, null],
    ]);
  });

  it('or the last entry, where it lies later', () => {
    const goal = { span: { start: day('2024-12-01'), end: null } };
    expect(performanceOf({ goal, entries: { ...entries, '2025-03-01': [1, 50] }, today: '2025-01-10' }).ptd).toEqual([
      ['2024-12-01', 100, 90],
      ['2025-01-01', 110, 98],
      ['2025-02-01', 110, null],
      ['2025-03-01', 111, null],
    ]);
  });

  it('at most to the goal’s end, and from its first entry where it has no start', () => {
    const goal = { span: { start: null, end: day('2025-01-15') } };
    expect(performanceOf({ goal, entries, today: '2025-06-10' }).ptd).toEqual([
      ['2024-12-01', 100, 90],
      ['2025-01-01', 110, 98],
    ]);
  });

  it('of a goal without start and entries there are none', () => {
    expect(performanceOf({ goal: { span: { start: null, end: null } }, today: '2025-06-10' }).ptd).toEqual([]);
  });

  it('never depends on the year', () => {
    const example = { goal: { span: TWO_YEARS }, entries, today: '2025-02-10' };
    const ptd = performanceOf(example).ptd;
    expect(performanceOf({ ...example, year: 2024 }).ptd).toEqual(ptd);
    expect(performanceOf({ ...example, year: 'ALL' }).ptd).toEqual(ptd);
  });
});

describe('for whatever figures', () => {
  const cell = fc.option(fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10));
  const year = fc.array(fc.tuple(cell, cell), { minLength: 12, maxLength: 12 });

  it.each(AGGREGATIONS)('%s: year to date of the last period is the annual figure', (aggregation) => {
    fc.assert(
      fc.property(year, (months) => {
        const entries: WrittenEntries = monthly(
          months.map(([target]) => target),
          months.map(([, actual]) => actual),
        );
        const question = exampleQuestion({ goal: { aggregation }, entries, today: '2026-02-01' });
        const { ytdRunning } = runningDataOf(...question);
        const { ytd, asOf, eoyTarget } = summarizeGoal(...question);
        expect(ytdRunning).toHaveLength(12);
        expect(ytdRunning.find(({ date }) => date === asOf)?.actual ?? null).toBe(ytd.actual);
        expect(ytdRunning.at(-1)?.target ?? null).toBe(eoyTarget);
      }),
    );
  });

  it.each(AGGREGATIONS)('%s: each running value is the figure to date on the last day of its period', (aggregation) => {
    fc.assert(
      fc.property(year, fc.nat(11), (months, last) => {
        const actuals = months.map(([, actual], month) => (month <= last ? actual : null));
        const entries: WrittenEntries = monthly(
          months.map(([target]) => target),
          actuals,
        );
        const { ytdRunning } = runningDataOf(
          ...exampleQuestion({ goal: { aggregation }, entries, today: '2026-02-01' }),
        );
        ytdRunning.forEach(({ date, actual }, month) => {
          const today = formatIsoDate(day(`2025-${String(month + 1).padStart(2, '0')}-28`));
          const { ytd, asOf } = summarizeGoal(...exampleQuestion({ goal: { aggregation }, entries, today }));
          if (asOf === date) expect(actual).toBe(ytd.actual);
        });
      }),
    );
  });
});
