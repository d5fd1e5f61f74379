import { expect, it } from 'vitest';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { splitByChange } from './comparison.ts';

const goal = (id: string, number: string, parentId: string | null = null) =>
  exampleDashboardGoal({ id, number, parentId, depth: parentId === null ? 0 : 1 });

it('two days list what changed in plan order: a goal whose number does not fit its parent stands beneath it', () => {
  const after = [
    goal('one', '1'),
    goal('two', '2'),
    goal('b', '2.1', 'two'),
    goal('c', '2.2', 'one'),
    goal('a', '9', 'one'),
  ];
  expect(splitByChange([], after).changed).toEqual(['one', 'c', 'a', 'two', 'b']);
  expect(splitByChange(after, after).unchanged.map(({ id }) => id)).toEqual(['one', 'c', 'a', 'two', 'b']);
});
