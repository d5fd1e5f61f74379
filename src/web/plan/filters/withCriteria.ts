import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { isUnfiltered } from '#core/filter/selection.ts';
import { currentNameOf } from './currentName.ts';

/**
 * Changed filters are no saved filter's any more, and the address keeps which one they were changed from; a card opened
 * from the old list closes. Without any filter left it is the default dashboard.
 */
export function withCriteria(
  state: DashboardState,
  change: (criteria: FilterCriteria) => FilterCriteria,
): DashboardState {
  const before = state.filters?.criteria ?? NO_CRITERIA;
  const criteria = change(before);
  if (criteria === before) return state;
  const isEmpty = isUnfiltered(criteria);
  return {
    ...state,
    savedFilter: null,
    changedFilter: isEmpty ? null : (currentNameOf(state) ?? state.changedFilter),
    cardId: null,
    // The year that came with the filters stays when they go.
    fiscalYear: state.fiscalYear ?? state.filters?.fiscalYear ?? null,
    filters: isEmpty ? null : { ...NO_FILTER_PARAMS, criteria, ownerLabels: state.filters?.ownerLabels ?? [] },
  };
}
