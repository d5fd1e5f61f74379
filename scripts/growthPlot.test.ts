import { describe, expect, it } from 'vitest';
import type { Claim } from '#bench/tools/claim.ts';
import { growthLines, growthPlot } from './growthPlot.ts';

const claimOf = (of: string, goals: number, value: number): Claim => ({
  what: `${of} ${goals}`,
  value,
  unit: 'ms',
  growth: { of, goals },
});

describe('the plot of how cost grows', () => {
  it('has a line of each thing measured at several sizes, in the order of the sizes', () => {
    const claims: readonly Claim[] = [
      claimOf('reading', 10_000, 400),
      claimOf('saving', 1_000, 4),
      claimOf('reading', 1_000, 40),
      { what: 'of one size only', value: 2, unit: 'x' },
    ];
    expect(growthLines(claims)).toEqual([
      {
        of: 'reading',
        points: [
          { goals: 1_000, ms: 40 },
          { goals: 10_000, ms: 400 },
        ],
      },
      { of: 'saving', points: [{ goals: 1_000, ms: 4 }] },
    ]);
  });

  it('rises by as much a step as the line of what is in proportion, and level where nothing grows', () => {
    const plot = growthPlot([
      { of: 'reading <whole>', points: [1_000, 10_000, 100_000].map((goals) => ({ goals, ms: goals / 10 })) },
      { of: 'saving', points: [1_000, 10_000, 100_000].map((goals) => ({ goals, ms: 10 })) },
    ]);
    const [reading = [], saving = []] = [...plot.matchAll(/points="([^"]*)"/g)].map(([, points]) =>
      (points ?? '').split(' ').map((place) => Number(place.split(',')[1])),
    );
    const [first = 0, second = 0, third = 0] = reading;
    expect(first - second).toBeGreaterThan(0);
    expect(second - third).toBeCloseTo(first - second, 0);
    expect(new Set(saving).size).toBe(1);
    expect(plot).toContain('reading &lt;whole>: 10 s');
  });

  it('names lines that end at the same place beneath each other', () => {
    const plot = growthPlot(
      ['one', 'two'].map((of) => ({ of, points: [1_000, 10_000].map((goals) => ({ goals, ms: 40 })) })),
    );
    const [one = 0, two = 0] = [...plot.matchAll(/y="([\d.]+)" style/g)].map(([, at]) => Number(at));
    expect(two - one).toBeGreaterThanOrEqual(15);
  });
});
