import { describe, expect, it } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { hierarchyOf } from './hierarchy.ts';
import { inNumberOrder } from './numberOrder.ts';
import { inTreeOrder, underParents } from './treeOrder.ts';

/** Goals as `number<parent`, with their numbers for ids. */
function goalsOf(written: readonly string[]) {
  return written.map((text) => {
    const [number = '', parentId = null] = text.split('<');
    return exampleGoal({ id: number, number, parentId, depth: parentId === null ? 0 : 1 });
  });
}

describe('a goal stands under its parent', () => {
  it.each([
    [
      ['2', '1', '1.10<1', '1.2<1', '1.2.1<1.2'],
      ['1', '1.2', '1.2.1', '1.10', '2'],
    ],
    [
      ['1', '2', '1.1<1', '2.1<1', '2.2<2'],
      ['1', '1.1', '2.1', '2', '2.2'],
    ],
    [
      ['1', '2', '7<1', '1.1<2'],
      ['1', '7', '2', '1.1'],
    ],
    [
      ['1', '1.1<1', '1.5', '1.9<1', '2'],
      ['1', '1.1', '1.9', '1.5', '2'],
    ],
    [
      ['1', '1x2<1', '1x1<1'],
      ['1', '1x1', '1x2'],
    ],
    [
      ['1.1<gone', '1'],
      ['1', '1.1'],
    ],
  ])('%j are listed as %j, whatever their numbers', (written, listed) => {
    const goals = goalsOf(written);
    expect(inTreeOrder(goals).map(({ id }) => id)).toEqual(listed);
    expect(underParents(inNumberOrder(goals), hierarchyOf(goals)).map(({ id }) => id)).toEqual(listed);
  });

  it('in lists of some of the goals too', () => {
    const goals = goalsOf(['1', '2', '7<1', '1.1<2']);
    const some = inNumberOrder(goals.filter(({ id }) => id !== '1'));
    const hierarchy = hierarchyOf(goals);
    for (const _ of ['first', 'again'])
      expect(underParents(some, hierarchy).map(({ id }) => id)).toEqual(['7', '2', '1.1']);
  });

  it('in lists with a goal that the tree does not have: at the end', () => {
    const goals = goalsOf(['1', '2', '7<1', '1.1<2']);
    const more = [...goalsOf(['0']), ...inNumberOrder(goals)];
    expect(underParents(more, hierarchyOf(goals)).map(({ id }) => id)).toEqual(['1', '7', '2', '1.1', '0']);
  });
});
