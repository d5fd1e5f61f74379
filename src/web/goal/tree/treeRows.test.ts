import { describe, expect, it } from 'vitest';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { hierarchyOf } from '#core/goal/hierarchy.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { mayMoveUnder, treeRows } from './treeRows.ts';

function goal(number: string, inFiscalYear = true) {
  const parts = number.split('.');
  const parentId = parts.length === 1 ? null : parts.slice(0, -1).join('.');
  return listedGoalOf(
    exampleDashboardGoal({ id: number, number, parentId, depth: parts.length - 1, figures: { inFiscalYear } }),
  );
}

const hierarchy = hierarchyOf(['1', '1.1', '1.1.1', '1.2', '2', '2.1'].map((number) => goal(number)));
const shown = (asked: Partial<Parameters<typeof treeRows>[0]>) =>
  treeRows({ hierarchy, listed: null, isOpen: () => true, ...asked });
const ids = (rows: ReturnType<typeof shown>) => rows.map(({ goal: { id } }) => id).join(' ');

describe('the rows of the tree', () => {
  it('stand each before what lies beneath it, with their place', () => {
    const rows = shown({});
    expect(ids(rows)).toBe('1 1.1 1.1.1 1.2 2 2.1');
    expect(rows[3]).toMatchObject({ level: 2, position: 2, siblings: 2, parentId: '1', isOpen: null, isDim: false });
  });

  it('fold what is closed', () => {
    const rows = shown({ isOpen: ({ id }) => id !== '1.1' });
    expect(ids(rows)).toBe('1 1.1 1.2 2 2.1');
    expect(rows[1]?.isOpen).toBe(false);
  });

  it('bring the ancestors of a listed goal along, dimmed', () => {
    const rows = shown({ listed: new Set(['1.1.1']) });
    expect(rows.map(({ goal: { id }, isDim }) => [id, isDim])).toEqual([
      ['1', true],
      ['1.1', true],
      ['1.1.1', false],
    ]);
  });

  it('leave out what does not run in the year, but not above what does', () => {
    const year = hierarchyOf([goal('1', false), goal('1.1'), goal('2', false)]);
    expect(ids(shown({ hierarchy: year }))).toBe('1 1.1');
  });
});

describe('a goal may be moved', () => {
  it.each([
    ['1.1', '2', true],
    ['1.1', null, true],
    ['1.1', '1', false],
    ['1.1', '1.1', false],
    ['1', '1.1.1', false],
    ['1', null, false],
    ['1', '2.1', true],
    ['nobody', '1', false],
  ])('%s under %s: %s', (goalId, parentId, expected) => {
    expect(mayMoveUnder(hierarchy, { goalId, parentId })).toBe(expected);
  });

  it('not below the lowest level, counting what lies beneath it', () => {
    const deep = ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.1.1', '2', '2.1'];
    const tree = hierarchyOf(deep.map((number) => goal(number)));
    expect(mayMoveUnder(tree, { goalId: '2.1', parentId: '1.1.1.1.1.1' })).toBe(true);
    expect(mayMoveUnder(tree, { goalId: '2', parentId: '1.1.1.1.1.1' })).toBe(false);
  });
});
