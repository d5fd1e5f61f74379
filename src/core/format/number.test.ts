import { describe, expect, it } from 'vitest';
import {
  formatAxisValue,
  formatCardValue,
  formatExactly,
  formatFullValue,
  formatPercent,
  NOT_AVAILABLE,
  shownDecimals,
  type ValueUnit,
  valueUnitOf,
} from './number.ts';
import { unitText } from './unitText.ts';

const NUMBER: ValueUnit = { valueType: 'number', currency: '$', unit: '' };
const MONEY: ValueUnit = { valueType: 'currency', currency: '$', unit: '' };
const PERCENT: ValueUnit = { valueType: 'percent', currency: '$', unit: '' };

const MISSING = [null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe('a value on a card', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [-1, '-1'],
    [999, '999'],
    [1000, '1,000'],
    [1234.5, '1,234.5'],
    [9999, '9,999'],
    [9999.99, '9,999.99'],
    [9999.994, '9,999.99'],
    [9999.995, '10k'],
    [10_000, '10k'],
    [-10_000, '-10k'],
    [10_049, '10k'],
    [10_050, '10.1k'],
    [12_345, '12.3k'],
    [999_949, '999.9k'],
    [999_950, '1m'],
    [1_000_000, '1m'],
    [1_250_000, '1.3m'],
    [999_949_999, '999.9m'],
    [999_950_000, '1b'],
    [1_000_000_000, '1b'],
    [2_000_000_000, '2b'],
    [999_949_999_999, '999.9b'],
    [999_950_000_000, '1t'],
    [1_000_000_000_000, '1t'],
    [1_500_000_000_000_000, '1,500t'],
    [999_999_000_000_000_000, '999,999t'],
    [1e18, '999,999t+'],
    [-1e18, '-999,999t+'],
    [1e308, '999,999t+'],
    [Number.MAX_VALUE, '999,999t+'],
  ])('%d reads %s: abbreviated from 10,000 on with one decimal at most', (value, text) => {
    expect(formatCardValue(value, NUMBER)).toBe(text);
  });

  it.each([
    [12.345, '12.35'],
    [1.005, '1.01'],
    [0.5, '0.5'],
    [0.1, '0.1'],
    [0.0999, '0.1'],
    [0.096, '0.096'],
    [0.0034, '0.0034'],
    [0.00567, '0.0057'],
    [0.0000123, '0.000012'],
    [0.0000045, '0.0000045'],
    [0.00000045, '0.0000005'],
    [0.00000004, '0'],
    [-0.00000004, '0'],
    [Number.MIN_VALUE, '0'],
  ])('%d reads %s: two decimals at most, more where the number is small', (value, text) => {
    expect(formatCardValue(value, NUMBER)).toBe(text);
  });

  it.each([
    [412, '$412'],
    [12.5, '$12.50'],
    [12.999, '$13'],
    [0.004, '$0.004'],
    [-12.5, '-$12.50'],
    [-12_345, '-$12.3k'],
    [-0, '$0'],
    [-0.00000001, '$0'],
    [9999.994, '$9,999.99'],
    [9999.995, '$10k'],
  ])('money %d reads %s: sign, currency, number; cents always in pairs', (value, text) => {
    expect(formatCardValue(value, MONEY)).toBe(text);
  });

  it.each([
    [86, '86%'],
    [-4.25, '-4.25%'],
    [0, '0%'],
    [12_345, '12.3k%'],
  ])('a percent %d reads %s', (value, text) => {
    expect(formatCardValue(value, PERCENT)).toBe(text);
  });

  it("takes the plan's own currency sign as it stands", () => {
    expect(formatCardValue(-1200, { valueType: 'currency', currency: 'CHF ', unit: '' })).toBe('-CHF 1,200');
  });

  it.each(MISSING)('%s reads N/A', (value) => {
    expect(formatCardValue(value, MONEY)).toBe(NOT_AVAILABLE);
    expect(NOT_AVAILABLE).toBe('N/A');
  });
});

describe('what a number counts', () => {
  const days = valueUnitOf({ valueType: 'number', unit: 'days' }, { currency: '$' });

  it('stands behind a full value, in brackets where it begins with a digit', () => {
    expect(formatFullValue(1234.5, days)).toBe('1,234.5 days');
    expect(formatFullValue(7, { ...days, unit: '0-10 scale' })).toBe('7 (0-10 scale)');
    expect(formatFullValue(null, days)).toBe(NOT_AVAILABLE);
  });

  it('is left to the caption on cards and axes', () => {
    expect([formatCardValue(12, days), formatAxisValue(12, days, 0)]).toEqual(['12', '12']);
  });

  it.each([
    ['number', 'days', '12 days'],
    ['percent', '%', '12%'],
    ['currency', '$', '$12'],
  ] as const)('of a %s is %s', (valueType, sign, text) => {
    expect([unitText({ ...days, valueType }), formatFullValue(12, { ...days, valueType })]).toEqual([sign, text]);
  });
});

describe('a value on an axis', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [999.4, 0, '999'],
    [999.5, 0, '1k'],
    [1000, 0, '1k'],
    [1250, 0, '1.25k'],
    [-2500, 0, '-2.5k'],
    [12_345, 0, '12.35k'],
    [999_994, 0, '999.99k'],
    [999_995, 0, '1m'],
    [999_995_000, 0, '1b'],
    [999_995_000_000, 0, '1t'],
    [5.5, 1, '5.5'],
    [6, 1, '6.0'],
    [0.25, 2, '0.25'],
    [0.2, 2, '0.20'],
    [-0.001, 2, '0.00'],
    [999.94, 1, '999.9'],
    [999.95, 1, '1k'],
    [1e308, 0, '999,999t+'],
  ])('%d with %d decimals reads %s: abbreviated from 1,000 on', (value, decimals, text) => {
    expect(formatAxisValue(value, NUMBER, decimals)).toBe(text);
  });

  it.each([
    [MONEY, -1500, '-$1.5k'],
    [PERCENT, 40, '40%'],
  ])('carries its unit', (unit, value, text) => {
    expect(formatAxisValue(value, unit, 0)).toBe(text);
  });

  it.each(MISSING)('%s reads N/A', (value) => {
    expect(formatAxisValue(value, NUMBER, 1)).toBe('N/A');
  });
});

describe('a value in full', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [12_345, '12,345'],
    [-999_950, '-999,950'],
    [1_234_567.891, '1,234,567.891'],
    [0.1 + 0.2, '0.3'],
    [0.7 + 0.1, '0.8'],
    [1e-20, '0.00000000000000000001'],
    [1e-21, '0'],
    [0.0000001, '0.0000001'],
    [9_007_199_254_740_991, '9,007,199,254,740,991'],
    [999_999_999_999_999_900_000, '999,999,999,999,999,900,000'],
    [1e21, '1×10^21'],
    [1e308, '1×10^308'],
    [-1.5e300, '-1.5×10^300'],
  ])('%d reads %s: all its digits, without the noise of adding', (value, text) => {
    expect(formatFullValue(value, NUMBER)).toBe(text);
  });

  it.each([
    [412, '$412'],
    [12.5, '$12.50'],
    [12.3456, '$12.3456'],
    [-12_345.6, '-$12,345.60'],
  ])('money %d reads %s', (value, text) => {
    expect(formatFullValue(value, MONEY)).toBe(text);
  });

  it.each([
    [88.2432121125, '88.24'],
    [99.285714285, '99.29'],
    [-99.285714285, '-99.29'],
    [1234.56789, '1,234.57'],
    [1 / 3, '0.33'],
    [2 / 300, '0.0067'],
    [1 / 300_000, '0.0000033'],
    [99.9999999, '100'],
    [12.34567, '12.35'],
    [12.3456, '12.3456'],
    [123_456.7891, '123,456.7891'],
    [3.14158, '3.14158'],
    [0.123456, '0.123456'],
    [0.1234567, '0.12'],
    [0.00345678, '0.00345678'],
  ])('%d reads %s: what a division leaves over is rounded, what somebody types is not', (value, text) => {
    expect(formatFullValue(value, NUMBER)).toBe(text);
  });

  it('a percent ends in its sign', () => {
    expect(formatFullValue(12_345.67, PERCENT)).toBe('12,345.67%');
  });

  it.each(MISSING)('%s reads N/A', (value) => {
    expect(formatFullValue(value, PERCENT)).toBe('N/A');
  });
});

describe('percent complete', () => {
  it.each([
    [0, '0%'],
    [-0.4, '0%'],
    [-0.5, '-1%'],
    [-12.4, '-12%'],
    [85.5, '86%'],
    [98.6, '99%'],
    [99, '99%'],
    [99.01, '99%'],
    [99.999, '99%'],
    [100, '100%'],
    [100.4, '100%'],
    [141.6, '142%'],
    [12_345, '12,345%'],
    [1e18, '999,999t+%'],
  ])('%d reads %s: whole, and never 100%% before it is', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });

  it.each(MISSING)('%s reads N/A', (percent) => {
    expect(formatPercent(percent)).toBe('N/A');
  });
});

describe('shown decimals', () => {
  it.each([
    [0, 2],
    [1e6, 2],
    [0.1, 2],
    [-0.1, 2],
    [0.0999, 3],
    [0.01, 3],
    [0.00999, 4],
    [0.001, 4],
    [0.000999, 5],
    [0.0001, 5],
    [0.0000999, 6],
    [0.00001, 6],
    [-0.00000999, 7],
    [1e-300, 7],
  ])('%d shows %d decimals at most', (value, decimals) => {
    expect(shownDecimals(value)).toBe(decimals);
  });
});

it.each([
  [1234.5, '1,234.5'],
  [-0.123456789, '-0.123456789'],
  [0, '0'],
  [null, NOT_AVAILABLE],
])('%d with every digit it was typed with is %s', (value, text) => {
  expect(formatExactly(value)).toBe(text);
});
