import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';

/**
 * The dashboard under changed filters. It is no saved filter's any more, and a card or goal opened in the old list
 * closes; without any filter left the address says nothing about filters at all.
 */
export function withCriteria(
  state: DashboardState,
  change: (criteria: FilterCriteria) => FilterCriteria,
): DashboardState {
  const before = state.filters?.criteria ?? NO_CRITERIA;
  const criteria = change(before);
  if (criteria === before) return state;
  const isEmpty = filterCount(criteria) === 0 && criteria.keyword === '';
  return {
    ...state,
    savedFilter: null,
    cardId: null,
    // The year that came with the filters has to stay once they go.
    fiscalYear: state.fiscalYear ?? state.filters?.fiscalYear ?? null,
    filters: isEmpty ? null : { ...NO_FILTER_PARAMS, criteria, ownerLabels: state.filters?.ownerLabels ?? [] },
  };
}
