import { describe, expect, it } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { backGoalOf, chainOf } from './chain.ts';
import type { Goal } from './goal.ts';
import { type GoalNode, hierarchyOf } from './hierarchy.ts';

const plan = hierarchyOf([
  exampleGoal({ id: 'top', depth: 0 }),
  exampleGoal({ id: 'middle', parentId: 'top', depth: 1 }),
  exampleGoal({ id: 'low', parentId: 'middle', depth: 2 }),
  exampleGoal({ id: 'level', parentId: 'middle', depth: 1 }),
]);

describe('the chain of a goal', () => {
  it('goes from the top down to the goal', () => {
    expect(idsOf('low', () => true)).toEqual(['top', 'middle', 'low']);
  });

  it('leaves out the ancestors that may not be shown', () => {
    expect(idsOf('low', ({ id }) => id !== 'middle')).toEqual(['top', 'low']);
  });

  it('holds the goal itself whatever may be shown', () => {
    expect(idsOf('low', () => false)).toEqual(['low']);
  });
});

describe('the back button', () => {
  it.each([
    ['low', [], 'middle'],
    ['low', ['middle'], 'top'],
    ['low', ['middle', 'top'], null],
    ['middle', [], 'top'],
    ['top', [], null],
    ['level', ['top'], null],
    ['level', [], 'middle'],
  ])('of %s where %j may not be shown leads to %s', (id, hidden: readonly string[], back) => {
    const chain = chainOf(at(id), (goal) => !hidden.includes(goal.id));
    expect(backGoalOf(chain)?.id ?? null).toBe(back);
  });

  it('is not there without a chain', () => {
    expect(backGoalOf([])).toBeNull();
  });
});

function idsOf(id: string, mayShow: (goal: Goal) => boolean): string[] {
  return chainOf(at(id), mayShow).map(({ goal }) => goal.id);
}

function at(id: string): GoalNode {
  const node = plan.nodes.get(id);
  if (!node) throw new Error(`no goal ${id}`);
  return node;
}
