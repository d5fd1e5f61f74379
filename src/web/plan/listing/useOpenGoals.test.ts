import { expect, it } from 'vitest';
import { neighbourOf } from './useOpenGoals.ts';

const goals = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  ['a', 'next', 'b'],
  ['b', 'previous', 'a'],
  ['c', 'next', 'a'],
  ['a', 'previous', 'c'],
  ['x', 'next', null],
  [null, 'next', null],
] as const)('from %s the %s goal is %s', (goalId, direction, expected) => {
  expect(neighbourOf(goals, goalId, direction)).toBe(expected);
});

it('a single goal is its own neighbour', () => {
  expect(neighbourOf([{ id: 'a' }], 'a', 'previous')).toBe('a');
});
