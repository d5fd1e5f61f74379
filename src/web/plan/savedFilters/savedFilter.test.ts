import { describe, expect, it } from 'vitest';
import { exampleFilter } from '#testing/web/exampleFilter.ts';
import { decodeSavedFilter, filterNamed, isSameName, withFilter, withoutFilter } from './savedFilter.ts';

const a = exampleFilter('Årsmøte');
const b = exampleFilter('board pack');
const c = exampleFilter('Council review');

describe('saved filters', () => {
  it.each([
    ['Council review', 'council REVIEW', true],
    [' Council review ', 'Council review', true],
    ['\u00c5rsm\u00f8te', 'A\u030arsm\u00f8te', true],
    ['Council review', 'Council  review', false],
  ])('%j and %j are one name: %s', (one, other, isOne) => {
    expect(isSameName(one, other)).toBe(isOne);
  });

  it('are found by their name', () => {
    expect(filterNamed([b, c], 'COUNCIL review')).toBe(c);
    expect(filterNamed([b, c], 'council')).toBeNull();
  });

  it('stand in the order of their names, a renamed one in its new place', () => {
    expect(withFilter([c, a], b)).toEqual([b, c, a]);
    expect(withFilter([b, c], { ...b, name: 'Zoning' })).toEqual([c, { ...b, name: 'Zoning' }]);
    expect(withoutFilter([b, c], b.id)).toEqual([c]);
  });

  it.each(['', '{', '[]', 'null', '{"status":7,"depth":["x"]}'])(
    'open also with values that cannot be read: %j',
    (text) => {
      const filter = decodeSavedFilter({ id: '1', name: 'Odd', filter_params: text }, 'M/D/Y');
      expect(filter.params.criteria).toMatchObject({ statuses: [], depths: [] });
    },
  );
});
