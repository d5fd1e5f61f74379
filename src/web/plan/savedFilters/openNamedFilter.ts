import { type DashboardState, DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { say } from '#web/base/messages/say.ts';
import { shownAs } from './reduceDashboard.ts';
import { filterNamed, isSameName, type SavedFilter } from './savedFilter.ts';

/**
 * What an address with `customFilter` shows once the list is loaded: a known filter as it is saved now, whatever
 * `filters` says; of an unknown one `filters` decides. The built-in entry's name is the Default
 * Dashboard. Returns the same state where nothing changes.
 */
export function openNamedFilter(state: DashboardState, filters: readonly SavedFilter[]): DashboardState {
  if (state.savedFilter === null) return state;
  const known = filterNamed(filters, state.savedFilter);
  if (known === null) {
    const isBuiltIn = isSameName(state.savedFilter, say.dashboard.defaultName);
    return isBuiltIn ? { ...state, savedFilter: null, filters: DEFAULT_DASHBOARD.filters } : state;
  }
  const shown = shownAs(state, known);
  return writeDashboardQuery(shown) === writeDashboardQuery(state) ? state : shown;
}

export function unknownNameIn(state: DashboardState, filters: readonly SavedFilter[]): string | null {
  const { savedFilter } = state;
  return savedFilter !== null && filterNamed(filters, savedFilter) === null ? savedFilter : null;
}
