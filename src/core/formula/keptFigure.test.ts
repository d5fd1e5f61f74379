import { describe, expect, it } from 'vitest';
import { keptFigure } from './keptFigure.ts';

describe('a computed figure', () => {
  it.each([
    [200 / 3, 66.666666667],
    [-200 / 3, -66.666666667],
    [1 / 3, 0.333333333],
    [1 / 101, 1 / 101],
    [0.01, 0.01],
    [-0.001234567890123, -0.001234567890123],
    [0, 0],
    [1e8 / 3, 33333333.3333333],
    [1e15 / 3, 333333333333333],
    [1e15 + 1, 1e15 + 1],
    [1e300, 1e300],
    [12.5, 12.5],
  ])('%d is kept as %d', (value, kept) => {
    expect(keptFigure(value)).toBe(kept);
  });
});
