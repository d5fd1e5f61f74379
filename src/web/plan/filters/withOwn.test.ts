import { expect, test } from 'vitest';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { withOwn } from './withOwn.ts';

test('what is asked of one own field replaces what was asked of it, and leaves the others', () => {
  const both = withOwn(withOwn(NO_CRITERIA, 'ward', ['harbor']), 'cost', { from: 1, to: null });
  expect(both.own).toEqual({ ward: ['harbor'], cost: { from: 1, to: null } });
  expect(withOwn(both, 'ward', ['north']).own).toEqual({ ward: ['north'], cost: { from: 1, to: null } });
});

test('without the last own field asked there is no filter by own fields', () => {
  const ward = withOwn(NO_CRITERIA, 'ward', ['harbor']);
  expect(withOwn(ward, 'ward', null)).toEqual(NO_CRITERIA);
});
