import { type DashboardState, DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { say } from '#web/base/messages/say.ts';
import { shownAs } from './reduceDashboard.ts';
import { filterNamed, isSameName, type SavedFilter } from './savedFilter.ts';

/**
 * What an address with `customFilter` shows once the list is there: a known filter as it is saved now, whatever
 * `filters` beside it says; of an unknown one `filters` decides (readings, section 4). The built-in entry's name is
 * the Default Dashboard. The same state where it is already that.
 */
export function openAddress(state: DashboardState, filters: readonly SavedFilter[]): DashboardState {
  if (state.savedFilter === null) return state;
  const known = filterNamed(filters, state.savedFilter);
  if (known === null) {
    const isBuiltIn = isSameName(state.savedFilter, say.dashboard.defaultName);
    return isBuiltIn ? { ...state, savedFilter: null, filters: DEFAULT_DASHBOARD.filters } : state;
  }
  const shown = shownAs(state, known);
  return writeDashboardQuery(shown) === writeDashboardQuery(state) ? state : shown;
}

/** The name an address asks for that the reader has no saved filter of; null where there is none such. */
export function unknownNameIn(state: DashboardState, filters: readonly SavedFilter[]): string | null {
  const { savedFilter } = state;
  return savedFilter !== null && filterNamed(filters, savedFilter) === null ? savedFilter : null;
}
