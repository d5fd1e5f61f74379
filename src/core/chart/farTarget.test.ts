import { describe, expect, it } from 'vitest';
import { farTargetOf } from './farTarget.ts';

function points(actuals: readonly (number | null)[], targets: readonly (number | null)[]) {
  return actuals.map((actual, index) => ({ actual, target: targets[index] ?? null }));
}

describe('the one target of a chart', () => {
  const far = points([9, null, 7, null, null], [null, null, null, null, 4]);

  it('is a mark with the path from the baseline, or from the last actual', () => {
    expect(farTargetOf(far, 'first')).toEqual({ index: 4, value: 4, path: { index: 0, value: 9 } });
    expect(farTargetOf(far, 'last')).toEqual({ index: 4, value: 4, path: { index: 2, value: 7 } });
  });

  it('has no path where no figure comes before it', () => {
    expect(farTargetOf(points([null, null, 7], [null, 4, null]), 'first')?.path).toBeNull();
    expect(farTargetOf(points([null, null], [null, 4]), 'last')?.path).toBeNull();
  });

  it.each([
    ['no target', points([1, 2], [])],
    ['a line of targets', points([1, 2, 3], [1, null, 3])],
    ['a single point', points([1], [4])],
  ])('is none with %s', (_, of) => {
    expect(farTargetOf(of, 'first')).toBeNull();
  });
});
