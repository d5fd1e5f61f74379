import { expect, it } from 'vitest';
import { isGoalNumber } from '#core/goal/goalNumber.ts';
import { nextNumber } from './goalNumbers.ts';

it.each([
  ['1', ['1.1', '1.3'], '1.4'],
  ['1x2', [], '1x2x1'],
  ['1', ['1x1'], '1x2'],
  ['1.', [], '1.1'],
  ['1.', ['1.1', '1x2'], '1.3'],
  ['1x', [], '1x1'],
])('the next number below %s, beside %j, is %s', (parentNumber, siblings, next) => {
  const parent = { id: 'parent', parentId: null, number: parentNumber };
  const goals = [parent, ...siblings.map((number) => ({ id: number, parentId: 'parent', number }))];
  expect(nextNumber(goals, parent)).toBe(next);
  expect(isGoalNumber(next)).toBe(true);
});
