import { expect, it } from 'vitest';
import { DEFAULT_DASHBOARD } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { withCriteria } from './withCriteria.ts';

const critical = withCriteria(DEFAULT_DASHBOARD, (criteria) => ({ ...criteria, statuses: ['critical'] }));

it('sets a filter in the address', () => {
  expect(critical.filters?.criteria.statuses).toEqual(['critical']);
});

it('says nothing about filters once none is left', () => {
  expect(withCriteria(critical, (criteria) => ({ ...criteria, statuses: [] })).filters).toBeNull();
});

it('keeps a blank that is being typed', () => {
  expect(withCriteria(DEFAULT_DASHBOARD, (criteria) => ({ ...criteria, keyword: ' ' })).filters).not.toBeNull();
});

it('leaves the dashboard as it is where nothing changes', () => {
  expect(withCriteria(critical, (criteria) => criteria)).toBe(critical);
});

it('closes the expanded card and leaves the saved filter, whose list this is no more', () => {
  const changed = withCriteria({ ...critical, cardId: '7', savedFilter: 'Council review' }, (criteria) => ({
    ...criteria,
    keyword: 'water',
  }));
  expect(changed).toMatchObject({ cardId: null, savedFilter: null });
});

it('keeps the year that came with the filters', () => {
  const state = { ...DEFAULT_DASHBOARD, filters: { ...NO_FILTER_PARAMS, fiscalYear: 2024 } };
  expect(withCriteria(state, (criteria) => ({ ...criteria, keyword: 'a' })).fiscalYear).toBe(2024);
});
