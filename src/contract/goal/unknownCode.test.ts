import { expect, it } from 'vitest';
import { hasUnknownCode } from './unknownCode.ts';

const GOAL = {
  function: 1,
  valuetype: 2,
  tracking_frequency: 3,
  target_direction: 1,
  priority: 0,
  rollup_type: 2,
  rollup_is_set: 1,
} as const;

it.each([
  ['all known', {}, false],
  ['weekly', { tracking_frequency: 0 }, false],
  ['another tracking', { tracking_frequency: 4 }, true],
  ['another function', { function: 6 }, true],
  ['another kind of value', { valuetype: 4 }, true],
  ['another direction', { target_direction: 3 }, true],
  ['another priority', { priority: 4 }, true],
  ['no priority', { priority: null }, false],
  ['another roll-up', { rollup_type: 7 }, true],
  ['no roll-up, whatever its code', { rollup_type: 7, rollup_is_set: 0 }, false],
] as const)('a goal with %s has an unknown code: %j %s', (_, part, isUnknown) => {
  expect(hasUnknownCode({ ...GOAL, ...part })).toBe(isUnknown);
});
