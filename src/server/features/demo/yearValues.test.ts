import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiguresContent } from '#server/features/demo/content/goalContent.ts';
import { type PeriodChance, type YearOfGoal, yearValues } from './yearValues.ts';

const FIGURES: FiguresContent = {
  value: 'number',
  function: 'sum',
  better: 'up',
  targets: [null, null, null, null, null],
  actuals: [null, null, null, null],
};

const chance: fc.Arbitrary<PeriodChance> = fc.record({
  weight: fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100),
  swing: fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100),
  stray: fc.integer({ min: -100, max: 99 }).map((hundredths) => hundredths / 100),
});
const periods = fc.array(chance, { minLength: 1, maxLength: 53 });

function year(parts: Partial<YearOfGoal>): YearOfGoal {
  return { target: null, actual: null, targetBefore: null, actualBefore: null, periods: [], ...parts };
}

function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

describe('a year spread over its periods', () => {
  it('gives the whole target of a Sum back, whatever the season', () => {
    fc.assert(
      fc.property(periods, fc.integer({ min: 0, max: 5000 }), (each, target) => {
        expect(sumOf(yearValues(FIGURES, year({ target, periods: each })).targets)).toBe(target);
      }),
    );
  });

  it('keeps a Sum as close to its pace as the last period strays, with nothing below 0', () => {
    fc.assert(
      fc.property(periods, fc.integer({ min: 0, max: 5000 }), (each, actual) => {
        const { actuals } = yearValues({ ...FIGURES, scatter: 0.2 }, year({ actual, periods: each }));
        const largest = Math.max(...each.map(({ weight }) => weight), 0);
        const whole = each.reduce((sum, { weight }) => sum + weight, 0);
        const share = whole === 0 ? 1 / each.length : largest / whole;
        expect(Math.min(...actuals.map(Number))).toBeGreaterThanOrEqual(0);
        expect(Math.abs(sumOf(actuals) - actual)).toBeLessThanOrEqual(0.2 * share * actual + 1);
      }),
    );
  });

  it('reaches the highest and stays under it, reaches the lowest and stays over it', () => {
    fc.assert(
      fc.property(periods, (each) => {
        const spread = { ...FIGURES, swing: 0.2, scatter: 0.1, decimals: 2 } as const;
        const given = year({ actual: 50, periods: each });
        const highest = yearValues({ ...spread, function: 'highest' }, given).actuals.map(Number);
        const lowest = yearValues({ ...spread, function: 'lowest' }, given).actuals.map(Number);
        expect(Math.max(...highest)).toBeLessThanOrEqual(50);
        expect(Math.min(...lowest)).toBeGreaterThanOrEqual(50);
      }),
    );
  });

  it('leads a Current goal from where it stood to where it stands at the year’s end', () => {
    fc.assert(
      fc.property(periods, (each) => {
        const given = year({ target: 100, targetBefore: 40, actual: 90, actualBefore: 30, periods: each });
        const { targets, actuals } = yearValues({ ...FIGURES, function: 'current' }, given);
        expect([targets.at(-1), actuals.at(-1)]).toEqual([100, 90]);
        expect(actuals).toEqual(actuals.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });

  it('holds the target of all but Sum and Current, and of a flat Current, all year', () => {
    const given = year({
      target: 7,
      targetBefore: 3,
      periods: [
        { weight: 1, swing: 0, stray: 0 },
        { weight: 2, swing: 1, stray: 1 },
      ],
    });
    for (const each of ['average', 'highest', 'lowest'] as const) {
      expect(yearValues({ ...FIGURES, function: each }, given).targets).toEqual([7, 7]);
    }
    expect(yearValues({ ...FIGURES, function: 'current', targetLine: 'flat' }, given).targets).toEqual([7, 7]);
    expect(yearValues({ ...FIGURES, function: 'current' }, given).targets).toEqual([5, 7]);
  });

  it('shows no share above 100%', () => {
    const given = year({ actual: 99, periods: [{ weight: 1, swing: 1, stray: 0.9 }] });
    expect(yearValues({ ...FIGURES, value: 'percent', function: 'average', swing: 0.1 }, given).actuals).toEqual([100]);
  });

  it('rounds to its decimals, and to hundreds', () => {
    const given = year({ actual: 12_345.678, periods: [{ weight: 1, swing: 0, stray: 0 }] });
    expect(yearValues({ ...FIGURES, decimals: 1 }, given).actuals).toEqual([12_345.7]);
    expect(yearValues({ ...FIGURES, decimals: -2 }, given).actuals).toEqual([12_300]);
  });

  it('is empty where the year has no figures', () => {
    const given = year({ periods: [{ weight: 1, swing: 0, stray: 0 }] });
    expect(yearValues(FIGURES, given)).toEqual({ targets: [null], actuals: [null] });
  });
});
