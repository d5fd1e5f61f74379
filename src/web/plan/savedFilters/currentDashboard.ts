import type { DashboardState } from '#contract/dashboardUrl.ts';
import { say } from '#web/base/messages/say.ts';
import { filterNamed, type SavedFilter } from './savedFilter.ts';

/** What the picker's label names (specification, section 4, Filter picker). */
export type CurrentDashboard =
  | { readonly kind: 'default' }
  | { readonly kind: 'custom' }
  | { readonly kind: 'saved'; readonly name: string };

/**
 * Which dashboard an address shows. A name the reader has no saved filter of is none: then `filters` decides (readings,
 * section 4). As long as the list is not there (null), the name is believed.
 */
export function currentDashboardOf(state: DashboardState, filters: readonly SavedFilter[] | null): CurrentDashboard {
  const name = currentNameOf(state);
  if (name !== null) {
    const known = filters === null ? name : filterNamed(filters, name)?.name;
    if (known !== undefined) return { kind: 'saved', name: known };
  }
  return state.filters === null ? { kind: 'default' } : { kind: 'custom' };
}

/** The current filter's name as the address says it: `customFilter`, else the `currentFilter` its filters came from. */
export function currentNameOf(state: DashboardState): string | null {
  return state.savedFilter ?? state.filters?.currentFilter ?? null;
}

/** 'Default Dashboard', 'Custom Dashboard' or the saved filter's name. */
export function labelOf(current: CurrentDashboard): string {
  switch (current.kind) {
    case 'default':
      return say.dashboard.defaultName;
    case 'custom':
      return say.dashboard.customName;
    case 'saved':
      return current.name;
  }
}
