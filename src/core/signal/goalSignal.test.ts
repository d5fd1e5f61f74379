import { describe, expect, it } from 'vitest';
import { exampleDay } from '#core/calendar/exampleDay.ts';
import { seriesOf } from '#core/goal/series.ts';
import { goalSignalOf } from './goalSignal.ts';

const GOAL = { targetDirection: 'up', trackingFrequency: 'monthly' } as const;
const TODAY = exampleDay('2026-11-20');

/** The months before December 2026, the last of them November. */
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
    expect(goalSignalOf(GOAL, { series: months(NOISE.slice(1)), today: TODAY })).toEqual({ count: 11 });
    expect(goalSignalOf(GOAL, { series: months(NOISE), today: TODAY })).toMatchObject({ mean: 4 });
    expect(goalSignalOf(GOAL, { series: months([]), today: TODAY })).toEqual({ count: 0 });
  });

  it('leaves out periods without an actual, and those after the day', () => {
    const series = months([...NOISE, null, 9]);
    const signal = goalSignalOf(GOAL, { series, today: exampleDay('2026-10-31') });
    expect('points' in signal && signal.points.map(({ value }) => value)).toEqual(NOISE);
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
