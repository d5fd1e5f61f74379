import { describe, expect, it } from 'vitest';
import { DEFAULT_DEPTH, levelAt, levelsOf } from './levels.ts';

const TWO = { tiers: 2, levels: [] } as const;
const THREE = { tiers: 3, levels: [] } as const;

describe('the levels of a plan', () => {
  it('are four in a 2-tier plan: no department goals', () => {
    expect(levelsOf(TWO)).toEqual([
      { depth: 0, name: 'Strategic objectives', nameOfOne: 'Strategic objective' },
      { depth: 1, name: 'Organisation goals', nameOfOne: 'Organisation goal' },
      { depth: 2, name: 'Member goals', nameOfOne: 'Member goal' },
      { depth: 3, name: 'Member actions', nameOfOne: 'Member action' },
    ]);
  });

  it('are five in a 3-tier plan', () => {
    expect(levelsOf(THREE)).toEqual([
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
    expect(levelAt(depth, { tiers, levels: [] })).toMatchObject({ depth, name });
  });

  it('name one goal below the last level too', () => {
    expect(levelAt(6, TWO)).toEqual({ depth: 6, name: 'Deeper actions', nameOfOne: 'Deeper action' });
  });

  it('are called as the plan calls them, whatever its tiers; deeper goals as the last', () => {
    const plan = {
      tiers: 3,
      levels: [
        { name: 'Priority', plural: 'Priorities' },
        { name: 'Outcome', plural: 'Outcomes' },
      ],
    } as const;
    expect(levelsOf(plan)).toEqual([
      { depth: 0, name: 'Priorities', nameOfOne: 'Priority' },
      { depth: 1, name: 'Outcomes', nameOfOne: 'Outcome' },
    ]);
    expect(levelAt(1, plan).nameOfOne).toBe('Outcome');
    const rightToLeft = { tiers: 2, levels: [{ name: 'هدف', plural: 'أهداف' }] } as const;
    expect(levelAt(0, rightToLeft)).toEqual({ depth: 0, name: '\u2068أهداف\u2069', nameOfOne: '\u2068هدف\u2069' });
    expect(levelAt(5, plan)).toEqual({ depth: 5, name: 'Outcomes', nameOfOne: 'Outcome' });
  });

  it('that a plan calls as usual are called so in the words of the reader, the others as it names them', () => {
    const plan = {
      tiers: 2,
      levels: [
        { name: 'Objetivo estratégico', plural: 'Objetivos estratégicos', isUsual: true },
        { name: 'Reto', plural: 'Retos' },
        { name: 'Paso', plural: 'Pasos', isUsual: true },
      ],
    } as const;
    expect(levelsOf(plan).map(({ name }) => name)).toEqual(['Strategic objectives', 'Retos', 'Member goals']);
    expect(levelAt(1, plan).name).toBe('Retos');
    // Deeper goals bear the name of the last.
    expect(levelAt(5, plan).name).toBe('Member goals');
    const deep = Array.from({ length: 5 }, () => ({ name: 'x', plural: 'x', isUsual: true }));
    expect(levelsOf({ tiers: 2, levels: deep }).at(-1)?.name).toBe('Deeper actions');
    expect(levelAt(9, { tiers: 2, levels: deep }).name).toBe('Deeper actions');
  });
});
