import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { entriesOf } from '#core/goal/series.ts';
import { day, type WrittenEntries } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures } from '#testing/core/examplePlanFigures.ts';

const targets = (written: Readonly<Record<string, number>>): WrittenEntries =>
  Object.fromEntries(Object.entries(written).map(([date, target]) => [date, [target, null]]));

/** The combined targets of a roll-up over one goal, by month. */
function combined(child: ExampleGoal): Record<string, number | null> {
  const parent: ExampleGoal = { rollup: 'sum', span: { start: null, end: null } };
  const series = examplePlanFigures('2025-05-05', { '1': parent, '1.1': child }).computedSeriesOf('1');
  const entries = series === null ? [] : entriesOf(series.series);
  return Object.fromEntries(entries.map(({ date, target }) => [formatIsoDate(date).slice(0, 7), target]));
}

describe('a target that stands for several periods is combined in parts', () => {
  const QUARTERS = { '2025-01-01': 30, '2025-04-01': 31 };

  it('equal ones, which add up to it', () => {
    const parts = combined({ entries: targets(QUARTERS) });
    expect(parts).toMatchObject({ '2025-01': 10, '2025-02': 10, '2025-03': 10, '2025-04': 10.333333 });
    expect(Number(parts['2025-04']) + Number(parts['2025-05']) + Number(parts['2025-06'])).toBeCloseTo(31, 9);
    expect(parts['2025-07']).toBeUndefined();
  });

  it.each<[string, ExampleGoal, Record<string, number>]>([
    [
      'not of another function',
      { aggregation: 'average', entries: targets(QUARTERS) },
      { '2025-01': 30, '2025-04': 31 },
    ],
    ['not of one target alone', { entries: targets({ '2025-03-01': 30 }) }, { '2025-03': 30 }],
    [
      'not where they have no rhythm',
      { entries: targets({ '2025-01-01': 1, '2025-03-01': 2, '2025-06-01': 3 }) },
      { '2025-01': 1, '2025-03': 2, '2025-06': 3 },
    ],
    [
      'not where actuals come only with them',
      { entries: { '2025-01-01': [30, 9], '2025-04-01': [30, 9] } },
      { '2025-01': 30, '2025-04': 30 },
    ],
    [
      'not beyond the end of the goal',
      { span: { start: day('2025-01-01'), end: day('2025-05-31') }, entries: targets(QUARTERS) },
      { '2025-01': 10, '2025-02': 10, '2025-03': 10, '2025-04': 15.5, '2025-05': 15.5 },
    ],
    [
      'not beyond the fiscal year',
      { span: { start: null, end: null }, entries: targets({ '2025-08-01': 30, '2025-11-01': 30 }) },
      { '2025-08': 10, '2025-09': 10, '2025-10': 10, '2025-11': 15, '2025-12': 15 },
    ],
    [
      'in the last year there is',
      { span: { start: null, end: null }, entries: targets({ '9999-09-01': 30, '9999-12-01': 30 }) },
      { '9999-09': 10, '9999-10': 10, '9999-11': 10, '9999-12': 30 },
    ],
    [
      'in year 1, of either sign, and 0',
      { span: { start: null, end: null }, entries: targets({ '0001-01-01': -30, '0001-04-01': 0, '0001-07-01': 30 }) },
      {
        ...{ '0001-01': -10, '0001-02': -10, '0001-03': -10, '0001-04': 0, '0001-05': 0, '0001-06': 0 },
        ...{ '0001-07': 10, '0001-08': 10, '0001-09': 10 },
      },
    ],
  ])('%s', (_, child, expected) => {
    expect(combined(child)).toEqual(expected);
  });

  it('of the largest doubles without leaving them', () => {
    const parts = Object.values(combined({ entries: targets({ '2025-01-01': 1e300, '2025-04-01': 1e300 }) }));
    expect(parts).toHaveLength(6);
    expect(parts.every((part) => part !== null && Number.isFinite(part) && part < 1e300)).toBe(true);
  });
});
