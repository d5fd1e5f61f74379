import { describe, expect, it } from 'vitest';
import { DEFAULT_DEPTH, levelAt, levelsOf } from './levels.ts';

describe('the levels of a plan', () => {
  it('are four in a 2-tier plan: no department goals', () => {
    expect(levelsOf(2)).toEqual([
      { depth: 0, name: 'Strategic objectives', nameOfOne: 'Strategic objective' },
      { depth: 1, name: 'Organisation goals', nameOfOne: 'Organisation goal' },
      { depth: 2, name: 'Member goals', nameOfOne: 'Member goal' },
      { depth: 3, name: 'Member actions', nameOfOne: 'Member action' },
    ]);
  });

  it('are five in a 3-tier plan', () => {
    expect(levelsOf(3)).toEqual([
      { depth: 0, name: 'Strategic objectives', nameOfOne: 'Strategic objective' },
      { depth: 1, name: 'Organisation goals', nameOfOne: 'Organisation goal' },
      { depth: 2, name: 'Department goals', nameOfOne: 'Department goal' },
      { depth: 3, name: 'Member goals', nameOfOne: 'Member goal' },
      { depth: 4, name: 'Member actions', nameOfOne: 'Member action' },
    ]);
  });

  it('open at depth 0', () => {
    expect(DEFAULT_DEPTH).toBe(0);
  });

  it.each([
    [2, 0, 'Strategic objectives'],
    [2, 2, 'Member goals'],
    [2, 3, 'Member actions'],
    [2, 4, 'Deeper actions'],
    [3, 2, 'Department goals'],
    [3, 4, 'Member actions'],
    [3, 5, 'Deeper actions'],
    [3, 6, 'Deeper actions'],
  ] as const)('in %d tiers, depth %d is %s', (tiers, depth, name) => {
    expect(levelAt(depth, tiers)).toMatchObject({ depth, name });
  });

  it('name one goal below the last level too', () => {
    expect(levelAt(6, 2)).toEqual({ depth: 6, name: 'Deeper actions', nameOfOne: 'Deeper action' });
  });
});
