import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import type { RowInTree, StoredInTree } from './goalTree.ts';
import { settleTree } from './settleTree.ts';

type Said = { readonly parent?: string; readonly depth?: number };

const settle = (
  rows: Record<string, Said>,
  stored: Record<string, [parent: string | null, depth: number]> = {},
  refused: string[] = [],
) => {
  const plan = new Map<string, StoredInTree>(
    Object.entries(stored).map(([key, [parentKey, depth]]) => [
      key,
      { parentKey, depth, levelsBelowParent: parentKey === null ? 0 : depth - (stored[parentKey]?.[1] ?? 0) },
    ]),
  );
  const table = new Map<string, RowInTree>(
    Object.entries(rows).map(([key, { parent, depth }]) => [key, { parentKey: parent ?? null, depth }]),
  );
  const { places, refusals } = settleTree(table, plan, new Set(refused));
  return {
    places: Object.fromEntries([...places].map(([key, { parentKey, depth }]) => [key, [parentKey, depth]])),
    refusals: Object.fromEntries([...refusals].map(([key, { problem }]) => [key, problem])),
  };
};

describe('the places of goals', () => {
  it('takes a parent from the dots of the number, skipping numbers that are no goals', () => {
    expect(settle({ '1': {}, '1.2': {}, '1.2.3.4': {}, '2.1': {} }).places).toEqual({
      '1': [null, 0],
      '1.2': ['1', 1],
      '1.2.3.4': ['1.2', 2],
      '2.1': [null, 0],
    });
  });

  it('leaves a goal at the top that says depth 0, whatever its dots', () => {
    expect(settle({ '1': {}, '1.1': { depth: 0 } }).places['1.1']).toEqual([null, 0]);
  });

  it('keeps a depth that leaves levels out, and moves one that is not below its parent', () => {
    expect(settle({ '1': {}, '1.1': { depth: 3 }, '1.1.1': { depth: 2 } }).places).toMatchObject({
      '1.1': ['1', 3],
      '1.1.1': ['1.1', 4],
    });
  });

  it('refuses a parent that is nowhere, with everything below', () => {
    expect(settle({ a: { parent: 'zz' }, b: { parent: 'a' }, c: {} })).toEqual({
      places: { c: [null, 0] },
      refusals: { a: 'parentMissing', b: 'parentRefused' },
    });
  });

  it('refuses what lies below a row that stays out', () => {
    expect(settle({ '1.1': {} }, {}, ['1']).refusals).toEqual({ '1.1': 'parentRefused' });
  });

  it('refuses a cycle, itself as parent among them, with everything below', () => {
    expect(
      settle({ a: { parent: 'b' }, b: { parent: 'c' }, c: { parent: 'a' }, d: { parent: 'a' }, e: { parent: 'e' } })
        .refusals,
    ).toEqual({
      a: 'parentCycle',
      b: 'parentCycle',
      c: 'parentCycle',
      d: 'parentRefused',
      e: 'parentCycle',
    });
  });

  it.each([
    ['said', { '1': {}, '1.1': { depth: LOWEST_DEPTH + 1 } }],
    ['reached by the chain', { '1': { depth: LOWEST_DEPTH }, '1.1': {} }],
  ])('refuses a depth past the lowest, %s', (_, rows) => {
    expect(settle(rows).refusals).toEqual({ '1.1': 'tooDeep' });
  });

  it('finds parents among the goals of the plan', () => {
    expect(settle({ '1.1': {} }, { '1': [null, 0] }).places['1.1']).toEqual(['1', 1]);
  });

  it('moves what the plan holds below a moved goal by as many levels', () => {
    const stored = { a: [null, 0], b: ['a', 1], c: ['b', 3] } satisfies Record<string, [string | null, number]>;
    expect(settle({ b: { parent: 'z' }, z: { parent: 'a' } }, stored).places).toMatchObject({
      b: ['z', 2],
      c: ['b', 4],
    });
  });

  it('refuses the row that would press a goal of the plan below the lowest level', () => {
    const stored = { a: [null, 4], b: ['a', 5], c: ['b', 6], x: [null, 0] } satisfies Record<
      string,
      [string | null, number]
    >;
    const settled = settle({ a: { parent: 'x', depth: 5 } }, stored);
    expect(settled.refusals).toEqual({ a: 'tooDeep' });
    expect(settled.places).toMatchObject({ a: [null, 4], c: ['b', 6] });
  });

  it('leaves a goal of the plan where it is when its row would make a cycle, and its children with it', () => {
    const stored = { a: [null, 0], b: ['a', 1] } satisfies Record<string, [string | null, number]>;
    const settled = settle({ a: { parent: 'b' }, n: { parent: 'a' } }, stored);
    expect(settled.refusals).toEqual({ a: 'parentCycle' });
    expect(settled.places).toEqual({ a: [null, 0], b: ['a', 1], n: ['a', 1] });
  });

  it('always comes out as a tree of levels below their parents, whatever the rows say', () => {
    const key = fc.constantFrom('1', '1.1', '1.2', '1.1.1', 'a', 'b', 'c', 'nowhere');
    const said = fc.record({
      parent: fc.option(key, { nil: undefined }),
      depth: fc.option(fc.nat(8), { nil: undefined }),
    });
    const rows = fc.dictionary(key, said);
    fc.assert(
      fc.property(rows, fc.subarray(['1', '1.1', '1.1.1', 'a']), (table, held) => {
        const plan = new Map<string, StoredInTree>(
          held.map((each, index) => [
            each,
            { parentKey: held[index - 1] ?? null, depth: index, levelsBelowParent: index === 0 ? 0 : 1 },
          ]),
        );
        const read = new Map<string, RowInTree>(
          Object.entries(table).map(([each, { parent, depth }]) => [each, { parentKey: parent ?? null, depth }]),
        );
        const { places, refusals } = settleTree(read, plan, new Set());
        for (const each of plan.keys()) expect(places.has(each)).toBe(true);
        for (const each of read.keys())
          expect(places.has(each) && !plan.has(each)).toBe(!refusals.has(each) && !plan.has(each));
        for (const [, { parentKey, depth }] of places) {
          expect(depth).toBeLessThanOrEqual(LOWEST_DEPTH);
          if (parentKey !== null) expect(depth).toBeGreaterThan(places.get(parentKey)?.depth ?? LOWEST_DEPTH);
        }
      }),
    );
  });

  it('takes a chain as long as a table in its stride', () => {
    const chain = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`g${at}`, { parent: `g${at + 1}` }]));
    expect(settle(chain).refusals.g49999).toBe('parentMissing');
  });
});
