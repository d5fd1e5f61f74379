import { describe, expect, it } from 'vitest';
import { DEFAULT_DASHBOARD, readDashboardQuery, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { exampleFilter } from '#testing/web/exampleFilter.ts';
import { openNamedFilter, unknownNameIn } from './openNamedFilter.ts';

const review = exampleFilter('Council review', { depths: [0, 1] });
const lastYear = exampleFilter('Last year', { depths: [2] }, { fiscalYear: 2025 });
const FILTERS = [review, lastYear];

const REVIEW = '?customFilter=Council%20review&filters=%7B%22depth%22:%5B0,1%5D%7D';
const LAST_YEAR = '?customFilter=Last%20year&fiscal_year=2025&filters=%7B%22depth%22:%5B2%5D%7D';

describe('an address with customFilter', () => {
  it.each([
    ['a known name alone shows the filter', '?customFilter=Council%20review', REVIEW],
    ['in any case', '?customFilter=council%20REVIEW', REVIEW],
    ['what stands beside it gives way', '?customFilter=Council%20review&filters=%7B%22depth%22:%5B3%5D%7D', REVIEW],
    ['a filter of a year shows that year', '?customFilter=Last%20year', LAST_YEAR],
    ['also where the address says another', '?customFilter=Last%20year&fiscal_year=2024', LAST_YEAR],
    ['an open goal stays open', '?customFilter=Council%20review&goal=g1', `${REVIEW}&goal=g1`],
    [
      'the built-in entry is the Default Dashboard',
      '?customFilter=default%20dashboard&filters=%7B%22depth%22:%5B2%5D%7D',
      '',
    ],
  ])('%s', (_rule, query, opened) => {
    const { state } = readDashboardQuery(query, 'M/D/Y');
    expect(writeDashboardQuery(openNamedFilter(state, FILTERS))).toBe(opened);
  });

  it.each(['', '?fiscal_year=2025', REVIEW, LAST_YEAR, '?customFilter=Nobody&filters=%7B%22depth%22:%5B3%5D%7D'])(
    'stays as it is where it shows that already: %s',
    (query) => {
      const { state } = readDashboardQuery(query, 'M/D/Y');
      expect(openNamedFilter(state, FILTERS)).toBe(state);
    },
  );

  it('opened once is settled', () => {
    const { state } = readDashboardQuery('?customFilter=Last%20year', 'M/D/Y');
    const opened = openNamedFilter(state, FILTERS);
    expect(openNamedFilter(opened, FILTERS)).toBe(opened);
  });

  it.each([
    ['?customFilter=Nobody', 'Nobody'],
    ['?customFilter=COUNCIL%20review', null],
    ['', null],
  ])('%s names %s unknown', (query, name) => {
    expect(unknownNameIn(readDashboardQuery(query, 'M/D/Y').state, FILTERS)).toBe(name);
  });

  it('names nothing unknown where no name is', () => {
    expect(unknownNameIn(DEFAULT_DASHBOARD, [])).toBeNull();
  });
});
