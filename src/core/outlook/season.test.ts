import { describe, expect, it } from 'vitest';
import { exampleNoise } from '#testing/core/exampleHistory.ts';
import { seasonOf, withoutSeason, withSeason } from './season.ts';

const repeated = (season: readonly number[], times: number) => Array.from({ length: times }, () => season).flat();

describe('a season', () => {
  it.each([
    [4, [8, 12, 10, 10]],
    [3, [8, 12, 10]],
  ])('of %d periods is found as factors of positive values', (length, effects) => {
    const season = seasonOf(repeated(effects, 6), length);
    expect(season?.isFactor).toBe(true);
    for (const [place, effect] of effects.entries()) expect(season?.effects[place]).toBeCloseTo(effect / 10);
  });

  it('is an amount where a value is not positive', () => {
    const season = seasonOf(repeated([-2, 2, 0, 0], 6), 4);
    expect(season?.isFactor).toBe(false);
    expect(season?.effects).toEqual([-2, 2, 0, 0].map((effect) => expect.closeTo(effect)));
  });

  it('is halved where each effect was seen once', () => {
    const season = seasonOf(repeated([8, 12, 10, 10], 2), 4);
    expect(season?.effects).toEqual([0.9, 1.1, 1, 1].map((effect) => expect.closeTo(effect)));
  });

  it('of a straight line has no effect', () => {
    const line = Array.from({ length: 24 }, (_, index) => index - 12);
    expect(seasonOf(line, 4)?.effects ?? []).toEqual([0, 0, 0, 0]);
  });

  it('is shrunk by the share that chance explains', () => {
    const values = repeated([8, 12, 10, 10], 6).map((value, index) => value + ((index * 7) % 5) / 5);
    const effects = seasonOf(values, 4)?.effects ?? [];
    expect(Math.abs((effects[0] ?? 1) - 1)).toBeLessThan(0.2);
    expect(effects[0]).toBeLessThan(1);
  });

  it.each([
    ['fewer than two whole seasons', repeated([8, 12, 10, 10], 2).slice(1), 4],
    ['a season of one period', exampleNoise(20), 1],
    ['values without a pattern', exampleNoise(40), 12],
    ['values that stay the same', repeated([3], 20), 4],
  ])('is none in %s', (_what, values, length) => {
    expect(seasonOf(values, length)).toBeNull();
  });

  it('taken out and put back leaves the values as they were', () => {
    for (const values of [repeated([8, 12, 10, 10], 6), repeated([-2, 2, 0, 0], 6), exampleNoise(9)]) {
      const season = seasonOf(values, 4);
      const back = withSeason(withoutSeason(values, season), { season, from: 0 });
      expect(back).toEqual(values.map((value) => expect.closeTo(value)));
    }
  });
});
