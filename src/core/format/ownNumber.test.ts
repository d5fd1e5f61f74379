import { describe, expect, test } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { formatOwnNumber } from './ownNumber.ts';

describe('a number of an own field is read with its decimals and what it counts', () => {
  test.each([
    ['number', { unit: 'tons of CO2', decimals: null }, 1234.5, '1,234.5 tons of CO2'],
    ['number', { unit: '', decimals: 0 }, 2.5, '3'],
    ['number', { unit: 'days', decimals: 2 }, 7, '7.00 days'],
    ['money', { decimals: null }, 1200, '€1,200'],
    ['money', { decimals: 2 }, -1200, '-€1,200.00'],
    ['percent', { decimals: 1 }, 33.33, '33.3%'],
    ['percent', { decimals: null }, 33.33, '33.33%'],
    ['percent', { decimals: null }, 100 / 3, '33.33%'],
    ['percent', { decimals: null }, 40, '40%'],
  ] as const)('%s %j %d', (kind, differences, value, text) => {
    expect(formatOwnNumber(value, exampleOwnField({ kind, ...differences }), '€')).toBe(text);
  });
});
