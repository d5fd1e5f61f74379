import { describe, expect, it } from 'vitest';
import type { TargetDirection } from '#core/goal/goal.ts';
import { assuranceOf, type ControlLimits, controlLimitsOf, type SignalCause, signalPointsOf } from './signal.ts';

const LIMITS: ControlLimits = { mean: 0, lower: -9, upper: 9, nearLower: -6, nearUpper: 6 };

function causes(values: readonly number[], limits: ControlLimits = LIMITS): SignalCause[] {
  return signalPointsOf(values, { limits, direction: 'up' }).map(({ cause }) => cause);
}

describe('control limits', () => {
  it('stand 2.66 mean moving ranges from the mean, two thirds of it are near', () => {
    expect(controlLimitsOf([1, 3, 1, 3])).toEqual({
      mean: 2,
      lower: 2 - 5.32,
      upper: 2 + 5.32,
      nearLower: expect.closeTo(2 - 5.32 * (2 / 3)),
      nearUpper: expect.closeTo(2 + 5.32 * (2 / 3)),
    });
  });

  it('leave out moving ranges of 3.267 of their mean and more', () => {
    const calm = Array.from({ length: 20 }, (_, index) => index % 2);
    const limits = controlLimitsOf([...calm, 101]);
    expect(limits?.upper).toBeCloseTo((limits?.mean ?? 0) + 2.66);
  });

  it('lie on the mean where nothing moves', () => {
    expect(controlLimitsOf([4, 4, 4])).toMatchObject({ mean: 4, lower: 4, upper: 4 });
  });

  it.each([[[]], [[1]]])('need two values: %j', (values) => {
    expect(controlLimitsOf(values)).toBeNull();
  });
});

describe('a cause is', () => {
  it.each<[SignalCause, number[], SignalCause[]]>([
    ['above_limit', [9, 9.1], ['common', 'above_limit']],
    ['below_limit', [-9, -9.1], ['common', 'below_limit']],
    ['two_of_three_above', [7, 1, 7], ['two_of_three_above', 'common', 'two_of_three_above']],
    ['two_of_three_below', [-7, -1, -7], ['two_of_three_below', 'common', 'two_of_three_below']],
    ['common', [7, -1, 7], ['common', 'common', 'common']],
    ['common', [6, 1, 6], ['common', 'common', 'common']],
    ['seven_above', [2, 1, 2, 1, 2, 1, 2], Array.from({ length: 7 }, () => 'seven_above')],
    ['seven_below', [-2, -1, -2, -1, -2, -1, -2], Array.from({ length: 7 }, () => 'seven_below')],
    ['common', [2, 1, 2, 1, 2, 1], Array.from({ length: 6 }, () => 'common')],
    ['common', [2, 1, 2, 0, 2, 1, 2, 1], Array.from({ length: 8 }, () => 'common')],
    ['trend_up', [-3, -2, -1, 0, 1, 2, 3], Array.from({ length: 7 }, () => 'trend_up')],
    ['trend_down', [3, 2, 1, 0, -1, -2, -3], Array.from({ length: 7 }, () => 'trend_down')],
    ['common', [-3, -2, -1, 0, 1, 2], Array.from({ length: 6 }, () => 'common')],
    ['common', [-3, -2, -1, -1, 0, 1, 2], Array.from({ length: 7 }, () => 'common')],
  ])('%s in %j', (_cause, values, expected) => {
    expect(causes(values)).toEqual(expected);
  });

  it('named by the step that follows, where one trend meets another', () => {
    const values = [-3, -2, -1, 0, 1, 2, 3, 2, 1, 0, -1, -2, -3];
    expect(causes(values)).toEqual([
      ...Array.from({ length: 6 }, () => 'trend_up'),
      ...Array.from({ length: 7 }, () => 'trend_down'),
    ]);
  });
});

it.each<[TargetDirection, string, string]>([
  ['up', 'improvement', 'concern'],
  ['down', 'concern', 'improvement'],
  ['equal', 'high', 'low'],
])('where %s is good, above the limit is %s and below it %s', (direction, above, below) => {
  const points = signalPointsOf([10, 0, -10], { limits: LIMITS, direction });
  expect(points.map(({ kind }) => kind)).toEqual([above, 'common', below]);
});

it.each<[TargetDirection, number | null, string | null]>([
  ['up', 9.1, 'consistently_missed'],
  ['up', 9, 'hit_and_miss'],
  ['up', -9, 'hit_and_miss'],
  ['up', -9.1, 'consistently_met'],
  ['down', 9.1, 'consistently_met'],
  ['down', -9.1, 'consistently_missed'],
  ['equal', 9.1, null],
  ['up', null, null],
])('a target where %s is good, at %s, is %s', (direction, target, expected) => {
  expect(assuranceOf(LIMITS, { target, direction })).toBe(expected);
});
