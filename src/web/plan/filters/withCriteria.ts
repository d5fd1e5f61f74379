import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';

/**
 * Changed filters are no saved filter's any more, and a card or goal opened from the old list closes; without any
 * filter left the address has no filter parameters.
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
    // The year that came with the filters stays when they go.
    fiscalYear: state.fiscalYear ?? state.filters?.fiscalYear ?? null,
    filters: isEmpty ? null : { ...NO_FILTER_PARAMS, criteria, ownerLabels: state.filters?.ownerLabels ?? [] },
  };
}
