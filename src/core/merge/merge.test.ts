import { describe, expect, it } from 'vitest';
import { isSame, mergeMap } from './merge.ts';
import { mergeOrders } from './mergeOrders.ts';
import { mergeTexts, mergeTextsOrUsual } from './mergeRows.ts';

it.each([
  ['names in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['lists in another order', [1, 2], [2, 1], false],
  ['another value', { a: 1 }, { a: 2 }, false],
  ['nothing and null', undefined, null, false],
])('values with %s: the same %#', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

describe('values by name', () => {
  it.each([
    ['another name each', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, []],
    ['one adds a name', { a: 1 }, { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2 }, []],
    ['one takes a name out', { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2 }, { a: 1 }, []],
    ['both set one name', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['a']],
    ['one takes out what the other sets', { a: 1 }, {}, { a: 3 }, {}, ['a']],
    ['both add one name', {}, { a: 2 }, { a: 3 }, { a: 2 }, ['a']],
  ])('of which %s', (_, before, mine, theirs, value, at) => {
    const merged = mergeMap<number>({ before, mine, theirs });
    expect(merged.value).toEqual(value);
    expect(merged.contradictions.map((each) => each.at.join('.'))).toEqual(at);
  });
});

describe('lists of texts', () => {
  it('have what each added, and not what one removed', () => {
    const merged = mergeTexts({ before: ['a', 'b'], mine: ['a', 'b', 'c'], theirs: ['b', 'd'] });
    expect([...merged.value].sort()).toEqual(['b', 'c', 'd']);
    expect(merged.contradictions).toEqual([]);
  });

  it.each([
    ['both have some', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c'], 0],
    ['I go back to the usual', ['a'], [], ['a'], [], 0],
    ['they go back to the usual', ['a'], ['a'], [], [], 0],
    ['I go back to the usual, they add one', ['a'], [], ['a', 'b'], [], 1],
  ])('that stand for the usual where they are empty: %s', (_, before, mine, theirs, value, contradictions) => {
    const merged = mergeTextsOrUsual({ before, mine, theirs });
    expect([...merged.value].sort()).toEqual(value);
    expect(merged.contradictions).toHaveLength(contradictions);
  });
});

describe('orders', () => {
  it.each([
    ['one moved', 'abcd', 'bacd', 'abcd', 'bacd', 'abcd'],
    ['both moved others', 'abcd', 'bacd', 'abdc', 'badc', 'abdc'],
    ['both moved one past the same', 'abc', 'cab', 'acb', 'cab', 'acb'],
    ['both moved the same up', 'abc', 'bac', 'bac', 'bac', 'bac'],
    ['one moved what the other removed', 'abc', 'cab', 'ab', 'cab', 'cab'],
    ['of one', 'a', 'a', 'a', 'a', 'a'],
    ['of none', '', '', '', '', ''],
  ])('%s: %s as %s and %s is %s', (_, before, mine, theirs, value, base) => {
    const sides = { before: [...before], mine: [...mine], theirs: [...theirs] };
    const merged = mergeOrders(sides);
    expect(merged).toEqual({ value: [...value], base: [...base], isContradicted: false });
    expect(mergeOrders({ ...sides, mine: sides.theirs, theirs: sides.mine }).value).toEqual([...value]);
  });

  it.each([
    ['one moved it up, the other down', 'abc', 'bac', 'acb'],
    ['each moved it to another end', 'abcd', 'bacd', 'acdb'],
  ])('%s: no order has both', (_, before, mine, theirs) => {
    const merged = mergeOrders({ before: [...before], mine: [...mine], theirs: [...theirs] });
    expect(merged).toEqual({ value: [...mine], base: [...before], isContradicted: true });
  });
});
