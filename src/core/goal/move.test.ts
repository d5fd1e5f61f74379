import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import type { Goal } from './goal.ts';
import { type GoalNode, hierarchyOf } from './hierarchy.ts';
import { describeMoveRefusal, goalsMoved, moveRefusalOf, placeRefusalOf } from './move.ts';

// 0 over 1 over 2 … over 6, and "side" (over "below") at the top.
const goals = [
  ...Array.from({ length: 7 }, (_, depth) => goal(`${depth}`, depth === 0 ? null : `${depth - 1}`, depth)),
  goal('side', null, 0),
  goal('below', 'side', 1),
];
const plan = hierarchyOf(goals);

describe('a move', () => {
  it.each([
    ['side', '4', null],
    ['side', '5', 'below “below” would lie below level 6, the lowest there is.'],
    ['below', '5', null],
    ['below', '6', 'below “below” would lie below level 6, the lowest there is.'],
    ['2', null, null],
    ['2', 'side', null],
    ['2', '1', null],
    ['1', 'below', '6 “6” would lie below level 6, the lowest there is.'],
    ['1', '1', '1 “1” cannot be its own parent.'],
    ['1', '2', '1 “1” cannot go under 2 “2”, which lies below it.'],
    ['1', '6', '1 “1” cannot go under 6 “6”, which lies below it.'],
    ['1', 'gone', 'The parent is not in the plan any more.'],
    ['gone', '1', 'This goal is not in the plan any more.'],
  ])('of %s under %s: %s', (goalId, parentId, sentence) => {
    const refusal = moveRefusalOf(plan, { goalId, parentId });
    expect(refusal && describeMoveRefusal(refusal)).toBe(sentence);
  });

  it('takes everything below along, as many levels higher or lower', () => {
    expect(depths(goalsMoved(at('4'), at('side')))).toEqual(['4:1<side', '5:2<4', '6:3<5']);
    expect(depths(goalsMoved(at('side'), at('2')))).toEqual(['side:3<2', 'below:4<side']);
    expect(depths(goalsMoved(at('5'), null))).toEqual(['5:0<null', '6:1<5']);
  });

  it('changes only the goal itself where it stays on its level', () => {
    expect(depths(goalsMoved(at('1'), at('side')))).toEqual(['1:1<side']);
  });

  it('keeps levels left out between a goal and its child, and puts right a child on its parent’s level', () => {
    const odd = hierarchyOf([goal('a', null, 0), goal('b', 'a', 3), goal('c', 'a', 0), goal('top', null, 0)]);
    const [a, top] = [odd.nodes.get('a'), odd.nodes.get('top')];
    expect(a && top && depths(goalsMoved(a, top))).toEqual(['a:1<top', 'b:4<a', 'c:2<a']);
  });

  test('that is allowed leaves a tree without problems', () => {
    const anyId = fc.constantFrom(...goals.map(({ id }) => id));
    fc.assert(
      fc.property(anyId, fc.option(anyId), (goalId, parentId) => {
        fc.pre(moveRefusalOf(plan, { goalId, parentId }) === null);
        const moved = new Map(
          goalsMoved(at(goalId), parentId === null ? null : at(parentId)).map((each) => [each.id, each]),
        );
        const after = hierarchyOf(goals.map((each) => moved.get(each.id) ?? each));
        expect(after.problems).toEqual([]);
        for (const { goal: each, parent } of after.nodes.values())
          expect(each.depth).toBe((parent?.goal.depth ?? -1) + 1);
      }),
    );
  });
});

describe('a new goal', () => {
  it.each([
    [null, null],
    ['5', null],
    ['6', 'new “new” would lie below level 6, the lowest there is.'],
    ['gone', 'The parent is not in the plan any more.'],
  ])('under %s: %s', (parentId, sentence) => {
    const refusal = placeRefusalOf(plan, goal('new', parentId, 0));
    expect(refusal && describeMoveRefusal(refusal)).toBe(sentence);
  });
});

function goal(id: string, parentId: string | null, depth: number): Goal {
  return exampleGoal({ id, number: id, title: id, parentId, depth });
}

function at(id: string): GoalNode {
  const node = plan.nodes.get(id);
  if (!node) throw new Error(`no goal ${id}`);
  return node;
}

function depths(moved: readonly Goal[]): string[] {
  return moved.map(({ id, depth, parentId }) => `${id}:${depth}<${parentId}`);
}
