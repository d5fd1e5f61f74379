import { describe, expect, it } from 'vitest';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { ENGLISH_EXPLANATIONS } from './explanationWords.ts';
import { leavingText, limitsText, shortValueText } from './limitsText.ts';

const WORDING = {
  dates: EXAMPLE_PLAN,
  unit: { valueType: 'currency', currency: '$', unit: '' },
  frequency: 'monthly',
  words: ENGLISH_EXPLANATIONS,
} as const;

describe('limits are rounded to the safe side', () => {
  it.each([
    [null, 28, '$28 or less'],
    [null, 28.999, '$28.99 or less'],
    [null, -28.001, '-$28.01 or less'],
    [null, 38_666.67, '$38,666 or less'],
    [12, null, '$12 or more'],
    [12.001, null, '$12.01 or more'],
    [-12.001, null, '-$12 or more'],
    [999.991, null, '$1,000 or more'],
    [1000.01, null, '$1,001 or more'],
    [0.0012341, null, '$0.0013 or more'],
    [9.001, 10.999, '$9.01 to $10.99'],
    [9.00111, 9.00189, '$9.0012 to $9.0018'],
    // Noise of doubles is no reason to round.
    [28.1 * 3, null, '$84.30 or more'],
    [0, null, '$0 or more'],
    [-0.000_000_001, null, '$0 or more'],
    [1e20, null, '$100,000,000,000,000,000,000 or more'],
    [null, null, 'any figure'],
  ])('%d to %d', (least, most, text) => {
    expect(limitsText({ least, most }, WORDING)).toBe(text);
  });

  it.each([
    [null, 68, 'passes $68'],
    [8, null, 'falls below $8'],
    [9, 11, 'leaves $9 to $11'],
    [null, 68.999, 'passes $69'],
    [8.001, null, 'falls below $8'],
    [9.001, 10.999, 'leaves $9 to $11'],
    [null, null, null],
  ])('%d to %d are left', (least, most, text) => {
    expect(leavingText({ least, most }, WORDING)).toBe(text);
  });
});

it.each([
  [45_777.78, '$45,778'],
  [999.994, '$999.99'],
  [1000.4, '$1,000'],
  [-45_777.78, '-$45,778'],
])('beside them %d reads %s', (value, text) => {
  expect(shortValueText(value, WORDING)).toBe(text);
});
