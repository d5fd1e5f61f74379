import { describe, expect, it } from 'vitest';
import { hierarchyOf } from '#core/goal/hierarchy.ts';
import { type ExampleGoal, exampleGoalOf } from '#testing/core/examplePlanFigures.ts';
import { brokenLinksOf, formulaUsersOf, wayRound } from './formulaLinks.ts';

const tree = (goals: Readonly<Record<string, ExampleGoal>>) => {
  const { nodes } = hierarchyOf(Object.entries(goals).map(([id, goal]) => exampleGoalOf(id, goal)));
  return { nodes, isContainer: ({ children }: { readonly children: readonly unknown[] }) => children.length > 0 };
};
const of = (actualFormula: string) => ({ actualFormula });
const wayOf = (id: string, goals: Readonly<Record<string, ExampleGoal>>) =>
  wayRound(id, tree(goals))?.map(({ number }) => number) ?? null;

const ring = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [String(index + 1), of(`[#${((index + 1) % length) + 1}]`)]));

describe('the way round', () => {
  it.each([
    ['none where there is none', '1', { '1': of('[#2] + [#3]'), '2': of('[#3]'), '3': {} }, null],
    ['none of a goal that is not there', '9', { '1': {} }, null],
    ['of a goal that names itself', '1', { '1': of('[#1] + 1') }, ['1', '1']],
    ['of two', '1', ring(2), ['1', '2', '1']],
    ['the shortest of several', '1', { '1': of('[#2] + [#3]'), '2': of('[#3]'), '3': of('[#1]') }, ['1', '3', '1']],
    ['through a target', '1', { '1': of('[#2]'), '2': { targetFormula: '[#1]' } }, ['1', '2', '1']],
    ['through a period before', '1', { '1': of('prev([#2])'), '2': of('[#1]') }, ['1', '2', '1']],
    ['through a roll-up', '1.1', { '1': { rollup: 'sum' }, '1.1': of('[#1]') }, ['1.1', '1', '1.1']],
    ['through a group, which has a percent', '1.1', { '1': {}, '1.1': of('[#1]') }, ['1.1', '1', '1.1']],
    [
      'not through goals below one that is computed itself',
      '1.1',
      { '1': { rollup: 'sum', ...of('[#2]') }, '1.1': of('[#1]'), '2': {} },
      null,
    ],
    ['not where a target takes the goal’s own actual', '1', { '1': { targetFormula: '[#1 actual]' } }, null],
    ['where a target takes itself', '1', { '1': { targetFormula: '[#1]' } }, ['1', '1']],
    ['where an actual takes its target', '1', { '1': of('[#1 target]') }, ['1', '1']],
  ] as const)('%s', (_, id, goals, way) => {
    expect(wayOf(id, goals)).toEqual(way);
  });

  it.each([3, 10, 500])('of a circle of %i names each once and the first again', (length) => {
    const way = wayOf('1', ring(length));
    expect(way).toHaveLength(length + 1);
    expect(new Set(way).size).toBe(length);
    expect(brokenLinksOf(tree(ring(length))).size).toBe(length);
  });
});

it('the goals below one are those of the tree that is asked', () => {
  const { nodes, isContainer } = tree({ '1': { rollup: 'sum' }, '1.1': of('[#1]') });
  expect(wayRound('1', { nodes: new Map([...nodes].filter(([id]) => id !== '1.1')), isContainer })).toBeNull();
});

describe('the links', () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length: length + 1 }, (_, index) => [String(index), index === 0 ? {} : of(`[#${index - 1}]`)]),
    );

  it('name the goals that use a goal, and break what hangs on a circle', () => {
    const linked = tree({ ...ring(2), '3': of('[#1] + [#4]'), '4': {}, '5': of('[#4]') });
    const [users, broken] = [formulaUsersOf(linked.nodes), brokenLinksOf(linked)];
    expect([...(users.get('4') ?? [])]).toEqual(['3', '5']);
    expect([...broken]).toEqual([
      ['1', 'circle'],
      ['2', 'circle'],
      ['3', 'circle'],
    ]);
  });

  it.each([
    [50, []],
    [51, ['51']],
    [52, ['51', '52']],
  ])('of a chain of %i break what is more than 50 formulas up: %j', (length, broken) => {
    expect([...brokenLinksOf(tree(chain(length))).keys()]).toEqual(broken);
  });
});
