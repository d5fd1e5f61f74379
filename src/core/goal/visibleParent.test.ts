import { describe, expect, it } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { hierarchyOf } from './hierarchy.ts';
import { visibleParentOf } from './visibleParent.ts';

const tree = hierarchyOf([
  exampleGoal({ id: 'top' }),
  exampleGoal({ id: 'middle', parentId: 'top', depth: 1 }),
  exampleGoal({ id: 'goal', parentId: 'middle', depth: 2 }),
]);

describe('the goal a goal stands under', () => {
  it.each([
    ['its parent where that is seen', 'goal', ['top', 'middle'], 'middle'],
    ['the nearest ancestor that is seen where its parent is not', 'goal', ['top'], 'top'],
    ['none where no ancestor is seen', 'goal', ['goal'], undefined],
    ['none for a goal at the top', 'top', ['top'], undefined],
  ] as const)('is %s', (_, id, seen, parent) => {
    const node = tree.nodes.get(id);
    if (node === undefined) throw new Error(`No goal ${id}.`);
    expect(visibleParentOf(node, (goal) => seen.some((one) => one === goal.id))?.goal.id).toBe(parent);
  });
});
