import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { DashboardState } from './dashboardUrl.ts';

/**
 * The dashboard after another fiscal year is chosen: filters, encv, rs and iframe stay (rule 4.10), and so
 * does how it is looked at. The saved filter is one that was changed, for its name would lead back to its own year;
 * open goals go too.
 */
export function withFiscalYear(state: DashboardState, fiscalYear: FiscalYear): DashboardState {
  return {
    ...state,
    fiscalYear,
    filters: state.filters === null ? null : { ...state.filters, fiscalYear: null, currentFilter: null },
    savedFilter: null,
    changedFilter: state.savedFilter ?? state.filters?.currentFilter ?? state.changedFilter,
    goalId: null,
    cardId: null,
    chart: null,
  };
}
