import { describe, expect, it } from 'vitest';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { compareFigures, readAlike } from './compareFigures.ts';
import type { Derivation } from './derivation.ts';
import { shareOf, stated } from './derive.ts';

const number = (value: number) => stated('allTarget', value);

function roundedThird(value: number): Derivation {
  return { ...shareOf(number(1), { days: 1, of: 3 }), value };
}

describe('two figures are compared', () => {
  it.each([
    ['less', number(1), number(2), -1],
    ['more', number(2), number(1), 1],
    ['equal', number(2), number(2), 0],
    ['below 0', number(-2), number(-1), -1],
    ['apart by little', number(1), number(1.000000001), -1],
    ['apart by the last digit a double holds', number(1), number(1.0000000000000002), -1],
    ['equal where doubles have them apart', roundedThird(0.33333333333333326), roundedThird(1 / 3), 0],
    ['more where doubles have it less', roundedThird(0.33333333333333326), number(0.3333333333333333), 1],
    ['equal as doubles, without a recount', shareOf(number(1), { days: 1, of: 3 }), number(1 / 3), 0],
    ['0 and next to nothing', number(0), number(5e-324), -1],
  ])('%s', (_name, one, other, order) => {
    expect(Math.sign(compareFigures(one, other, EMPTY_SERIES))).toBe(order);
  });
});

describe('two figures read alike when they are equal as they are shown', () => {
  it.each([
    [12.344, 12.3449, true],
    [12.344, 12.345, false],
    [12.995, 13, true],
    [12.994, 13, false],
    [-12.345, -12.354, true],
    [0.004, 0, false],
    [0.0041, 0.0042, false],
    [0, 0, true],
    [1.005, 1.01, true],
  ])('%d and %d: %s', (one, other, isAlike) => {
    expect(readAlike(number(one), number(other), EMPTY_SERIES)).toBe(isAlike);
    expect(readAlike(number(other), number(one), EMPTY_SERIES)).toBe(isAlike);
  });
});
