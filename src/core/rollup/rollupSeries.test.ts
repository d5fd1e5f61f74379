import { describe, expect, it } from 'vitest';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { day, EXAMPLE_PLAN, exampleSeries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { months } from '#testing/core/examplePlanFigures.ts';
import { daysInside, reducedTo, unionOfDays, withTargets } from './rollupSeries.ts';

const days = (...list: readonly number[]) => Int32Array.from(list);

describe('the union of days', () => {
  it.each([
    [days(1, 3), days(2), [1, 2, 3]],
    [days(1, 3), days(4), [1, 3, 4]],
    [days(3), days(1, 3), [1, 3]],
    [days(), days(2, 1), [1, 2]],
    [days(2), days(), [2]],
  ])('of %s and %s is %j', (one, other, union) => {
    expect([...unionOfDays(one, other)]).toEqual(union);
  });

  it('is the first where it has all of the other', () => {
    const all = days(1, 2, 3);
    expect(unionOfDays(all, days(1, 3))).toBe(all);
    expect(unionOfDays(all, days(2))).toBe(all);
    expect(unionOfDays(all, days())).toBe(all);
  });
});

describe('entries inside a goal’s own window', () => {
  const series = exampleSeries(months([1, 10], [2, 20], [3, 30]));
  const partial = Float64Array.of(10, 20, 31);
  const periods = { trackingFrequency: 'monthly', calendar: EXAMPLE_PLAN } as const;
  const reduced = (from: number, to: number, drawn = series.actuals) =>
    reducedTo(periods, { goal: exampleGoal(), own: { from, to } }, { series, drawn });

  it('are the same where nothing is cut off', () => {
    const entries = { series, drawn: series.actuals };
    expect(reducedTo(periods, { goal: exampleGoal(), own: { from: 0, to: 3 } }, entries)).toBe(entries);
  });

  it.each([
    [1, 3, [2, 3], [20, 30]],
    [0, 2, [1, 2], [10, 20]],
    [1, 2, [2], [20]],
    [1, 1, [], []],
  ])('from %i to %i', (from, to, targets, actuals) => {
    const { series: inside, drawn } = reduced(from, to);
    expect([[...inside.targets], [...inside.actuals]]).toEqual([targets, actuals]);
    expect(inside.days).toHaveLength(actuals.length);
    expect(drawn).toBe(inside.actuals);
  });

  it('are drawn with what is partial', () => {
    expect([...reduced(1, 3, partial).drawn]).toEqual([20, 31]);
    const year = reducedTo(
      { ...periods, trackingFrequency: 'yearly' },
      { goal: exampleGoal(), own: { from: 0, to: 3 } },
      { series, drawn: partial },
    );
    expect([[...year.series.actuals], [...year.drawn]]).toEqual([[60], [61]]);
  });
});

describe('days inside a goal’s own window', () => {
  it.each([
    [{ start: day('2025-01-31'), end: day('2025-02-01') }, 2],
    [{ start: day('2025-02-01'), end: day('2025-02-28') }, 1],
    [{ start: null, end: null }, 3],
    [{ start: day('2025-02-01'), end: day('2025-01-01') }, 0],
  ])('%j: %i', (span, count) => {
    const { days: all } = exampleSeries(months(1, 1, 1));
    expect(daysInside(exampleGoal({ span }), all, EXAMPLE_PLAN)).toHaveLength(count);
  });
});

describe('targets put into entries', () => {
  const series = exampleSeries({ '2025-01-01': [1, 10], '2025-03-01': [3, 30] });
  const [january, february] = [day('2025-01-01'), day('2025-02-01')];

  it('stand in place of theirs, in periods that come in', () => {
    const put = withTargets(
      { series, drawn: series.actuals },
      new Map([
        [february, 2],
        [january, Number.NaN],
      ]),
    );
    expect([...put.series.targets]).toEqual([Number.NaN, 2, 3]);
    expect([...put.series.actuals]).toEqual([10, Number.NaN, 30]);
    expect(put.drawn).toBe(put.series.actuals);
  });

  it('leave what is drawn beside it', () => {
    const put = withTargets({ series, drawn: Float64Array.of(10, 31) }, new Map([[february, 2]]));
    expect([...put.drawn]).toEqual([10, Number.NaN, 31]);
  });

  it('come into no entries as the only ones', () => {
    const put = withTargets(
      { series: EMPTY_SERIES, drawn: EMPTY_SERIES.actuals },
      new Map([
        [february, 2],
        [january, 1],
      ]),
    );
    expect([...put.series.targets]).toEqual([1, 2]);
  });
});
