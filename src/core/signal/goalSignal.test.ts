import { describe, expect, it } from 'vitest';
import { seriesOf } from '#core/goal/series.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { goalSignalOf } from './goalSignal.ts';

const GOAL = { targetDirection: 'up', trackingFrequency: 'monthly', newBases: [] } as const;
const TODAY = exampleDay('2026-11-20');

function months(actuals: readonly (number | null)[], target: number | null = null) {
  const first = 2026 * 12 + 11 - actuals.length;
  const entries = actuals.map((actual, index) => {
    const month = first + index;
    const date = exampleDay(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
    return { date, target, actual };
  });
  return seriesOf(entries, 'monthly', { fiscalStartMonth: 1, weekStart: 1 });
}

const NOISE = [3, 5, 2, 6, 4, 3, 6, 2, 5, 4, 3, 5];

describe('the signal of a goal', () => {
  it('needs twelve actuals', () => {
    const few = goalSignalOf(GOAL, { series: months([...NOISE.slice(2), 900]), today: TODAY });
    expect(few).toMatchObject({ latest: { limits: null }, assurance: null });
    expect(few.latest.points.map(({ cause }) => cause)).toEqual(Array.from({ length: 11 }, () => 'common'));
    expect(goalSignalOf(GOAL, { series: months(NOISE), today: TODAY })).toMatchObject({
      latest: { limits: { mean: 4 } },
    });
    expect(goalSignalOf(GOAL, { series: months([]), today: TODAY }).latest.points).toEqual([]);
  });

  it('leaves out periods without an actual, and those after the day', () => {
    const series = months([...NOISE, null, 9]);
    const signal = goalSignalOf(GOAL, { series, today: exampleDay('2026-10-31') });
    expect(signal.latest.points.map(({ value }) => value)).toEqual(NOISE);
  });

  it('measures assurance by the target of the last point', () => {
    expect(goalSignalOf(GOAL, { series: months(NOISE, 100), today: TODAY })).toMatchObject({
      assurance: 'consistently_missed',
    });
    expect(goalSignalOf(GOAL, { series: months(NOISE), today: TODAY })).toMatchObject({ assurance: null });
  });

  it('says that a measure has a season', () => {
    const season = Array.from({ length: 48 }, (_, index) => (index % 12 === 6 ? 50 : 5 + (index % 3)));
    expect(goalSignalOf(GOAL, { series: months(season), today: TODAY })).toMatchObject({ isSeasonal: true });
    expect(goalSignalOf(GOAL, { series: months(NOISE), today: TODAY })).toMatchObject({ isSeasonal: false });
  });
});

describe('the signal of a quarterly goal', () => {
  const QUARTERLY = { ...GOAL, trackingFrequency: 'quarterly' } as const;
  /** Up to the third quarter of 2026. */
  const quarters = (actuals: readonly number[]) => {
    const first = 2026 * 4 + 3 - actuals.length;
    const entries = actuals.map((actual, index) => {
      const quarter = first + index;
      const month = String((quarter % 4) * 3 + 1).padStart(2, '0');
      return { date: exampleDay(`${Math.floor(quarter / 4)}-${month}-01`), target: null, actual };
    });
    return seriesOf(entries, 'quarterly', { fiscalStartMonth: 1, weekStart: 1 });
  };
  const signalOf = (actuals: readonly number[]) => goalSignalOf(QUARTERLY, { series: quarters(actuals), today: TODAY });

  it('needs twelve quarters', () => {
    expect(signalOf(NOISE.slice(1)).latest.limits).toBeNull();
    const { latest } = signalOf(NOISE);
    expect(latest.limits).toMatchObject({ mean: 4 });
    expect(latest.points.map(({ date }) => date).slice(-2)).toEqual([
      exampleDay('2026-04-01'),
      exampleDay('2026-07-01'),
    ]);
  });

  it('has a season where each fourth quarter stands out', () => {
    const season = Array.from({ length: 24 }, (_, index) => (index % 4 === 2 ? 50 : 5 + (index % 3)));
    expect(signalOf(season)).toMatchObject({ isSeasonal: true });
  });

  it('begins anew with a quarter', () => {
    const base = { date: exampleDay('2024-07-01'), reason: 'Counted otherwise' };
    const series = quarters([...NOISE, ...NOISE.slice(0, 9).map((value) => value + 20)]);
    const { latest, earlier } = goalSignalOf({ ...QUARTERLY, newBases: [base] }, { series, today: TODAY });
    expect([earlier[0]?.points.length, latest.points.length]).toEqual([12, 9]);
    expect(latest.points[0]?.date).toBe(base.date);
  });
});

describe('a new base', () => {
  const HIGHER = NOISE.map((value) => value + 20);
  const series = months([...NOISE, ...HIGHER]);
  const base = { date: exampleDay('2025-12-01'), reason: 'Every branch counts' };
  const signalWith = (...newBases: readonly (typeof base)[]) =>
    goalSignalOf({ ...GOAL, newBases }, { series, today: TODAY });

  it('begins mean, limits and rules anew; earlier points keep their own', () => {
    const { latest, earlier } = signalWith(base);
    expect(latest).toMatchObject({ base, limits: { mean: 24 } });
    expect(latest.points.map(({ value }) => value)).toEqual(HIGHER);
    expect(earlier).toMatchObject([{ base: null, limits: { mean: 4 } }]);
    expect([...(earlier[0]?.points ?? []), ...latest.points].every(({ cause }) => cause === 'common')).toBe(true);
    expect(signalWith().latest.points.some(({ cause }) => cause !== 'common')).toBe(true);
  });

  it('counts where it is the last of several', () => {
    const later = { date: exampleDay('2026-06-01'), reason: 'Once more' };
    const { latest, earlier } = signalWith(base, later);
    expect(latest).toMatchObject({ base: later, limits: null });
    expect(latest.points).toHaveLength(6);
    expect(earlier.map((stretch) => [stretch.base, stretch.points.length])).toEqual([
      [null, 12],
      [base, 6],
    ]);
  });

  it('counts from its day on only', () => {
    const seen = { series, today: exampleDay('2025-11-30') };
    expect(goalSignalOf({ ...GOAL, newBases: [base] }, seen)).toEqual(goalSignalOf(GOAL, seen));
  });
});
