import { describe, expect, it } from 'vitest';
import { movedMost, shareOfTarget } from './movedMost.ts';

const goal = (id: string, from: number | null, to: number | null) => ({ id, from, to });
const ids = (goals: readonly { readonly id: string }[]) => goals.map(({ id }) => id);

describe('goals that moved most, their status being the same', () => {
  it('are ranked by the change against their target to date, up or down, equals in their order', () => {
    const goals = [goal('a', 0.9, 0.92), goal('b', 1.14, 1), goal('c', 0.67, 0.75), goal('d', 0.75, 0.67)];
    expect(ids(movedMost(goals, 6))).toEqual(['b', 'c', 'd', 'a']);
    expect(ids(movedMost(goals, 2))).toEqual(['b', 'c']);
  });

  it.each([
    ['no figure before', null, 0.5],
    ['no figure after', 0.5, null],
    ['the same percent as shown', 0.8501, 0.8549],
    ['the same figure', 0.5, 0.5],
  ])('leave out what has %s', (_, from, to) => {
    expect(movedMost([goal('a', from, to)], 6)).toEqual([]);
  });
});

describe('a share of the target', () => {
  it.each([
    ['up', 3, 4, 0.75],
    ['up', -2, -4, 1.5],
    ['down', 5, 4, 0.75],
    ['down', 3, 4, 1.25],
    ['equal', 5, 4, 0.75],
    ['equal', 3, 4, 0.75],
    ['up', 3, 0, null],
    ['up', null, 4, null],
    ['up', 3, null, null],
  ] as const)('going %s, %s of %s is %s', (direction, actual, target, share) => {
    expect(shareOfTarget({ actual, target }, direction)).toBe(share);
  });
});
