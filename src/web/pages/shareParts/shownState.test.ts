import { describe, expect, it } from 'vitest';
import { DEFAULT_DASHBOARD } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import type { SharedView } from '#contract/plan/dashboardPlan.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { ownFilterOf } from '#core/filter/ownFilter.ts';
import { NO_GOAL_HAS_WORK } from '#core/filter/workChoice.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { dynamicState, dynamicYear, fixedCriteria, fixedState, knownState, ownState } from './shownState.ts';

const params = (part: Partial<FilterCriteria>) => ({ ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, ...part } });
const view: SharedView = {
  style: 'dynamic',
  filters: params({ statuses: ['critical'], depths: [1] }),
  fiscalYear: 2026,
  theme: 'auto',
  onlyTheseLevels: false,
  hidesComments: false,
  hidesOwners: false,
  hidesWork: false,
};

describe('a chips or static share', () => {
  it('shows its own year and filters, whatever the address says', () => {
    const edited = {
      ...DEFAULT_DASHBOARD,
      filters: params({}),
      fiscalYear: 2020,
      savedFilter: 'x',
      isFullscreen: true,
    };
    const shown = fixedState(edited, { ...view, style: 'chips' });
    expect(shown).toEqual({
      ...DEFAULT_DASHBOARD,
      shareStyle: 'chips',
      filters: view.filters,
      fiscalYear: 2026,
    });
  });
});

describe('what an address asks of own fields and work that may not be seen', () => {
  const ward = exampleOwnField({ id: 'ward', kind: 'text', public: true });
  const asking = (own: object, part: Partial<FilterCriteria> = {}) => ({
    ...DEFAULT_DASHBOARD,
    filters: params({ own, ...part }),
  });
  const seen = { own: ownFilterOf([ward]), work: null };

  it.each([
    ['stays where it may be seen', { ward: { contains: 'x' } }, {}, params({ own: { ward: { contains: 'x' } } })],
    ['goes, and what else is asked stays', { risk: { contains: 'x' } }, { depths: [1] }, params({ depths: [1] })],
    ['goes, and nothing is left', { risk: { contains: 'x' } }, {}, null],
  ] as const)('%s', (_, own, part, expected) => {
    expect(knownState(asking(own, part), seen).filters).toEqual(expected);
  });

  it('goes for work, which stays where it may be seen', () => {
    const asked = { ...DEFAULT_DASHBOARD, filters: params({ work: ['late'], depths: [1] }) };
    expect(knownState(asked, seen).filters).toEqual(params({ depths: [1] }));
    expect(knownState(asked, { ...seen, work: NO_GOAL_HAS_WORK })).toBe(asked);
  });

  it('leaves an address without filters as it is', () => {
    expect(knownState(DEFAULT_DASHBOARD, seen)).toBe(DEFAULT_DASHBOARD);
  });
});

describe('a dynamic share', () => {
  it('opens with its own filters', () => {
    expect(dynamicState(DEFAULT_DASHBOARD, view).filters).toEqual(view.filters);
  });

  it('that has none opens as the default dashboard', () => {
    expect(dynamicState(DEFAULT_DASHBOARD, { ...view, filters: NO_FILTER_PARAMS }).filters).toBeNull();
  });

  it('has none of its own filters among those the viewer chose', () => {
    expect(ownState(DEFAULT_DASHBOARD, view).filters).toBeNull();
    const asked = { ...DEFAULT_DASHBOARD, filters: params({ keyword: 'water' }) };
    expect(ownState(asked, view).filters).toEqual(params({ keyword: 'water' }));
  });

  it.each([
    ['all of them', { statuses: ['critical'], depths: [1] }, null],
    ['beside one that the viewer chose', { statuses: ['critical'], keyword: 'water' }, params({ keyword: 'water' })],
  ] as const)('has none of its own filters among them where its link carries %s', (_, carried, own) => {
    expect(ownState({ ...DEFAULT_DASHBOARD, filters: params(carried) }, view).filters).toEqual(own);
  });

  it.each([
    ['with its levels, where the viewer chose nothing', null, null, [1]],
    ['with its levels, where the viewer took the last filter away', null, params({}), [1]],
    ['with its levels, where the viewer filters', null, params({ keyword: 'water' }), [1]],
    ['without its levels, once the viewer chooses others', null, params({ depths: [2] }), []],
    ['without its levels, under a saved filter', 'Board', params({ keyword: 'water' }), []],
  ])('says what stays, %s', (_, savedFilter, filters, depths) => {
    const fixed = fixedCriteria({ ...DEFAULT_DASHBOARD, savedFilter, filters }, view);
    expect(fixed).toEqual({ ...NO_CRITERIA, statuses: ['critical'], depths });
  });

  it('is listed by what it is held to together with what the viewer chose', () => {
    const narrowed = { ...DEFAULT_DASHBOARD, filters: params({}) };
    expect(dynamicState(narrowed, view).filters).toEqual(view.filters);
  });

  it('is still held to its filters of every kind the viewer left open', () => {
    const narrowed = { ...DEFAULT_DASHBOARD, filters: params({ keyword: 'water' }) };
    expect(dynamicState(narrowed, view).filters).toEqual(
      params({ keyword: 'water', statuses: ['critical'], depths: [1] }),
    );
  });

  it('leaves a saved filter that is yet to be found to the list', () => {
    expect(dynamicState({ ...DEFAULT_DASHBOARD, savedFilter: 'Board' }, view).filters).toBeNull();
  });

  it.each([
    ['the address', { ...DEFAULT_DASHBOARD, fiscalYear: 2024 }, 2024],
    ['the filters of the address', { ...DEFAULT_DASHBOARD, filters: { ...params({}), fiscalYear: 2023 } }, 2023],
    ['the share', DEFAULT_DASHBOARD, 2026],
  ])('takes its year from %s', (_, state, year) => expect(dynamicYear(state, view)).toBe(year));
});
