import { describe, expect, it } from 'vitest';
import { formatDifference, formatDistance, formatFullDifference } from './difference.ts';
import type { ValueUnit } from './number.ts';

const MONEY: ValueUnit = { valueType: 'currency', currency: '$', unit: '' };
const PERCENT = { valueType: 'percent', currency: '$', unit: '' } as const;

describe('a difference', () => {
  it.each([
    [52_000, '+$52k'],
    [-3000, '-$3,000'],
    [0, '$0'],
    [-0, '$0'],
    [0.00000001, '$0'],
    [0.01, '+$0.01'],
    [null, 'N/A'],
    [Number.POSITIVE_INFINITY, 'N/A'],
  ])('%s reads %s: with its sign', (difference, text) => {
    expect(formatDifference(difference, MONEY)).toBe(text);
  });
});

describe('percents', () => {
  it.each([
    [-2, '-2.0 points'],
    [2, '+2.0 points'],
    [1.94, '+1.94 points'],
    [0, '0.0 points'],
    [0.0042, '+0.0042 points'],
    [0.1 + 0.2, '+0.3 points'],
    [52_000, '+52k points'],
    [null, 'N/A'],
  ])('differ in points: %s reads %s', (difference, text) => {
    expect(formatDifference(difference, PERCENT)).toBe(text);
  });

  it('lie so many points apart', () => {
    expect(formatDistance(-2, PERCENT)).toBe('2.0 points');
    expect(formatDistance(-2, MONEY)).toBe('$2');
  });
});

it('a full difference has all its digits', () => {
  expect(formatFullDifference(412_345.678, MONEY)).toBe('+$412,345.678');
  expect(formatFullDifference(-12.3456, PERCENT)).toBe('-12.3456 points');
});
