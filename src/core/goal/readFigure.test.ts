import { describe, expect, it } from 'vitest';
import { readFigure } from './readFigure.ts';

describe('an empty or non-numeric target or actual becomes none', () => {
  it.each([
    [''],
    ['  '],
    ['abc'],
    ['12abc'],
    ['1,234'],
    ['0x10'],
    ['.'],
    ['1e999'],
    [null],
    [undefined],
    [true],
    [[12]],
    [{}],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY],
  ])('%j', (raw) => {
    expect(readFigure(raw)).toBeNull();
  });

  it.each([
    [0, 0],
    [-0, 0],
    ['-0', 0],
    [-1.5, -1.5],
    ['12', 12],
    [' 12.5 ', 12.5],
    ['+3', 3],
    ['-.75', -0.75],
    ['5.', 5],
    ['1e3', 1000],
    ['2E-2', 0.02],
    [1e308, 1e308],
  ])('%j is the number %d', (raw, value) => {
    expect(readFigure(raw)).toBe(value);
  });
});
