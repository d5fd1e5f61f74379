import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDifference } from './difference.ts';
import type { ValueUnit } from './number.ts';
import { formatTold, toldDifference } from './told.ts';

const PERCENT: ValueUnit = { valueType: 'percent', currency: '$', unit: '' };
const MONEY: ValueUnit = { valueType: 'currency', currency: '$', unit: '' };
const NUMBER: ValueUnit = { valueType: 'number', currency: '$', unit: '' };

describe('figures that stand together', () => {
  it.each([
    [PERCENT, 72.857, 85, '72.9%', '85%', '-12.1 points'],
    [PERCENT, 99.96, 100, '100%', '100%', '0.0 points'],
    [PERCENT, 0.034, 0.05, '0.034%', '0.05%', '-0.016 points'],
    [MONEY, 412_351, 360_049, '$412.4k', '$360k', '+$52.3k'],
    [MONEY, 1_740_400, 1_536_200, '$1.7m', '$1.5m', '+$204.2k'],
    [NUMBER, 2.345, 1, '2.35', '1', '+1.35'],
    [NUMBER, -12_345, 0, '-12.3k', '0', '-12.3k'],
    [NUMBER, null, 3, 'N/A', '3', 'N/A'],
  ] as const)('%j: %s and %s read %s, %s and %s', (unit, actual, target, told, aim, gap) => {
    expect([formatTold(actual, unit), formatTold(target, unit)]).toEqual([told, aim]);
    expect(formatDifference(toldDifference(actual, target, unit), unit)).toBe(gap);
  });

  it('add up as shown where none is abbreviated', () => {
    const figure = fc.integer({ min: -400_000, max: 400_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(figure, figure, (actual, target) => {
        const [left, right] = [formatTold(actual, NUMBER), formatTold(target, NUMBER)].map((text) =>
          Number(text.replace(',', '')),
        );
        const gap = Number(formatDifference(toldDifference(actual, target, NUMBER), NUMBER).replace(/[,+]/g, ''));
        expect(Number(left) - Number(right)).toBeCloseTo(gap, 6);
      }),
    );
  });
});
