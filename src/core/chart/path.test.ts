import { describe, expect, it } from 'vitest';
import { type Box, linePath, placeAcross, placesOf } from './path.ts';

const BOX: Box = { x: 10, y: 20, width: 100, height: 50 };

describe('the places of values', () => {
  it('are spread evenly over the width of the box, the highest at its top', () => {
    expect(placesOf([0, 0.5, 1], BOX, (value) => value)).toEqual([
      { x: 10, y: 70 },
      { x: 60, y: 45 },
      { x: 110, y: 20 },
    ]);
  });

  it('are none for null', () => {
    expect(placesOf([null, 1], BOX, () => 0)).toEqual([null, { x: 110, y: 70 }]);
    expect(placesOf([], BOX, () => 0)).toEqual([]);
  });

  it('are in the middle for a single value', () => {
    expect(placesOf([1], BOX, () => 1)).toEqual([{ x: 60, y: 20 }]);
  });

  it('are told to a hundredth, and never -0', () => {
    expect(placesOf([1, 2, 3, 4], { x: 0, y: 0, width: 10, height: 1 }, () => 2 / 3)[1]).toEqual({ x: 3.33, y: 0.33 });
    expect(placesOf([1, 2], { x: -0.001, y: 0, width: 10, height: 1 }, () => 1)[0]).toEqual({ x: 0, y: 0 });
  });

  it.each([
    [0, 3, 10],
    [0.5, 3, 35],
    [2, 3, 110],
    [0, 1, 60],
    [0, 0, 60],
  ])('of index %d of %d lie at %d across', (index, count, x) => {
    expect(placeAcross(index, count, BOX)).toBe(x);
  });
});

describe('the path of a line', () => {
  const at = (x: number) => ({ x, y: 5 });

  it.each([
    [[], ''],
    [[null, null], ''],
    [[at(0), at(1), at(2)], 'M0 5L1 5L2 5'],
    [[null, at(1), at(2)], 'M1 5L2 5'],
    [[at(0), at(1), null], 'M0 5L1 5'],
    [[at(0), at(1), null, at(3), at(4)], 'M0 5L1 5M3 5L4 5'],
    [[at(0), null, at(2), null, at(4)], 'M0 5h0M2 5h0M4 5h0'],
    [[at(0)], 'M0 5h0'],
  ])('through %j is %s: a gap at null, a dot between gaps', (places, path) => {
    expect(linePath(places)).toBe(path);
  });
});
