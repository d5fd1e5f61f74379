import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleMonths, exampleNoise } from '#testing/core/exampleHistory.ts';
import { backTestOf } from './backTest.ts';
import { elementAt } from './elementAt.ts';
import { historyOf } from './history.ts';
import { outlookOf } from './outlook.ts';

const TODAY = exampleDay('2029-12-31');
const OPEN = { start: null, end: null };
const GOAL = { trackingFrequency: 'monthly', span: OPEN, valueType: 'number', newBases: [] } as const;
const NOISE = exampleNoise(40);
const GAP = [null, null];
const NO_FIGURES = Array.from({ length: 17 }, () => null);

describe('there is no outlook', () => {
  it.each([
    ['without a figure', [], { why: 'noFigures' }],
    ['below 18 monthly figures', NOISE.slice(0, 17), { why: 'short', count: 17, least: 18 }],
    ['with 17 figures since a gap', [...NOISE, ...GAP, ...NOISE.slice(0, 17)], { why: 'broken', count: 17, least: 18 }],
    ['where all figures are the same', Array.from({ length: 24 }, () => 3), { why: 'constant' }],
    ['where all figures are 0', Array.from({ length: 24 }, () => 0), { why: 'constant' }],
  ])('%s', (_what, actuals, none) => {
    expect(outlookOf(GOAL, { series: exampleMonths(actuals), today: TODAY })).toEqual({ none });
  });

  it('of weekly figures, and after the goal has ended', () => {
    const series = exampleMonths(NOISE);
    expect(outlookOf({ ...GOAL, trackingFrequency: 'weekly' }, { series, today: TODAY })).toEqual({
      none: { why: 'weekly' },
    });
    const span = { start: null, end: exampleDay('2027-04-30') };
    expect(outlookOf({ ...GOAL, span }, { series, today: TODAY })).toEqual({ none: { why: 'ended' } });
  });
});

describe('after a new base', () => {
  const series = exampleMonths(NOISE);
  const from = (date: string) => [{ date: exampleDay(date), reason: 'Counted otherwise' }];

  it('the outlook is made of the figures since then alone', () => {
    const since = outlookOf({ ...GOAL, newBases: from('2025-06-01') }, { series, today: TODAY });
    const alone = outlookOf(GOAL, { series: exampleMonths([...NO_FIGURES, ...NOISE.slice(17)]), today: TODAY });
    expect(since).toEqual(alone);
    expect(since).not.toEqual(outlookOf(GOAL, { series, today: TODAY }));
  });

  it('there is none below 18 figures', () => {
    const outlook = outlookOf({ ...GOAL, newBases: from('2026-03-01') }, { series, today: TODAY });
    expect(outlook).toEqual({ none: { why: 'newBase', count: 14, least: 18 } });
  });

  it('that begins later than the day, nothing is new yet', () => {
    const today = exampleDay('2026-02-20');
    const outlook = outlookOf({ ...GOAL, newBases: from('2026-03-01') }, { series, today });
    expect(outlook).toEqual(outlookOf(GOAL, { series, today }));
  });
});

describe('the history of an outlook', () => {
  const historyFrom = (actuals: readonly (number | null)[], today = TODAY) =>
    historyOf(exampleMonths(actuals), { frequency: 'monthly', today });

  it('fills in one missing period and begins anew after two', () => {
    const since = NOISE.slice(0, 19);
    expect(historyFrom([4, null, 8, ...NOISE])).toMatchObject({ values: [4, 6, 8, ...NOISE] });
    expect(historyFrom([4, ...GAP, ...since])).toMatchObject({ values: since });
  });

  it('knows no figure after the day', () => {
    expect(historyFrom(NOISE, exampleDay('2025-07-01'))).toMatchObject({ values: NOISE.slice(0, 19) });
    expect(historyFrom(NOISE, exampleDay('2025-06-30'))).toMatchObject({ values: NOISE.slice(0, 18) });
  });

  it('is quarterly where monthly figures come every third month', () => {
    const series = exampleMonths(NOISE.slice(0, 12), 3);
    expect(historyOf(series, { frequency: 'monthly', today: TODAY })).toMatchObject({ rhythm: 'quarterly' });
    expect(historyOf(EMPTY_SERIES, { frequency: 'monthly', today: TODAY })).toEqual({ why: 'noFigures' });
    expect(historyFrom([5])).toEqual({ why: 'short', count: 1, least: 18 });
  });
});

describe('the points of an outlook', () => {
  it('are the coming periods up to the end of the goal, 24 at most', () => {
    const series = exampleMonths(NOISE);
    const pointsTo = (end: string | null) => {
      const span = { start: null, end: end === null ? null : exampleDay(end) };
      const outlook = outlookOf({ ...GOAL, span }, { series, today: TODAY });
      return 'points' in outlook ? outlook.points : [];
    };
    expect(pointsTo(null)).toHaveLength(24);
    expect(pointsTo('2027-06-30').map(({ date }) => date)).toEqual([
      exampleDay('2027-05-01'),
      exampleDay('2027-06-01'),
    ]);
  });

  it('of a quarterly goal are quarters', () => {
    const series = exampleMonths(NOISE.slice(0, 16), 3);
    const outlook = outlookOf({ ...GOAL, trackingFrequency: 'quarterly' }, { series, today: TODAY });
    expect(
      'points' in outlook && [outlook.history.rhythm, ...outlook.points.slice(0, 2).map(({ date }) => date)],
    ).toEqual(['quarterly', exampleDay('2028-01-01'), exampleDay('2028-04-01')]);
    const few = historyOf(exampleMonths(NOISE.slice(0, 9), 3), { frequency: 'quarterly', today: TODAY });
    expect(few).toEqual({ why: 'short', count: 9, least: 10 });
  });

  it('come each third month where the figures do', () => {
    const outlook = outlookOf(GOAL, { series: exampleMonths(NOISE.slice(0, 16), 3), today: TODAY });
    expect('points' in outlook && outlook.points.slice(0, 2).map(({ date }) => date)).toEqual([
      exampleDay('2028-01-01'),
      exampleDay('2028-04-01'),
    ]);
  });

  it('hold percents of a whole at 100 unless they have passed it', () => {
    const high = NOISE.map((value) => 90 + value);
    const lastHigh = (actuals: readonly number[]) => {
      const outlook = outlookOf({ ...GOAL, valueType: 'percent' }, { series: exampleMonths(actuals), today: TODAY });
      return 'points' in outlook ? elementAt(outlook.points, -1).high95 : null;
    };
    expect(lastHigh(high)).toBe(100);
    expect(lastHigh([...high, 101])).toBeGreaterThan(100);
  });

  it('of any figures are numbers in order, and no count below 0', () => {
    const lengths = { minLength: 18, maxLength: 40 };
    const anything = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), lengths);
    const counts = fc.array(fc.nat({ max: 20 }), lengths);
    fc.assert(
      fc.property(fc.oneof(anything, counts), (actuals) => {
        const outlook = outlookOf(GOAL, { series: exampleMonths(actuals), today: TODAY });
        if ('none' in outlook) return;
        for (const { expected, low80, high80, low95, high95 } of outlook.points) {
          const inOrder = [low95, low80, expected, high80, high95];
          expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder);
          expect(inOrder.every(Number.isFinite)).toBe(true);
          if (actuals.every((value) => value >= 0)) expect(low95).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('have wider bands with every step', () => {
    const outlook = outlookOf(GOAL, { series: exampleMonths(NOISE.map((value) => value + 1000)), today: TODAY });
    const widths = 'points' in outlook ? outlook.points.map(({ low80, high80 }) => high80 - low80) : [];
    expect(widths).toHaveLength(24);
    expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
  });
});

describe('the back-test', () => {
  it('counts earlier figures that the band of 80% held, as known then', () => {
    const outlook = outlookOf(GOAL, { series: exampleMonths(NOISE), today: TODAY });
    const backTest = 'history' in outlook ? backTestOf(outlook.history) : null;
    // Seven looks back from 3 to 21 months: 3 + 6 + … + 21.
    expect(backTest?.cases).toBe(84);
    expect(backTest?.periods).toBe(21);
    expect(backTest?.held80).toBeGreaterThan(50);
    expect(backTest?.held80).toBeLessThanOrEqual(84);
  });

  it('is left out where no earlier outlook was possible', () => {
    const outlook = outlookOf(GOAL, { series: exampleMonths(NOISE.slice(0, 20)), today: TODAY });
    expect('history' in outlook && backTestOf(outlook.history)).toBeNull();
  });
});

it('an element outside a list is an error', () => {
  expect(elementAt([1, 2], -1)).toBe(2);
  expect(() => elementAt([1, 2], 2)).toThrow(RangeError);
});
