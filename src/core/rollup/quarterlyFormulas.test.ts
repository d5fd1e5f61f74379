import { describe, expect, it } from 'vitest';
import { entriesOf } from '#core/goal/series.ts';
import { day } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';

const TODAY = '2026-02-01';
const span = { start: day('2024-01-01'), end: day('2025-12-31') };
const quarters = (...actuals: readonly number[]): NonNullable<ExampleGoal['entries']> =>
  Object.fromEntries(actuals.map((actual, at) => [`2025-${String(at * 3 + 1).padStart(2, '0')}-01`, [null, actual]]));

function computed(written: Readonly<Record<string, ExampleGoal>>, id: string) {
  const series = examplePlanFigures(TODAY, written).entriesOf(id)?.series.series;
  return series === undefined ? [] : entriesOf(series).map(({ actual }) => actual);
}

const ytdOf = (written: Readonly<Record<string, ExampleGoal>>, id: string) =>
  examplePlanFigures(TODAY, written).figuresOf(id, 2025)?.ytd.actual;

describe('formulas and quarterly goals', () => {
  it('a quarterly one takes months by their function, quarter by quarter', () => {
    const written = {
      '1': { aggregation: 'sum', entries: months(1, 2, 3, 4, 5, 6) },
      '2': { trackingFrequency: 'quarterly', aggregation: 'sum', entries: quarters(12, 30) },
      '3': { trackingFrequency: 'quarterly', aggregation: 'average', actualFormula: '[#1] / [#2]' },
    } as const;
    expect(computed(written, '3')).toEqual([0.5, 0.5]);
    expect(ytdOf(written, '3')).toBe(0.5);
  });

  it('looks back a quarter, and over a year to date a year', () => {
    const written = {
      '1': {
        trackingFrequency: 'quarterly',
        aggregation: 'sum',
        span,
        entries: { '2024-10-01': [null, 10], ...quarters(20, 60) },
      },
      '2': { trackingFrequency: 'quarterly', aggregation: 'average', span, actualFormula: '[#1] / prev([#1])' },
    } as const;
    expect(computed(written, '2')).toEqual([null, 2, 3]);
  });

  it.each([
    ['none of a sum, of which a month is only a part', 'sum', [null, null, null, null]],
    ['the last that is known of a current one', 'current', [6, 6, 6, 8]],
    ['the quarter’s own of an average', 'average', [6, 6, 6, 8]],
  ] as const)('a monthly one takes of a quarterly goal %s', (_, aggregation, expected) => {
    const written = {
      '1': { trackingFrequency: 'quarterly', aggregation, entries: quarters(6, 8) },
      '2': { aggregation: 'sum', entries: months(1, 1, 1, 1) },
      '3': { aggregation: 'average', actualFormula: '[#1] * [#2]' },
    } as const;
    expect(computed(written, '3').slice(0, 4)).toEqual(expected);
  });

  it('a yearly one takes quarters by their function', () => {
    const written = {
      '1': { trackingFrequency: 'quarterly', aggregation: 'sum', entries: quarters(1, 2, 3, 4) },
      '2': { trackingFrequency: 'yearly', aggregation: 'current', actualFormula: '[#1] * 2' },
    } as const;
    expect(computed(written, '2')).toEqual([20]);
  });
});
