import { expect, it } from 'vitest';
import { isGoalNumber } from '#core/goal/goalNumber.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { nextNumber } from './goalNumbers.ts';

it.each([
  ['1', ['1.1', '1.3'], '1.4'],
  ['1x2', [], '1x2x1'],
  ['1', ['1x1'], '1x2'],
  ['1.', [], '1.1'],
  ['1.', ['1.1', '1x2'], '1.3'],
  ['1x', [], '1x1'],
])('the next number below %s, beside %j, is %s', (parentNumber, siblings, next) => {
  const parent = record({ id: 'parent', number: parentNumber });
  const goals = [parent, ...siblings.map((number) => record({ id: number, parentId: 'parent', number }))];
  expect(nextNumber(planOf(goals), parent)).toBe(next);
  expect(isGoalNumber(next)).toBe(true);
});

it('the next number is none that a goal elsewhere has', () => {
  const goals = [
    record({ id: 'a', number: '1' }),
    record({ id: 'b', number: '1x1', parentId: 'c' }),
    record({ id: 'c', number: '2' }),
  ];
  expect(nextNumber(planOf(goals), goals[0] ?? null)).toBe('1.2');
  expect(nextNumber(planOf(goals), null)).toBe('3');
});

function record(part: Parameters<typeof exampleGoal>[0]) {
  return { ...exampleGoal(part), archivedAt: null };
}

function planOf(goals: readonly ReturnType<typeof record>[]): BookedPlan {
  const owners = { departments: [], members: [] };
  return new BookedPlan({ version: 1, plan: EXAMPLE_PLAN, owners, goals, series: new Map(), milestones: new Map() });
}
